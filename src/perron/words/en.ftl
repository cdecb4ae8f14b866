### name: English
### The words of page and terminal, in English; docs/languages.md says how to write them in another language.
###
### Every message may select on these, also where English does not:
###   $ticket      what the board at hand calls its tickets: "ticket" or "contract"
###   $train       "train" or "wagon"
###   $locomotive  "locomotive" or "joker"
###
### Messages about a person get both of these; with "you" the name is not needed:
###   $who   "you" for the reader, "other" for everybody else
###   $name  the person's name
###
### Inserted words always come in their basic form (nominative): $name and $names, $city, $route and $pair
### ("Paris – Dieppe"), $board, $level, $kind ("Blue"), $card ("blue"), $cards ("3 blue + 1 locomotive", or drawn
### cards in the log). Where a language would need another case, let a noun carry it ("the route { $route }") or put
### a colon before. Words in capitals at the beginning belong to buttons, headings and sentences of their own.
###
### A message may use what its English one uses and what is named in the comment above it; numbers ($n) may be
### selected on by plural or by exact value.

perron = Perron
you = you
you-name = You
close = Close
cancel = Cancel
join = Join
undo = Undo
notice = Notice
settings = Settings
menu = Menu
to-home = To the front page
to-learn = Learn to play
to-rules = The rules
to-rule = The rule
what-is-this = What is this?
try-again = Try again
open-seat = Open seat
# Whoever gave no name; $n tells guests apart.
guest = Guest { $n }
your-turn = Your turn

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } and { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] 1 day ago
       *[other] { $n } days ago
    }
    [hour] { $n ->
        [one] 1 hour ago
       *[other] { $n } hours ago
    }
   *[minute] { $n ->
        [0] just now
        [one] 1 minute ago
       *[other] { $n } minutes ago
    }
}
nowhere = This track ends here
nowhere-more = There is no page at this address.
broken = Something went wrong on this page. Nothing is lost: games are kept on the server.
broken-reload = Load again
part-missing = This part of the page did not arrive.

## Home

# What search engines and the home screen of a phone say of the page.
home-about = A free, self-hosted home for train board games.
home-lead = Train board games in your browser, with friends or against a bot worth beating.
home-unofficial = Free and unofficial; own rules text, own drawings. Not connected with any publisher.
home-new = New game
home-failed = The server does not answer. Your games are safe.
home-board = Board
home-players = { $least }–{ $most } players
home-seats = Seats
home-seat = Who plays seat { $n }
home-your-name = Your name
home-friend = Friend by link
home-bot = Bot: { $level }
home-remove = Remove seat { $n }
home-add = Add a seat
home-more = Colour, clock and chat
home-pace = Pace
pace-none = No clock
pace-live = 10 min each
pace-days = A day a turn
home-chat = Chat with friends at the table
home-opening = Setting the table…
home-friends = Play with friends
home-friends-more = You get a link to send. No account needed.
home-play = Play now
home-play-more = Bots take the other seats.
home-mine = Your games
home-none = No games yet. Choose a board and press Play now.
home-won = { $winners ->
    [one] Won
   *[other] Shared win
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Lost
   *[other] { $rank ->
        [2] 2nd of { $n }
        [3] 3rd of { $n }
       *[other] { $rank }th of { $n }
    }
}
home-over = Finished
home-waiting = Waiting
home-join = Join a table
home-paste = Paste a link
join-unreadable = That is not a link to a table. Ask your friend to copy it again.
# One line about each board, below its name.
about-europe = around 1900
about-nordic = ferries and tunnels
about-amsterdam = 17th century, short
board-europe = Europe
board-nordic = Nordic countries
board-amsterdam = Amsterdam
# How well a bot plays; stands alone, or after "bot,".
level-random = by chance
level-level1 = beginner
level-level2 = easy
level-level3 = fair
level-level4 = good
level-level5 = strong
level-level6 = master

## Settings

settings-theme = Light or dark
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-browser = As the browser ({ $language })
settings-motion = Motion
settings-motion-system = As the system
settings-motion-instant = Instant
settings-draw = Taking a card
settings-draw-hold = Hold
settings-draw-ask = Ask
settings-draw-instant = At once
settings-draw-hold-more = A card waits a second and a half before it is taken; Undo calls it back.
settings-draw-ask-more = A card is taken when you confirm it.
settings-draw-instant-more = A card is taken as soon as you press it.
settings-sounds = Sounds
settings-sound-turn = Your turn
settings-sound-card = Cards
settings-sound-claim = Claims
settings-ways = Show the missing links of my tickets on the map
settings-keys = Keyboard shortcuts with single letters

## Cards and prices

# Kinds of cards, by themselves.
kind-pink = Pink
kind-blue = Blue
kind-orange = Orange
kind-white = White
kind-green = Green
kind-yellow = Yellow
kind-black = Black
kind-red = Red
kind-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] Locomotive
}
# So many cards of a kind, behind the number: "3 blue", "1 locomotive". $n is the number.
card-pink = pink
# $n is the number.
card-blue = blue
# $n is the number.
card-orange = orange
# $n is the number.
card-white = white
# $n is the number.
card-green = green
# $n is the number.
card-yellow = yellow
# $n is the number.
card-black = black
# $n is the number.
card-red = red
# $n is the number.
card-locomotive = { $locomotive ->
    [joker] { $n ->
        [one] joker
       *[other] jokers
    }
   *[locomotive] { $n ->
        [one] locomotive
       *[other] locomotives
    }
}
card-back = card
# Colours of routes, by themselves or in a list: "4 spaces, blue".
colour-pink = pink
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
# $card is the message card-… for this number.
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
# Prices are lists of these: "4 spaces, any one colour, at least 1 locomotive". any-cards is a price by itself.
any-colour = any one colour
any-cards = { $n ->
    [one] 1 card of any colour
   *[other] { $n } of one colour
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] at least 1 joker
       *[other] at least { $n } jokers
    }
   *[locomotive] { $n ->
        [one] at least 1 locomotive
       *[other] at least { $n } locomotives
    }
}
ferry-exchange = or any { $n } cards for each
# On this route (swap) or on this ferry (ferry-exchange) so many cards of any kind stand for one that is missing.
swap = any { $n } cards stand for one
points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}

## Bots, by seat

# Names of bots: people at work on the railway.
bot-1 = Stoker
bot-2 = Porter
bot-3 = Guard
bot-4 = Signaller
bot-5 = Driver

## Table

title-table = { $turn ->
    [mine] ● Your turn – { $board }
   *[other] { $board } – Perron
}
table-coming = Setting the table…
table-missing = There is no such table
table-missing-more = The link may be old, or mistyped. Ask for it again.
table-forbidden = This table is not open to you
table-forbidden-more = It can be joined with the link that its host shares.
table-full = Every seat is taken
table-full-more = The game has begun, and only those who play see it.
not-connected = Not connected just now. Your choice is safe.
watching-only = You are watching this table.
watching-full = Every seat is taken, so you are watching.
undo-nothing = There is nothing to undo. What was sent is on the table.

waiting-room = waiting room
# $here people on the platform, $open open seats.
waiting-title = { $here ->
    [one] One on the platform
    [2] Two on the platform
    [3] Three on the platform
   *[other] { $here } on the platform
}, { $open ->
    [one] one seat open
    [2] two seats open
    [3] three seats open
   *[other] { $open } seats open
}
waiting-full = All aboard
waiting-full-more = { $host ->
    [you] Every seat is taken. Start when you are ready.
   *[other] Every seat is taken. The host starts the game.
}
waiting-more = Send the link to your friends. Bots can take the open seats.
waiting-invited = You are invited to this table.
waiting-no-key = The last part of this link, after #, is missing. Ask whoever invited you for the whole link.
waiting-full-guest = { $watch ->
    [yes] Every seat is taken. Stay here to watch: you see the game as soon as it starts.
   *[no] Every seat is taken, and only those who play see this game.
}
waiting-you = { $host ->
    [yes] you, host
   *[no] you
}
waiting-here = { $host ->
    [yes] host
   *[no] at the table
}
waiting-bot = bot, { $level }
waiting-open = by link
waiting-ready = Ready
waiting-colour = Your colour
seat-colour-cobalt = blue, circle
seat-colour-vermilion = red, square
seat-colour-amber = amber, triangle
seat-colour-aqua = turquoise, diamond
seat-colour-aubergine = aubergine, cross
waiting-colour-of = { $colour }: { $name }
waiting-sit = Take a seat
# $guest is the message guest with the number of the seat.
naming = Change your name
naming-more = The others at the table see it. Without a name you are { $guest }.
naming-save = Save
waiting-start = Start the game
waiting-fill = { $n ->
    [one] Start with a bot in the open seat
   *[other] Start with bots in the open seats
}
leave = Leave the table
leave-title = Leave the table?
leave-more = A bot sits in for you, so that the others can play on. You can take your seat back while the game lasts.
stay = Stay
invite = Invite
invite-more = Send the link, or let a phone look at the code.
invite-code = Code with the link to this table
copy-link = Copy link
copy-watch = Copy a link for spectators
copied = Copied
copy-failed = The link could not be copied. Mark it and copy it by hand.
share = Share
terms = This game
terms-pace = Pace
terms-trains = { $train ->
    [wagon] Wagons each
   *[train] Trains each
}
# $n trains, $stations stations for each player.
terms-trains-n = { $stations ->
    [0] { $n }
   *[other] { $n }, with { $stations } stations
}
terms-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
terms-tickets-n = { $long ->
    [0] { $regular }, keep at least { $keep }
   *[other] { $long } long and { $regular } short, keep at least { $keep }
}
terms-shuffle = Shuffle
terms-sealed = Sealed, can be checked afterwards
clock-none = No clock
clock-live = { $minutes } min each, and { $increment } s a turn
clock-days = { $days ->
    [one] A day a turn
   *[other] { $days } days a turn
}
clock-left-days = { $n } days
# $h hours and $m minutes, short.
clock-left-hours = { $h } h { $m }

banner-reconnecting = { $clocks ->
    [run] Reconnecting… The game is safe on the server. The clocks run on, unless the server itself is down.
   *[none] Reconnecting… The game is safe on the server; you can go on as soon as it answers.
}
banner-offline = { $clocks ->
    [run] You are offline. The clocks run on; the board stays readable.
   *[none] You are offline. Nothing is lost; the board stays readable.
}
banner-asking = No live connection gets through here, so the page asks for news every two seconds. Play goes on as usual.
banner-version = There is a new version of this page.
to-version = Use it
banner-stand-in = A bot sits in for you.
come-back = Take your seat back
banner-last = { $n ->
    [one] Last round: one more turn.
   *[other] Last round: { $n } more turns.
}
banner-rematch = The next game is set up.
to-rematch = To the new table

players = Players
players-log = Players and log
market-tickets = { $ticket ->
    [contract] Market and contracts
   *[ticket] Market and tickets
}
seat-you = you
seat-bot = bot, { $level }
seat-bot-plain = bot
seat-away = away
# $time is what is left on the clock: 3:05.
seat-away-until = away; in { $time } a bot sits in
seat-stand-in = away, a bot sits in
stat-trains = { $train ->
    [wagon] wagons left
   *[train] trains left
}
stat-cards = cards
stat-tickets = { $ticket ->
    [contract] contracts
   *[ticket] tickets
}
stat-stations = stations left
stat-merchandise = merchandise
stat-clock = time left

status-over = The game is over
status-choose = { $ticket ->
    [contract] Choose your contracts
   *[ticket] Choose your tickets
}
status-second = One more card
status-tunnel = Tunnel
status-watching = Watching
status-wait = One moment
status-other = { $name } is playing
bar-players = { $turn ->
    [0] { $n } players
   *[other] { $n } players · turn { $turn }
}
map = Board: { $board }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
show-on-map = Show on the map: { $what }

log = Log
log-order = newest first
log-earlier = Show earlier moves
chat = Chat
chat-none = Nothing was said yet.
chat-say = Say something
chat-send = Send
notices = Notices
sheet = { $ticket ->
    [contract] Cards, contracts, players, log
   *[ticket] Cards, tickets, players, log
}
sheet-open = Open the sheet
sheet-close = Make room for the map
sheet-full = Open the sheet to its full height
sheet-half = Make the sheet smaller
tab-cards = Cards
tab-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
tab-players = Players
tab-log = Log

market = Market
market-counts = deck { $deck }
market-empty = Empty
# $kind is a kind of card; a colon before it is fine.
market-take = Take { $kind }
market-deck = { $n ->
    [one] Take from the deck, 1 card left
   *[other] Take from the deck, { $n } cards left
}
deck = Deck
hand = Your cards
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } of { $n } in the payment
hand-of = { $laid }/{ $n }
hand-spoken = In your hand: { $cards }
your-tickets = { $ticket ->
    [contract] Your contracts
   *[ticket] Your tickets
}
tickets-done = { $done } of { $n } done
tickets-none = { $ticket ->
    [contract] No contracts yet.
   *[ticket] No tickets yet.
}
tickets-ways = Show missing links on the map
ticket-done = Done
ticket-cut = Cut off
ticket-station = Cut off. A station could help
ticket-long = long
# $tunnels is how many of the missing routes are tunnels.
ticket-to-go = { $train ->
    [wagon] { $n ->
        [one] 1 wagon to go
       *[other] { $n } wagons to go
    }
   *[train] { $n ->
        [one] 1 train to go
       *[other] { $n } trains to go
    }
}{ $tunnels ->
    [0] {""}
   *[other] , tunnel risk
}

## Actions

actions = What you can do
idle-title = Take two cards, or choose a route
idle-last = Your last turn: take cards, or choose a route
idle-more = { $n ->
    [0] No route can be paid for yet.
    [one] One route can be claimed now.
   *[other] { $n } routes can be claimed now.
}
second-title = Take one more card
second-more = From the market or the deck.
second-more-limit = { $locomotive ->
    [joker] From the market or the deck. A face-up joker can’t be the second card.
   *[locomotive] From the market or the deck. A face-up locomotive can’t be the second card.
}
draw-tickets = { $ticket ->
    [contract] Draw contracts
   *[ticket] Draw tickets
}
build-station = Build station
# $card is one card, "blue". A colon before it is fine.
held = { $from ->
    [deck] { $asking ->
        [yes] Take one from the deck?
       *[no] Taking one from the deck
    }
   *[market] { $asking ->
        [yes] Take { $card }?
       *[no] Taking { $card }
    }
}
held-first = Then one more.
held-first-again = Then one more. Press again to take it at once.
held-second = Your second card.
held-whole = This is your whole turn.
held-take = Take it
key-esc = Esc
key-enter = ↵
neighbour-before = The route before, under the same finger
neighbour-after = The next route under the same finger
tunnel = tunnel
merchandise-one = merchandise
# $letters stand for tickets: "A and C".
completes = Completes { $letters }
serves = On the way of { $letters }
pay-ways = Ways to pay
pay-more = { $n ->
    [one] { $n } more way to pay
   *[other] { $n } more ways to pay
}
# What is left of these kinds after paying: "leaves 2 blue".
pay-left = leaves { $cards }
pay-all = your last of these
compose = Other cards
compose-more = put it together
compose-back = Offered ways
compose-empty = Press cards in your hand
compose-hint = Press your cards to add, these to take back
compose-good = This pays for it
compose-remove = Take back { $kind }
claim = Claim
claim-for = Claim for { $cards }
claiming = Claiming…
paying = Paying…
building = Building…
drawing = Drawing…
keeping = Keeping…
slow = Still trying
slow-more = The server is slow to answer. Your choice is safe.
cannot-afford = Your cards do not pay for this route yet. { $any ->
    [some] You have { $have }.
   *[none] You have none that fit.
}
# $letter stands for a ticket; $routes and $n are the routes and the trains of the other way.
detour = Without this route { $ticket ->
    [contract] contract
   *[ticket] ticket
} { $letter } still gets there: { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}.
detour-none = Without this route { $ticket ->
    [contract] contract
   *[ticket] ticket
} { $letter } can’t be completed.
route-of = { $who ->
    [you] This route is yours.
   *[other] This route belongs to { $name }.
}
station-in = Station in { $city }
station-more = Lets you use one route of another player into this city.
station-where = Choose a city for your station
station-where-more = { $n ->
    [one] Your last station.
   *[other] You have { $n } stations left.
}
station-cannot = Your cards do not pay for a station: the first costs one card, the second two of one colour, the third three.
build = Build
build-for = Build for { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Draw one contract?
       *[other] Draw { $n } contracts?
    }
   *[ticket] { $n ->
        [one] Draw one ticket?
       *[other] Draw { $n } tickets?
    }
}
draw-tickets-more = You must keep at least { $keep }. This takes your turn and can’t be undone.
draw-tickets-do = Draw { $n }
pass-title = Nothing is possible
pass-more = No card can be taken and nothing can be paid for. You may only pass.
pass = Pass
tunnel-laid = You laid { $cards }
tunnel-turned = Cards turned up
tunnel-owed = { $n ->
    [one] 1 more card to pay
   *[other] { $n } more cards to pay
}
tunnel-cannot = You can’t pay that. Your cards come back to you.
tunnel-give-up = Give up
tunnel-pay = Pay { $cards }
tunnel-free = Nothing more to pay: the tunnel is yours.
tunnel-other = { $extra ->
    [0] { $name } dug { $route }: nothing more to pay.
    [one] { $name } digs { $route }: 1 more card to pay.
   *[other] { $name } digs { $route }: { $extra } more cards to pay.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Still choosing contracts: { $names }
   *[ticket] Still choosing tickets: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } takes a second card
    [tunnel] { $name } is in the tunnel
    [keep] { $ticket ->
        [contract] { $name } is choosing contracts
       *[ticket] { $name } is choosing tickets
    }
   *[turn] { $name } is choosing
}
over-title = The game is over
over-more = Now the points are counted.
over-count = Count the points

## First and later tickets

offer-first = { $ticket ->
    [contract] Your first contracts
   *[ticket] Your first tickets
}
offer-new = { $ticket ->
    [contract] New contracts
   *[ticket] New tickets
}
offer-least = { $n ->
    [one] Keep at least one
    [2] Keep at least two
    [3] Keep at least three
   *[other] Keep at least { $n }
}
offer-more = { $ticket ->
    [contract] { $returns ->
        [box] Kept ones score at the end if you connect their places, and count against you if not. The others leave the game.
       *[bottom] Kept ones score at the end if you connect their places, and count against you if not. The others go under the pile.
    }
   *[ticket] { $returns ->
        [box] Kept ones score at the end if you connect their cities, and count against you if not. The others leave the game.
       *[bottom] Kept ones score at the end if you connect their cities, and count against you if not. The others go under the pile.
    }
}
offer-way = { $train ->
    [wagon] { $n ->
        [one] Shortest way: 1 wagon, { $routes ->
            [one] 1 route
           *[other] { $routes } routes
        }.
       *[other] Shortest way: { $n } wagons, { $routes ->
            [one] 1 route
           *[other] { $routes } routes
        }.
    }
   *[train] { $n ->
        [one] Shortest way: 1 train, { $routes ->
            [one] 1 route
           *[other] { $routes } routes
        }.
       *[other] Shortest way: { $n } trains, { $routes ->
            [one] 1 route
           *[other] { $routes } routes
        }.
    }
}
offer-done = Already connected.
offer-shares = Shares links with { $letters }.
offer-kept = { $n } kept
offer-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
offer-none = { $n ->
    [one] Choose at least one
    [2] Choose at least two
    [3] Choose at least three
   *[other] Choose at least { $n }
}
offer-missing = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
offer-keep = { $n ->
    [one] Keep this one
   *[other] Keep these { $n }
}
offer-others = Still choosing, too: { $names }.

## Map labels for readers

# What a route is called for screen readers: a list that begins with this.
label-route = { $a } to { $b }
label-owned = { $who ->
    [you] yours
   *[other] belongs to { $name }
}
label-closed = closed
label-free = free
label-affordable = { $more ->
    [0] you can claim it with { $cards }
    [one] you can claim it with { $cards } or in one other way
   *[other] you can claim it with { $cards } or in { $more } other ways
}
label-completes = completes { $name }

## List view and command line

list = List view
list-on = List view. The game is a page of words.
list-off = Map view.
list-routes = Routes
list-count = { $n ->
    [one] 1 route
   *[other] { $n } routes
}
list-filter = Find routes
list-city = { $ticket ->
    [contract] Name of a place
   *[ticket] Name of a city
}
list-which = Which routes
list-all = All
list-claim = Can claim now
list-ways = { $ticket ->
    [contract] On my contracts
   *[ticket] On my tickets
}
list-can = can claim
list-none = No route is like that.
list-name = Name
list-points = Points
# Commands: one word each, several words with the same meaning parted by commas. The first is the one that is told.
command-take = take, draw
command-claim = claim
command-station = station, build
command-tickets = tickets, contracts
command-keep = keep
command-pay = pay
command-decline = give up, decline
command-pass = pass
command-undo = undo, back
command-hand = hand, cards
command-deck = deck
command = Command line
command-do = Do it
# Inserted are the first of the words above: $claim, $take, $deck, $tickets; and all first words of commands, $commands.
command-hint = For example: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. An empty line confirms.
command-then-claim = { $route } for { $cards }. Enter claims it.
command-then-build = A station in { $city } for { $cards }. Enter builds it.
command-then-pay = { $cards } for the tunnel. Enter pays it.
command-then-tickets = { $ticket ->
    [contract] New contracts. Enter draws them.
   *[ticket] New tickets. Enter draws them.
}
command-then-keep = { $n ->
    [one] One chosen. Enter keeps it.
   *[other] { $n } chosen. Enter keeps them.
}
command-pay-ways = Not with those. You can pay with: { $ways }
command-unclear-verb = Not understood: { $text }. Commands are { $commands }.
command-unclear-card = No such card lies face up: { $text }. Say a colour, a place from 1 to 5, or deck.
command-unclear-route = { $ticket ->
    [contract] No route is known by: { $text }. Name its two places.
   *[ticket] No route is known by: { $text }. Name its two cities.
}
command-unclear-city = { $ticket ->
    [contract] No place, or more than one, is known by: { $text }.
   *[ticket] No city, or more than one, is known by: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Say the letters of the contracts to keep.
   *[ticket] Say the letters of the tickets to keep.
}

## Keys

keys = Keys
keys-key = Key
keys-does = What it does
keys-arrows = { $ticket ->
    [contract] On the board: to the next place in that direction; in the market and in the hand: to the next card
   *[ticket] On the board: to the next city in that direction; in the market and in the hand: to the next card
}
keys-turn = { $ticket ->
    [contract] On the board: through the routes of a place
   *[ticket] On the board: through the routes of a city
}
keys-enter = Choose, then confirm
keys-escape = Back, or put away a notice
keys-market = Take a card from the market
keys-deck = Take a card from the deck
keys-claim = To the next route that you can claim
keys-no-claim = There is no route that you can claim now.
keys-payment = The next way to pay
keys-tickets = { $ticket ->
    [contract] Draw contracts
   *[ticket] Draw tickets
}
keys-station = Build a station
keys-undo = Undo
keys-hand = Say the cards in your hand
keys-log = The log
keys-list = List view, and back to the map
keys-command = Command line
keys-zoom = Zoom in and out
keys-fit = Show the whole board
keys-help = What the thing in focus is; without one, these keys
skip = Skip to
skip-board = To the board
skip-actions = To what you can do
skip-hand = To your cards

## Log

log-took = { $who ->
    [you] You took { $card } face up
   *[other] { $name } took { $card } face up
}
log-drew = { $who ->
    [you] You took a card from the deck
   *[other] { $name } took a card from the deck
}
log-drew-known = { $who ->
    [you] You took { $card } from the deck
   *[other] { $name } took { $card } from the deck
}
log-both = { $who ->
    [you] You took { $first } and { $second }
   *[other] { $name } took { $first } and { $second }
}
log-open-deck = { $who ->
    [you] You took { $card } and one from the deck
   *[other] { $name } took { $card } and one from the deck
}
log-two-deck = { $who ->
    [you] You took two cards from the deck
   *[other] { $name } took two cards from the deck
}
# $cards are drawn; the invisible sign behind them keeps the comma on their line.
log-claimed = { $who ->
    [you] You claimed
   *[other] { $name } claimed
} { $route } for { $cards }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $turned is how many cards were turned up; 0 when none were left.
log-tunnel = { $who ->
    [you] You dig
   *[other] { $name } digs
} { $route }: { $turned ->
    [0] no card was left to turn up
   *[other] { $cards } turned up
}, { $extra ->
    [0] nothing more to pay
   *[other] { $extra } more to pay
}
log-gave-up = { $who ->
    [you] You gave up the tunnel
   *[other] { $name } gave up the tunnel
} { $route }
log-merchandise = { $who ->
    [you] You took a merchandise card
   *[other] { $name } took a merchandise card
}
log-station = { $who ->
    [you] You built
   *[other] { $name } built
} a station in { $city } for { $cards }
log-offered = { $who ->
    [you] You drew
   *[other] { $name } drew
} { $ticket ->
    [contract] { $n ->
        [one] 1 contract
       *[other] { $n } contracts
    }
   *[ticket] { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
}
log-kept = { $who ->
    [you] You kept
   *[other] { $name } kept
} { $ticket ->
    [contract] { $n ->
        [one] 1 contract
       *[other] { $n } contracts
    }
   *[ticket] { $n ->
        [one] 1 ticket
       *[other] { $n } tickets
    }
}
log-passed = { $who ->
    [you] You passed
   *[other] { $name } passed
}
log-cleared = { $locomotive ->
    [joker] Too many jokers: five new cards
   *[locomotive] Too many locomotives: five new cards
}
log-reshuffled = The discards were shuffled into a new deck
log-last-round = { $who ->
    [you] { $train ->
        [wagon] You have few wagons left: the last round begins
       *[train] You have few trains left: the last round begins
    }
   *[other] { $train ->
        [wagon] { $name } has few wagons left: the last round begins
       *[train] { $name } has few trains left: the last round begins
    }
}
log-ended = The game is over
log-stalled = Nobody can do anything: the game is over
# $text is a whole line of the log.
log-for = { $text } (a bot sat in)
log-started = The game begins
log-seated = { $who ->
    [you] You sat down
   *[other] { $name } sat down
}
# $before is what the person was called until then.
log-named = { $who ->
    [you] You are now called { $name }
   *[other] { $before } is now called { $name }
}
log-left = { $who ->
    [you] You left
   *[other] { $name } left
}
log-timed-out = { $who ->
    [you] You ran out of time
   *[other] { $name } ran out of time
}
log-stepped-out = { $who ->
    [you] You are away: a bot sits in
   *[other] { $name } is away: a bot sits in
}
log-returned = { $who ->
    [you] You are back
   *[other] { $name } is back
}
log-rematch = The next game is set up

## Refusals of the rules, by code

refusal-unknown = That is not possible.
refusal-malformed = That is not possible.
refusal-unknown-type = That is not possible.
# $name is what was asked for, as it was written.
refusal-unknown-route = { $name } is not a route of this board.
refusal-unknown-city = { $ticket ->
    [contract] { $name } is not a place on this board.
   *[ticket] { $name } is not a city on this board.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } is not a contract of this board.
   *[ticket] { $name } is not a ticket of this board.
}
refusal-unknown-card = { $name } is not a kind of card.
refusal-unknown-player = There is no player { $name }.
refusal-bad-slot = { $name } is not a place in the market.
refusal-bad-count = { $name } is not a number of cards.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $name } is playing.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Not now: choose your contracts first.
       *[ticket] Not now: choose your tickets first.
    }
    [keep] { $ticket ->
        [contract] Not now: choose your contracts first.
       *[ticket] Not now: choose your tickets first.
    }
    [second_card] Not now: take your second card first.
    [tunnel] Not now: pay for the tunnel first, or give it up.
   *[turn] Not now: there is nothing to pay for or to choose from.
}
refusal-already-chosen = { $ticket ->
    [contract] You have already chosen your contracts.
   *[ticket] You have already chosen your tickets.
}
refusal-player-needed = Before the first turn every player chooses.
refusal-empty-slot = No card lies there.
refusal-no-cards = The deck is empty, and there are no discards to shuffle.
refusal-locomotive-second = { $locomotive ->
    [joker] A face-up joker counts as both cards, so it can’t be your second. The deck may still give you one.
   *[locomotive] A face-up locomotive counts as both cards, so it can’t be your second. The deck may still give you one.
}
refusal-route-taken = { $who ->
    [you] { $route } is already yours.
   *[other] { $route } belongs to { $name }.
}
refusal-route-closed = { $route } is closed: with { $players } players only one of its two tracks is used.
refusal-twin-owned = You already own the other track of { $route }.
# $length and $trains are numbers; $trains may be 0 or 1.
refusal-too-few-trains = { $train ->
    [wagon] { $length ->
        [one] { $route } takes 1 wagon; you have { $trains }.
       *[other] { $route } takes { $length } wagons; you have { $trains }.
    }
   *[train] { $length ->
        [one] { $route } takes 1 train; you have { $trains }.
       *[other] { $route } takes { $length } trains; you have { $trains }.
    }
}
refusal-not-in-hand = You do not hold { $cards }.
# $n is how many cards were laid. $price is a list such as "6 of one colour, at least 2 locomotives".
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] The tunnel still costs { $price }.
        [one] { $cards } does not pay for the tunnel: it still costs { $price }.
       *[other] { $cards } do not pay for the tunnel: it still costs { $price }.
    }
    [station] { $n ->
        [0] A station in { $city } costs { $price }.
        [one] { $cards } does not pay for a station in { $city }: it costs { $price }.
       *[other] { $cards } do not pay for a station in { $city }: it costs { $price }.
    }
   *[route] { $n ->
        [0] { $route } costs { $price }.
        [one] { $cards } does not pay for { $route }: it costs { $price }.
       *[other] { $cards } do not pay for { $route }: it costs { $price }.
    }
}
refusal-no-stations = This board has no stations.
refusal-stations-used-up = You have built all { $stations } stations.
refusal-city-taken = { $who ->
    [you] You already have a station in { $city }.
   *[other] { $name } already has a station in { $city }.
}
refusal-no-tickets = { $ticket ->
    [contract] The pile of contracts is empty.
   *[ticket] The pile of tickets is empty.
}
refusal-keep-too-few = Keep at least { $least } of the { $offered }.
# $name is what stands on a ticket: "Paris – Wien".
refusal-not-offered = { $name } was not offered.
refusal-named-twice = { $name } is named twice.
refusal-must-act = You can pass only when nothing else is possible.
refusal-refused = That is not possible.

## Refusals of the service, by code

refusal-unreachable = The server can’t be reached just now.
refusal-not-found = That is not there.
refusal-internal = Something went wrong on the server. Nothing was lost; try again.
refusal-not-waiting = The game has already started.
refusal-not-playing = No game is being played at this table.
refusal-not-over = The game is not over yet.
refusal-seat-taken = That seat is not free.
refusal-colour-taken = Somebody else at the table has that colour.
refusal-table-full = Every seat is taken.
refusal-seats-open = A seat is still open: wait for somebody, or give it to a bot.
refusal-stale = The game has moved on since. Look again, then choose.
refusal-stand-in = A bot sits in for you: take the seat back first.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host of the table can do that.
refusal-wrong-key = This link does not open the table.
refusal-chat-off = There is no chat at this table.
refusal-no-such-table = There is no such table.
refusal-no-such-lesson = There is no lesson { $name }.
refusal-no-such-board = There is no board { $name }.
refusal-bad-request = That could not be read.
refusal-not-signed-in = Take a seat at a table first.
refusal-foreign-origin = Requests from other sites are refused.
refusal-too-many = That was a lot at once. Try again in { $seconds } s.
refusal-too-large = That is too long.
refusal-too-slow = The connection is too slow just now. Try again; nothing counts twice.
refusal-busy = Too much happened at this table at once. Try again.
refusal-storage-unavailable = The server can’t write just now. Try again; nothing counts twice.

## The count

# Above the result, as on a sign: where the journey ends.
score-caps = End of the line
score-steps = Steps of the count
score-routes = Routes
score-routes-more = Points for every route, as on the score track.
score-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
score-tickets-more = { $ticket ->
    [contract] Connected places give their points; places not connected take them away.
   *[ticket] Connected cities give their points; cities not connected take them away.
}
score-stations = Stations
score-stations-more = Every station that was not built gives { $station } points.
score-merchandise = Merchandise
score-merchandise-more = The most merchandise gives a bonus, by rank.
score-longest = Longest path
score-longest-more = { $train ->
    [wagon] The longest unbroken line of wagons gives { $longest } points.
   *[train] The longest unbroken line of trains gives { $longest } points.
}
score-globe = { $ticket ->
    [contract] Most contracts
   *[ticket] Most tickets
}
score-globe-more = { $ticket ->
    [contract] Whoever completed the most contracts gets { $globe } points.
   *[ticket] Whoever completed the most tickets gets { $globe } points.
}
# A station uses a route of another player at the end.
score-borrowed = { $who ->
    [you] The station in { $city } uses your route { $route }.
   *[other] The station in { $city } uses the route { $route } of { $name }.
}
step-routes = Routes
step-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
step-stations = Stations
step-merchandise = Merchandise
step-longest = Longest path
step-globe = { $ticket ->
    [contract] Most contracts
   *[ticket] Most tickets
}
step-result = Result
# Headings of narrow columns: one short word each.
column-routes = Routes
column-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
column-stations = Stations
column-merchandise = Goods
column-longest = Longest
column-globe = Most
total = Total
rank = Rank
back = Back
next = Next
show-result = Show result
count-again = Count again
wins = { $who ->
    [you] { $by ->
        [0] You win
        [one] You win by 1 point
       *[other] You win by { $by } points
    }
   *[other] { $by ->
        [0] { $name } wins
        [one] { $name } wins by 1 point
       *[other] { $name } wins by { $by } points
    }
}
# $names are the other winners; with "you" it may be one name.
wins-shared = { $who ->
    [you] You and { $names } share the win
   *[other] { $names } share the win
}
decided-points = Decided by points.
decided-tickets = { $ticket ->
    [contract] Level on points; decided by completed contracts.
   *[ticket] Level on points; decided by completed tickets.
}
decided-stations = Level on points; decided by the fewest stations.
decided-longest_path = Level on points; decided by the longest path.
decided-shared = Level in everything.
how = { $who ->
    [you] How you got { $n }
   *[other] How { $name } got { $n }
}
why-routes = { $n ->
    [one] 1 route
   *[other] { $n } routes
}, { $train ->
    [wagon] { $trains ->
        [one] 1 wagon
       *[other] { $trains } wagons
    }
   *[train] { $trains ->
        [one] 1 train
       *[other] { $trains } trains
    }
}
why-failed = not connected
why-stations = { $n ->
    [one] 1 station not built
   *[other] { $n } stations not built
}
why-merchandise = { $merchandise ->
    [one] 1 merchandise card
   *[other] { $merchandise } merchandise cards
}
why-longest = { $train ->
    [wagon] { $longest ->
        [one] Longest path: 1 wagon
       *[other] Longest path: { $longest } wagons
    }
   *[train] { $longest ->
        [one] Longest path: 1 train
       *[other] Longest path: { $longest } trains
    }
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 contract completed
       *[other] { $tickets } contracts completed
    }
   *[ticket] { $tickets ->
        [one] 1 ticket completed
       *[other] { $tickets } tickets completed
    }
}
rematch = Play again, same table
replay = Replay
check-shuffle = Check the shuffle
check-asking = Checking every shuffle…
check-good = { $n ->
    [one] The one shuffle follows from the seeds that were sealed before the first card. Nobody could have arranged it.
   *[other] All { $n } shuffles follow from the seeds that were sealed before the first card. Nobody could have arranged them.
}
check-bad = The shuffles do not follow from the seeds that were sealed before the first card.
record = Save the record
share-result = Share the result
share-drawing = Drawing the picture…
share-save = Save the picture
share-failed = The picture could not be drawn.

## Replay

replay-title = Replay: { $board }
replay-not-over = This game is still being played.
replay-link = Link to this step
replay-scores = Scores
replay-moves = Moves
replay-market = deck { $deck }
replay-step = Step { $n } of { $most }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-hands = Hands
replay-whose = Whose hand is shown
replay-all = All
replay-no-cards = No cards
# Above tickets that a player has yet to choose from.
replay-offered = To choose from
replay-claim-back = To the claim before
replay-claim-on = To the next claim
replay-speed = Speed
replay-keys = Space plays, ← → a step, Shift ← → a claim

## Terminal: what is typed

# What a person types in the terminal: a letter for each of the first three, a short word for the last. All four are
# different. The English ones (b, h, q, all) are understood in every language, so none of them may mean something else.
cli-command-board = b
cli-command-help = h
cli-command-leave = q
cli-command-all = all
# $board, $help and $leave are the letters above, $all is the word. Below 76 characters.
cli-letters = { $board } board and routes   { $help } help   { $leave } save and leave

## Terminal: questions. Those with a colon at the end wait for an answer on the same line.

cli-choice = Your choice:
cli-back = back
# $wild is "yes" where a face-up locomotive lies in the market and counts as both cards. The market follows.
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Your turn. Take two cards, one after the other (a face-up joker is both):
       *[locomotive] Your turn. Take two cards, one after the other (a face-up locomotive is both):
    }
   *[no] Your turn. Take two cards, one after the other:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Take the second card (not a face-up joker):
       *[locomotive] Take the second card (not a face-up locomotive):
    }
   *[no] Take the second card:
}
# One of the cards to take: from the top of the deck.
cli-unseen = unseen card
cli-or = or do one of these:
# Lines of a numbered list, as things to do.
cli-do-route = { $n ->
    [0] claim a route (you can pay for none yet)
   *[other] claim a route (you can pay for { $n })
}
# $n are drawn, at least $keep of them are kept; 0 are left.
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] draw contracts (none are left)
        [one] draw 1 contract, keep at least { $keep }
       *[other] draw { $n } contracts, keep at least { $keep }
    }
   *[ticket] { $n ->
        [0] draw tickets (none are left)
        [one] draw 1 ticket, keep at least { $keep }
       *[other] draw { $n } tickets, keep at least { $keep }
    }
}
# $n is the number of cards that the next station costs, $left how many stations are left; 0 when all are built.
cli-do-station = { $left ->
    [0] build a station (all are built)
   *[other] { $n ->
        [one] build a station for 1 card of any colour ({ $left } left)
       *[other] build a station for { $n } cards of one colour ({ $left } left)
    }
}
cli-do-claim = claim { $route } with { $cards }
cli-do-build = build a station in { $city } with { $cards }
cli-do-pay = pay { $cards } more
cli-do-decline = give the tunnel up and take your cards back
cli-do-pass = pass
cli-which-route = { $ticket ->
    [contract] Which route? Number or part of a place’s name, 0 to go back:
   *[ticket] Which route? Number or part of a city’s name, 0 to go back:
}
cli-which-city = In which city? Number or part of a city’s name, 0 to go back:
cli-which-keep = Which do you keep? At least { $least }, for example 1 2, or { $all }:
cli-look = { $ticket ->
    [contract] Part of a place’s name, or { $all }; Enter goes back:
   *[ticket] Part of a city’s name, or { $all }; Enter goes back:
}
cli-enter = Enter goes back:

## Terminal: answers to what can't be understood or done

cli-type-turn = Type a number from 1 to { $most }, or one of the letters { $board }, { $help }, { $leave }.
cli-type-second = Take the second card: type a number from 1 to { $most }.
cli-type-number = { $most ->
    [1] Type 1.
   *[other] Type a number from 1 to { $most }.
}
cli-type-keep = Type numbers from 1 to { $most } with spaces between, or { $all }.
cli-not-found = { $ticket ->
    [contract] Nothing here has that number or that place.
   *[ticket] Nothing here has that number or that city.
}
cli-no-city = { $ticket ->
    [contract] No place here has “{ $typed }” in its name.
   *[ticket] No city here has “{ $typed }” in its name.
}
cli-no-route = Your cards pay for no open route yet; { $board } shows what routes cost.
cli-no-station = { $n ->
    [one] The next station costs 1 card of any colour; your cards do not pay for it.
   *[other] The next station costs { $n } cards of one colour; your cards do not pay for it.
}

## Terminal: the table on the screen

cli-heading-first = { $ticket ->
    [contract] { $board }: choose your first contracts
   *[ticket] { $board }: choose your first tickets
}
cli-heading-turn = { $board }: turn { $n }
cli-heading-end = { $board }: the end
# $help is the letter for help.
cli-welcome = { $ticket ->
    [contract] Collect cards, claim routes between neighbouring places, and join the two places of each contract you keep: it adds its points at the end, or takes them away if they are not joined. Type { $help } for help at any time.
   *[ticket] Collect cards, claim routes between neighbouring cities, and join the two cities of each ticket you keep: it adds its points at the end, or takes them away if they are not joined. Type { $help } for help at any time.
}
# A route or a ticket, in a narrow place.
cli-pair = { $a }–{ $b }
cli-last-turn = Last round: this is your last turn.
# A bot by its name, for example "Planner (bot)".
cli-bot = { $name } (bot)
# Headings of columns: short words.
cli-column-player = player
cli-column-points = points
cli-column-ticket = { $ticket ->
    [contract] contract
   *[ticket] ticket
}
cli-column-needs = to build
cli-column-route = route
cli-column-price = price
cli-column-notes = notes
cli-column-owner = owner
# So many trains are left, and that is few.
cli-few = only { $n }
# Before the numbers of cli-piles-left.
cli-piles = Piles
cli-piles-left = { $ticket ->
    [contract] deck { $deck }, discards { $discard }, contracts { $tickets }
   *[ticket] deck { $deck }, discards { $discard }, tickets { $tickets }
}
cli-your-routes = Your routes
cli-none = none yet
# In a list behind ticket-to-go.
cli-trains-short = you have only { $n }
cli-station-lends = your station lends { $routes }
# A kind of route, like the message "tunnel".
cli-ferry = ferry
# A route that is on the way of these tickets: "for A, C".
cli-for = for { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] and 1 more: type part of a place’s name to find it
       *[ticket] and 1 more: type part of a city’s name to find it
    }
   *[other] { $ticket ->
        [contract] and { $n } more: type part of a place’s name to find them
       *[ticket] and { $n } more: type part of a city’s name to find them
    }
}

## Terminal: what happened. Like the lines of the log: no full stop.

cli-shuffled = { $n ->
    [one] 1 card is shuffled into a deck
   *[other] { $n } cards are shuffled into a deck
}
# $cards is a list, "2 red, 1 blue"; $n is how many; $known is "no" when only the number is known.
cli-dealt = { $known ->
    [yes] { $who ->
        [you] You are dealt { $cards }
       *[other] { $name } is dealt { $cards }
    }
   *[no] { $who ->
        [you] You are dealt { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
       *[other] { $name } is dealt { $n ->
            [one] 1 card
           *[other] { $n } cards
        }
    }
}
cli-dug = { $who ->
    [you] You dig the tunnel { $route } with { $cards }
   *[other] { $name } digs the tunnel { $route } with { $cards }
}
cli-turned-up = Turned up: { $cards }
cli-tunnel-price = { $n ->
    [0] The tunnel costs nothing more
    [one] The tunnel costs 1 card more
   *[other] The tunnel costs { $n } cards more
}
# $told is a line of the log such as log-kept, $list names the tickets: "You kept 2 tickets: Paris – Wien (8), …".
cli-listed = { $told }: { $list }
# $problem is in English, for a report.
cli-bot-failed = { $name } failed ({ $problem }); a safe choice stands in.

## Terminal: the end, and files. $command is what to type in a shell, as it is.

cli-points-for = points for
cli-completed = { $who ->
    [you] You completed { $tickets }
   *[other] { $name } completed { $tickets }
}
cli-failed = { $who ->
    [you] You did not complete { $tickets }
   *[other] { $name } did not complete { $tickets }
}
cli-borrowed = { $who ->
    [you] You use { $route } with your station in { $city }
   *[other] { $name } uses { $route } with a station in { $city }
}
cli-longest = { $train ->
    [wagon] { $n ->
        [one] { $who ->
            [you] Your longest path is 1 wagon long
           *[other] { $name } has a longest path of 1 wagon
        }
       *[other] { $who ->
            [you] Your longest path is { $n } wagons long
           *[other] { $name } has a longest path of { $n } wagons
        }
    }
   *[train] { $n ->
        [one] { $who ->
            [you] Your longest path is 1 train long
           *[other] { $name } has a longest path of 1 train
        }
       *[other] { $who ->
            [you] Your longest path is { $n } trains long
           *[other] { $name } has a longest path of { $n } trains
        }
    }
}
cli-saved = The game is in { $file }; { $command } tells it again.
cli-go-on = Go on with: { $command }

## Terminal: a recorded game as a story

cli-story = { $board }: { $names }, with all cards open
cli-story-seat = { $board }: { $names }, as { $name } saw it
cli-deal = The deal
cli-chapter = { $last ->
    [yes] { $n }. { $name }, last turn
   *[no] { $n }. { $name }
}
cli-market = Market: { $cards }
cli-more-games = More games follow in this file: --game { $n } tells the next.

## Terminal: fair shuffles

cli-fair-hash = The shuffles are settled by a secret with this hash: { $hash }
cli-fair-words = Words of your own to shuffle with (Enter for none):
cli-verify-yes = { $n ->
    [one] yes: 1 shuffle is what the commitment and the seats’ entropy give
   *[other] yes: { $n } shuffles are what the commitment and the seats’ entropy give
}
# What perron verify says. $problem is in English, for a report.
cli-verify-no = no: the shuffles can’t be confirmed: { $problem }
cli-not-fair = nobody committed to the shuffles of this game

## Terminal: the rules in short

cli-how = How to play
cli-how-turn = { $ticket ->
    [contract] On your turn do one thing: take two cards, claim a route, or draw contracts.
   *[ticket] On your turn do one thing: take two cards, claim a route, or draw tickets.
}
cli-how-turn-station = { $ticket ->
    [contract] On your turn do one thing: take two cards, claim a route, draw contracts, or build a station.
   *[ticket] On your turn do one thing: take two cards, claim a route, draw tickets, or build a station.
}
cli-how-claim = { $train ->
    [wagon] To claim a route, pay as many cards of its colour as it has spaces; a grey one takes any one colour. Your wagons go on it, and it scores at once.
   *[train] To claim a route, pay as many cards of its colour as it has spaces; a grey one takes any one colour. Your trains go on it, and it scores at once.
}
cli-how-ticket = { $ticket ->
    [contract] A contract names two places. Joined by your routes at the end it adds its points, otherwise it takes them away.
   *[ticket] A ticket names two cities. Joined by your routes at the end it adds its points, otherwise it takes them away.
}
cli-how-tunnel = { $locomotive ->
    [joker] After you pay for a tunnel, cards are turned up: each of the colour that you paid, and each joker, costs one card more. You may give up and keep your cards.
   *[locomotive] After you pay for a tunnel, cards are turned up: each of the colour that you paid, and each locomotive, costs one card more. You may give up and keep your cards.
}
cli-how-ferry = { $locomotive ->
    [joker] A ferry needs some jokers among its cards.
   *[locomotive] A ferry needs some locomotives among its cards.
}
cli-how-station = { $ticket ->
    [contract] A station lets you use one route of another player at its city for your contracts.
   *[ticket] A station lets you use one route of another player at its city for your tickets.
}
cli-rules = On this board
# $n for each player; the last round begins when somebody has $end or fewer.
cli-rules-trains = { $train ->
    [wagon] { $n } wagons each; the last round begins at { $end } or fewer.
   *[train] { $n } trains each; the last round begins at { $end } or fewer.
}
cli-rules-stations = { $n } stations each; one that is not built is worth { $points } points.
# $cards lists all cards, kind by kind; each player is dealt $hand.
cli-rules-deck = { $n } cards: { $cards }. { $hand } are dealt to each player.
cli-rules-reset = { $locomotive ->
    [joker] { $n } face-up jokers clear the market.
   *[locomotive] { $n } face-up locomotives clear the market.
}
# $whole is "yes" where a face-up locomotive is all that may be drawn.
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] A face-up joker is the whole draw, and never the second card.
       *[locomotive] A face-up locomotive is the whole draw, and never the second card.
    }
   *[no] { $locomotive ->
        [joker] A face-up joker is drawn like any other card.
       *[locomotive] A face-up locomotive is drawn like any other card.
    }
}
# $places is a list of the four messages below.
cli-rules-wild = { $locomotive ->
    [joker] A joker stands for any colour here: { $places }.
   *[locomotive] A locomotive stands for any colour here: { $places }.
}
cli-rules-wild-train = ordinary routes
cli-rules-wild-tunnel = tunnels
cli-rules-wild-ferry = ferries
cli-rules-wild-station = stations
cli-rules-ferry = { $locomotive ->
    [joker] On a ferry any { $n } cards stand for a joker.
   *[locomotive] On a ferry any { $n } cards stand for a locomotive.
}
# $points is a list: "1 = 1, 2 = 2, 3 = 4".
cli-rules-points = Points for a route by its spaces: { $points }.
cli-rules-tunnel = { $n ->
    [one] A tunnel turns up 1 card.
   *[other] A tunnel turns up { $n } cards.
}
# Two tracks between the same cities; $unequal is "yes" where they may differ in length.
cli-rules-double = { $unequal ->
    [yes] Both tracks of a double, which may differ in length, are open from { $n } players on.
   *[no] Both tracks of a double are open from { $n } players on.
}
# $long long and $n others are dealt, at least $keep of them are kept.
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] At the start { $n } contracts, of which { $keep } or more are kept.
       *[other] At the start { $long } long and { $n } short contracts, of which { $keep } or more are kept.
    }
   *[ticket] { $long ->
        [0] At the start { $n } tickets, of which { $keep } or more are kept.
       *[other] At the start { $long } long and { $n } short tickets, of which { $keep } or more are kept.
    }
}
cli-rules-later = { $ticket ->
    [contract] Later on { $n } contracts, of which { $keep } or more are kept.
   *[ticket] Later on { $n } tickets, of which { $keep } or more are kept.
}
# Behind cli-rules-first and cli-rules-later.
cli-rules-returns-box = The others leave the game.
cli-rules-returns-bottom = The others go under the pile.
cli-rules-longest = { $n } points for the longest path.
cli-rules-most = { $ticket ->
    [contract] { $n } points for completing the most contracts.
   *[ticket] { $n } points for completing the most tickets.
}
# $places is a list of cli-rules-rank.
cli-rules-merchandise = { $n } merchandise cards; points by rank: { $places }.
cli-rules-rank = { $players } players { $points }
# $ways is a list of the messages below, the first one counts first.
cli-rules-tie = { $n ->
    [1] What settles a tie: { $ways }.
   *[other] What settles a tie, in this order: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] more completed contracts
   *[ticket] more completed tickets
}
cli-rules-tie-stations = fewer stations built
cli-rules-tie-longest_path_bonus = the longest-path award
cli-rules-tie-longest_path = the longer path
cli-rules-tie-shared = A tie is shared.
cli-rules-full = The rules in full, clause by clause, are in docs/rules/ of Perron’s source.

## Terminal: complaints before a game begins. What stands before the colon (an option, a file) is not translated.

# $languages is a list: "da, de, en".
cli-wrong-language = “{ $typed }” is not one of the languages here: { $languages }
cli-wrong-board = neither a board ({ $boards }) nor a folder with one
cli-wrong-bot = there is no such bot; there are { $bots }
cli-no-budget = { $bot } takes no budget
cli-wrong-budget = a budget is 1 to { $playouts } playouts, or up to { $seconds } seconds (0.5s)
cli-wrong-bots = { $board } is for { $fewest } to { $most } players: give { $least } to { $bots } bots
cli-wrong-number = { $n } is not a number from { $least } to { $most }
cli-wrong-starter = give a seat from 0 to { $most }, or random
cli-wrong-fair = says how the cards lie: it does not go with --fair
cli-wrong-resumed = belongs to a new game, not to one that is resumed
cli-wrong-games = holds more than one game
cli-wrong-save = is already there: resume it, or choose another name
# $problem is what the system says, often in English.
cli-wrong-place = the game can’t be saved here: { $problem }
cli-wrong-game = games are counted from 1
# Game number $game was asked for, the file has $n of them.
cli-no-game = { $n ->
    [one] there is no game { $game }: the file holds only one game
   *[other] there is no game { $game }: the file holds only { $n } games
}
cli-no-file = No such file or directory
cli-no-right = Permission denied
cli-is-folder = Is a directory
cli-disk-full = No space left on device
# $problem is what the system says, often in English.
cli-unread = can’t be read: { $problem }
cli-empty = is empty
cli-too-large = larger than { $n } bytes
# $problem is in English, for a report.
cli-damaged = can’t be read as the record of a game: { $problem }
# These two stand before the colon.
cli-stdin = standard input
cli-line = { $file } line { $n }
# $name is a name as it stands in the file: whoever plays here is called "you" there, in every language.
cli-no-person = nobody is called “{ $name }”, so there is no seat to play
# $bots is a list of names: "Random (bot), Greedy (bot)".
cli-no-bot = “{ $name }” is not a bot that plays here: { $bots }

## Terminal: help (-h), and complaints about what was typed in the shell

# Before the form of a command: "usage: perron play [-h] …".
cli-usage = usage:
# Headings: what has to be typed, and what may be.
cli-usage-arguments = positional arguments
cli-usage-options = options
cli-usage-help = show this help message and exit
# $message is one of those below.
cli-usage-error = { $prog }: error: { $message }
cli-usage-argument = argument { $argument_name }: { $message }
cli-usage-required = the following arguments are required: { $given }
cli-usage-unknown = unrecognized arguments: { $given }
# $value was typed; $choices is a list.
cli-usage-choice = invalid choice: { $value } (choose from { $choices })
cli-usage-number = { $value } is not a whole number
cli-usage-value = expected one argument
# An option that is on or off was given a value ($given).
cli-usage-no-value = takes no value: { $given }
cli-usage-ambiguous = ambiguous option: { $option } could match { $matches }
# $command is a word typed in the shell, $install what to type there.
cli-extra = perron { $command } needs more than is installed here: { $install }
# $command is a word typed in the shell.
cli-posix = perron { $command } runs on Linux and macOS, not on this system
# What stands for something in the form of a command: capitals, no spaces or brackets.
cli-meta-command = COMMAND
cli-meta-board = ID|DIR
cli-meta-bots = N|NAMES
cli-meta-file = FILE
cli-meta-folder = DIR
cli-meta-code = CODE
cli-help-perron = Train board games by the rules.
cli-help-version = show the version and exit
cli-help-play = play a game in the terminal against bots
cli-help-play-more = Play a game in the terminal against bots. It is saved after every decision.
# europe, random and so on are typed as they are. N is a number.
cli-help-board = a board or a folder with one (default europe)
cli-help-bots = how many bots, or their names with commas (default 1)
cli-help-seat = where you sit; seats count from 0 (default 0)
cli-help-starter = the seat that begins, or random (default random)
cli-help-seed = the same seed deals the same game
cli-help-fair = shuffle so that you can check it afterwards: perron verify
cli-help-save = where the game is kept (default perron-BOARD-N.json here)
cli-help-resume = go on with a saved game
cli-help-language = da, de, en and so on (default: as PERRON_LANGUAGE or the system says)
cli-help-replay = tell a recorded game turn by turn
cli-help-replay-more = Tell a recorded game turn by turn, with all cards open or as one seat saw it.
cli-help-file = a game record, or many of them one on each line; - for standard input
cli-help-game = which of the games, from 1 (default 1)
cli-help-folder = a folder with the board of the game
cli-help-seen = show only what this seat saw; seats count from 0
cli-help-verify = check the shuffles of a recorded game
cli-help-verify-more = Work the shuffles of a recorded game out again from the secret that was committed to and what the seats added, and compare every card.
# The commands for those who run servers, boards and bots.
cli-help-serve = play with others: serve the page and the interface
cli-help-backup = copy everything the server keeps to a file, while it runs
cli-help-restore = put what was backed up into a database
cli-help-export = write the record of a game from the server’s database
cli-help-boards = list, show, check or try out boards
cli-help-referee = judge actions on a position
cli-help-score = score a position, whatever its phase
cli-help-simulate = play many games by bots
cli-help-arena = let bots play each other on duplicate deals
cli-help-ladder = measure all bots on duplicate deals
cli-help-report = make a page about results of the arena

## Learn: the rules in short. The same sentences explain things at the table.

learn-title = Learn to play
learn-lead = The rules in short, with a little board to try each of them on.
learn-which = Which board?
learn-rules-of = Rules: { $board }
learn-chapters = Chapters
learn-full = All the rules
learn-tried = tried
learn-to-board = Another board
learn-play = Play this board
learn-previous = Back
learn-next = Next
learn-coming = Laying out the board…
learn-failed = The server does not answer just now.
learn-offline = You can read without a network. Trying it out needs the server, which does not answer just now.
learn-no-board = There is no such board
learn-no-board-more = Choose one of the boards that can be played here.

learn-chapter-aim = The aim
learn-chapter-cards = Taking cards
learn-chapter-routes = Claiming routes
learn-chapter-doubles = Double routes
learn-chapter-ferries = Ferries
learn-chapter-tunnels = Tunnels
learn-chapter-stations = Stations
learn-chapter-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
learn-chapter-merchandise = Merchandise
learn-chapter-swaps = The longest route
learn-chapter-end = The end and the count

# $trains and $hand are numbers of pieces and cards.
learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] You lay wagons between the places on the board. You begin with { $trains } wagons, { $hand } cards and a few contracts.
       *[ticket] You lay wagons between the places on the board. You begin with { $trains } wagons, { $hand } cards and a few tickets.
    }
   *[train] { $ticket ->
        [contract] You lay trains between the cities on the board. You begin with { $trains } trains, { $hand } cards and a few contracts.
       *[ticket] You lay trains between the cities on the board. You begin with { $trains } trains, { $hand } cards and a few tickets.
    }
}
learn-aim-points = { $ticket ->
    [contract] Every route that you claim gives points at once. At the end, contracts that you have completed add theirs, and those that you have not take theirs away.
   *[ticket] Every route that you claim gives points at once. At the end, tickets that you have completed add theirs, and those that you have not take theirs away.
}
# $stations is how many stations each player has; 0 on boards without.
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] On your turn you do one thing, and only one: take cards, claim a route, or draw contracts.
       *[other] On your turn you do one thing, and only one: take cards, claim a route, draw contracts, or build a station.
    }
   *[ticket] { $stations ->
        [0] On your turn you do one thing, and only one: take cards, claim a route, or draw tickets.
       *[other] On your turn you do one thing, and only one: take cards, claim a route, draw tickets, or build a station.
    }
}
learn-aim-win = Whoever has the most points at the end wins.

learn-cards-two = When you take cards, you take two: face-up ones from the market, unseen ones from the deck, or one of each. A face-up card is replaced at once.
learn-cards-hold = You may hold as many cards as you like. When the deck runs out, the discards are shuffled into a new one.
learn-cards-none = When the deck and the discards are both empty, you may still take face-up cards, but they are not replaced. When there is no card that you may take, you do something else on your turn.
learn-cards-whole = { $locomotive ->
    [joker] A face-up joker is worth both cards: take it first, and your turn is over. It can’t be your second card. A joker that comes unseen from the deck is a card like any other.
   *[locomotive] A face-up locomotive is worth both cards: take it first, and your turn is over. It can’t be your second card. A locomotive that comes unseen from the deck is a card like any other.
}
learn-cards-plain = { $locomotive ->
    [joker] A face-up joker is a card like any other here: you may take two in one turn.
   *[locomotive] A face-up locomotive is a card like any other here: you may take two in one turn.
}
# $n: so many open ones clear the market.
learn-cards-reset = { $locomotive ->
    [joker] As soon as { $n } jokers lie face up, all five face-up cards are replaced.
   *[locomotive] As soon as { $n } locomotives lie face up, all five face-up cards are replaced.
}

learn-routes-claim = { $train ->
    [wagon] To claim a route, pay as many cards of its colour as it has spaces. Your wagons go on it, and it is yours to the end. You may claim one route a turn, anywhere on the board.
   *[train] To claim a route, pay as many cards of its colour as it has spaces. Your trains go on it, and it is yours to the end. You may claim one route a turn, anywhere on the board.
}
learn-routes-grey = A grey route takes any colour, but all its cards must be of one.
# $places is a list such as "ordinary routes, tunnels and ferries", in the nominative.
learn-routes-wild = { $locomotive ->
    [joker] A joker stands for a card of any colour. It does so here: { $places }.
   *[locomotive] A locomotive stands for a card of any colour. It does so here: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] On an ordinary route only coloured cards count; a joker does not help.
   *[locomotive] On an ordinary route only coloured cards count; a locomotive does not help.
}
learn-place-train = ordinary routes
learn-place-tunnel = tunnels
learn-place-ferry = ferries
learn-place-station = stations
learn-routes-points = The longer the route, the more it is worth.
learn-routes-own = The table of points for this board is our own design.
learn-points-spaces = Spaces
learn-points-points = Points

learn-doubles-what = { $ticket ->
    [contract] Two tracks between the same two places are a double route. Nobody may own both.
   *[ticket] Two tracks between the same two cities are a double route. Nobody may own both.
}
learn-doubles-unequal = They are a double route also when they differ in length, colour or kind.
# $from: from this number of players on, both tracks are used.
learn-doubles-from = With { $from } players or more, different players may use both tracks. With fewer, the second track closes as soon as the first is claimed.

learn-ferries-what = { $locomotive ->
    [joker] A ferry crosses water. Each of its spaces with an engine needs a joker; the other spaces take coloured cards as usual.
   *[locomotive] A ferry crosses water. Each of its spaces with an engine needs a locomotive; the other spaces take coloured cards as usual.
}
# $n cards stand for one locomotive.
learn-ferries-exchange = { $locomotive ->
    [joker] No joker? On a ferry any { $n } cards stand for one, as often as you like.
   *[locomotive] No locomotive? On a ferry any { $n } cards stand for one, as often as you like.
}

# $n cards are turned up.
learn-tunnels-dig = A tunnel may cost more than it shows. First pay for its spaces as usual. Then { $n } cards from the deck are turned up.
learn-tunnels-match = { $locomotive ->
    [joker] Each one in the colour that you paid with, and each joker, costs you one card more: of that colour, or a joker. If you paid with jokers alone, only jokers count, and only jokers pay.
   *[locomotive] Each one in the colour that you paid with, and each locomotive, costs you one card more: of that colour, or a locomotive. If you paid with locomotives alone, only locomotives count, and only locomotives pay.
}
learn-tunnels-give-up = If you can’t pay or don’t want to, your cards come back to you and your turn is over.
# $n cards are turned up if there are as many.
learn-tunnels-few = If fewer than { $n } cards are left, even with the discards shuffled in, only those are turned up. If there is none, the tunnel costs just its spaces.

# $n stations for each player.
learn-stations-build = You have { $n } stations. One goes into any city that has none, also far from your routes, and takes your whole turn. The first costs one card, each later one a card more than the one before, all of one colour.
learn-stations-use = A station lends you one route of another player that ends in its city. It counts for your tickets only, and you need not choose before the end. One and the same route serves all your tickets.
# $points for each station.
learn-stations-points = Every station that you have not built at the end gives { $points } points.

learn-tickets-what = { $ticket ->
    [contract] A contract names two places. Connect them by your own routes, any way you like, and at the end it gives its points. If you don’t, it takes them away.
   *[ticket] A ticket names two cities. Connect them by your own routes, any way you like, and at the end it gives its points. If you don’t, it takes them away.
}
learn-tickets-secret = { $ticket ->
    [contract] Nobody else sees your contracts before the end.
   *[ticket] Nobody else sees your tickets before the end.
}
# At the start: $long and $regular are dealt, at least $keep are kept.
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] You begin with { $regular } contracts and keep at least { $keep }.
       *[other] You begin with { $long } long and { $regular } short contracts and keep at least { $keep }.
    }
   *[ticket] { $long ->
        [0] You begin with { $regular } tickets and keep at least { $keep }.
       *[other] You begin with { $long } long and { $regular } short tickets and keep at least { $keep }.
    }
}
# $returns says where these go, $later where those go that are given back later on.
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Of these first ones, those that you give back leave the game. Later ones go under the pile.
       *[box] Those that you give back leave the game.
    }
   *[bottom] Those that you give back go under the pile.
}
# Later: $n are drawn, at least $keep are kept. $returns says where the others go.
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Later you may spend a turn on drawing { $n } more. Keep at least { $keep }; the others leave the game. A kept contract stays with you.
       *[bottom] Later you may spend a turn on drawing { $n } more. Keep at least { $keep }; the others go under the pile. A kept contract stays with you.
    }
   *[ticket] { $returns ->
        [box] Later you may spend a turn on drawing { $n } more. Keep at least { $keep }; the others leave the game. A kept ticket stays with you.
       *[bottom] Later you may spend a turn on drawing { $n } more. Keep at least { $keep }; the others go under the pile. A kept ticket stays with you.
    }
}
# $own of all $n.
learn-tickets-own = { $ticket ->
    [contract] { $own } of the { $n } contracts of this board are our own design.
   *[ticket] { $own } of the { $n } tickets of this board are our own design.
}

learn-merchandise-take = Routes with a hand cart carry goods. Whoever claims one takes a merchandise card, while there are any. It is always one card, however long the route.
learn-merchandise-bonus = At the end merchandise gives a bonus by place, the largest to whoever has the most. Players who are level all get the full bonus of their place: with two of them the next place is left out, with three the next two. Without merchandise there is no bonus.
learn-merchandise-place = Place
learn-merchandise-players = { $n } players

# $route is a name such as "Lieksa – Murmansk"; $n cards stand for one of its cards.
learn-swaps-what = One route has a rule of its own: { $route }. For each of its cards you may pay any { $n } cards instead.
learn-swaps-worth = { $train ->
    [wagon] It takes { $length } wagons and gives { $points } points, however you pay.
   *[train] It takes { $length } trains and gives { $points } points, however you pay.
}

# $n pieces or fewer begin the last round.
learn-end-last = { $train ->
    [wagon] When a player ends a turn with { $n } wagons or fewer, the last round begins: every player has one more turn, this one too.
   *[train] When a player ends a turn with { $n } trains or fewer, the last round begins: every player has one more turn, this one too.
}
learn-end-count = { $ticket ->
    [contract] Then the contracts are shown. The points of those that are completed are added, those of the others taken away.
   *[ticket] Then the tickets are shown. The points of those that are completed are added, those of the others taken away.
}
learn-end-longest = The longest unbroken line of trains gives { $points } points. It may pass a city more than once, but a route only once. Players who are level all get them.
learn-end-globe = Whoever has completed the most tickets gets { $points } points. Players who are level all get them.
# $ways is a list of what decides, in the nominative.
learn-end-tie = { $n ->
    [1] If players are level on points, this decides: { $ways }.
   *[other] If players are level on points, this decides, in this order: { $ways }.
}
learn-end-shared = Players who are level even then share the win.
learn-tie-tickets = { $ticket ->
    [contract] more completed contracts
   *[ticket] more completed tickets
}
learn-tie-stations = fewer stations built
learn-tie-longest_path_bonus = the points for the longest path
learn-tie-longest_path = the longer path

## Learn: what to try, and what came of it. $route and $city are names in the nominative.

learn-try = Try it
learn-task-draw = Take two cards. Press face-up cards, or the deck.
learn-task-locomotive = { $locomotive ->
    [joker] Take the face-up joker.
   *[locomotive] Take the face-up locomotive.
}
learn-task-locomotives = { $locomotive ->
    [joker] Take both face-up jokers.
   *[locomotive] Take both face-up locomotives.
}
learn-task-claim = Claim this route: { $route }. Press it on the board, then press Claim.
learn-task-grey = Claim this grey route: { $route }. Choose the cards you pay with.
learn-task-double = Claim either track: { $route }. Watch what happens to the other one.
learn-task-ferry = { $locomotive ->
    [joker] Claim this ferry: { $route }. Pay with a joker on the engine.
   *[locomotive] Claim this ferry: { $route }. Pay with a locomotive on the engine.
}
learn-task-exchange = { $locomotive ->
    [joker] You have no joker. Claim this ferry all the same: { $route }.
   *[locomotive] You have no locomotive. Claim this ferry all the same: { $route }.
}
learn-task-tunnel = Dig this tunnel: { $route }. See what the deck asks for, and pay it.
learn-task-station = It is the last turn, and another player has the route that you need. Build a station here: { $city }.
learn-task-ticket = { $ticket ->
    [contract] One route is missing for your contract. Claim it: { $route }.
   *[ticket] One route is missing for your ticket. Claim it: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Draw contracts, and keep those that you like.
   *[ticket] Draw tickets, and keep those that you like.
}
learn-task-merchandise = Claim this route with a hand cart: { $route }.
learn-task-swap = Claim the longest route: { $route }. You have too few cards of one colour, but many others.
learn-task-end = { $train ->
    [wagon] You have few wagons left. Claim this route, and the last round begins: { $route }.
   *[train] You have few trains left. Claim this route, and the last round begins: { $route }.
}
learn-task-count = It is the last turn of the game. Claim this route, and see the count: { $route }.

learn-done-draw = Done: two cards more in your hand, and your turn is over.
learn-done-locomotive = { $locomotive ->
    [joker] Done: the joker is yours, and your turn is over.
   *[locomotive] Done: the locomotive is yours, and your turn is over.
}
learn-done-locomotives = { $locomotive ->
    [joker] Done: two jokers in one turn.
   *[locomotive] Done: two locomotives in one turn.
}
learn-done-claim = { $points ->
    [one] Done: the route is yours, 1 point.
   *[other] Done: the route is yours, { $points } points.
}
learn-done-double = Done: one track is yours. With two players the other one is closed now.
learn-done-exchange = { $points ->
    [one] Done: other cards stood in, and the ferry is yours: 1 point.
   *[other] Done: other cards stood in, and the ferry is yours: { $points } points.
}
# $extra cards more than its spaces.
learn-done-tunnel = { $extra ->
    [0] Done: the tunnel is yours, and it cost nothing more.
    [one] Done: the tunnel is yours. It cost one card more.
   *[other] Done: the tunnel is yours. It cost { $extra } cards more.
}
learn-done-station = { $ticket ->
    [contract] Done: the station lends you the missing route, and your contract is completed.
   *[ticket] Done: the station lends you the missing route, and your ticket is completed.
}
learn-done-ticket = { $ticket ->
    [contract] Done: the two places are connected. At the end that gives { $points } points.
   *[ticket] Done: the two cities are connected. At the end that gives { $points } points.
}
# $n kept.
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Done: you have one contract more. Whether it pays shows at the end.
       *[other] Done: you have { $n } contracts more. Whether they pay shows at the end.
    }
   *[ticket] { $n ->
        [one] Done: you have one ticket more. Whether it pays shows at the end.
       *[other] Done: you have { $n } tickets more. Whether they pay shows at the end.
    }
}
learn-done-merchandise = Done: the route is yours, and a merchandise card with it.
learn-done-swap = Done: the route is yours, { $points } points in one turn.
learn-done-end = Done: the last round begins. Every player has one more turn.
learn-done-count = Done: the game is over. This is how your points add up.
learn-missed = That is allowed, and your turn is over. But it is not what this is about: try again.
learn-again = Try again

## Learn: what things at the table are

learn-help-press = Press anything at the table to have it explained.
learn-help-end = Done
learn-help-more = Read more
learn-help-nothing = { $ticket ->
    [contract] There is no rule for that. Press a card, a route, a place or a number.
   *[ticket] There is no rule for that. Press a card, a route, a city or a number.
}
learn-thing-market = Market
learn-thing-deck = { $n ->
    [one] Deck: 1 card
   *[other] Deck: { $n } cards
}
learn-thing-score = Points so far
learn-thing-trains = { $train ->
    [wagon] Wagons left
   *[train] Trains left
}
learn-thing-cards = Cards in hand
learn-thing-clock = Clock
learn-score-so-far = { $ticket ->
    [contract] These are the points for routes. Contracts and everything else are counted at the end.
   *[ticket] These are the points for routes. Tickets and everything else are counted at the end.
}
learn-cards-count = Everybody sees how many cards a player holds, but only the player sees which.
learn-tickets-count = { $ticket ->
    [contract] This is how many contracts the player holds. Nobody else sees which.
   *[ticket] This is how many tickets the player holds. Nobody else sees which.
}
learn-clock-none = There is no clock at this table.
learn-clock-runs = This is how much time the player has left. When it runs out, a bot sits in until the player comes back.
# $price such as "4 spaces, any one colour", in the nominative; $points for claiming it.
learn-route-worth = { $points ->
    [one] { $price }: 1 point.
   *[other] { $price }: { $points } points.
}
learn-route-taken = It has an owner, and stays with that player to the end.
learn-route-closed = It is closed for the rest of the game, because the other track was claimed.
learn-city-what = { $ticket ->
    [contract] Routes begin and end in places. A letter beside a place marks an end of one of your contracts.
   *[ticket] Routes begin and end in cities. A letter beside a city marks an end of one of your tickets.
}
