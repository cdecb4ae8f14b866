### The words of page and terminal, in English. $ticket, $train and $locomotive say what the board at hand
### calls things (ticket or contract, train or wagon, locomotive or joker). $who is "you" or "other".

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
try-again = Try again
open-seat = Open seat
your-turn = Your turn

nowhere = This track ends here
nowhere-more = There is no page at this address.

## Home

home-lead = Lay routes across the map, with friends or against a bot worth beating.
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
home-more = Clock and chat
home-pace = Pace
pace-none = No clock
pace-live = 10 min each
pace-days = A day a turn
home-chat = Chat with friends at the table
home-opening = Setting the table…
home-open = Open the table
home-open-more = You get a link for your friends. No account needed.
home-play = Play now
home-play-more = The bots are ready. No account needed.
home-mine = Your games
home-none = No games yet. Choose a board and press Play now.
home-over = Finished
home-waiting = Waiting
home-join = Join a table
home-paste = Paste a link
home-with = { $names }
join-unreadable = That is not a link to a table. Ask your friend to copy it again.
about-europe = about 1900
about-nordic = ferries and tunnels
about-amsterdam = 17th century, short
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
settings-motion = Motion
settings-motion-system = As the system
settings-motion-instant = Instant
settings-draw = Taking a card
settings-draw-hold = Hold
settings-draw-ask = Ask
settings-draw-instant = At once
settings-draw-hold-more = A card waits a moment before it is taken; Undo calls it back.
settings-draw-ask-more = A card is taken when you confirm it.
settings-draw-instant-more = A card is taken as soon as you press it.
settings-sounds = Sounds
settings-sound-turn = Your turn
settings-sound-card = Cards
settings-sound-claim = Claims
settings-ways = Show the missing links of my tickets on the map
settings-keys = Keyboard shortcuts with single letters

## Cards and prices

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
card-pink = pink
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
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
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
any-colour = any one colour
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
swap = any { $n } cards stand for one
points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}

## Bots, by seat

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
not-connected = Not connected just now. Your choice is safe.
watching-only = You are watching this table.
undo-nothing = There is nothing to undo. What was sent is on the table.

waiting-room = waiting room
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
waiting-sit = Take a seat
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
clock-left-hours = { $h } h { $m }

banner-reconnecting = Reconnecting… The game is safe on the server; you can go on as soon as it answers.
banner-offline = You are offline. The game waits; the board stays readable.
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
seat-stand-in = away, a bot sits in
stat-points = points
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

log = Log
log-order = newest first
chat = Chat
chat-none = Nothing was said yet.
chat-say = Say something
chat-send = Send
notices = Notices
sheet = Cards, tickets, players, log
sheet-open = Open the sheet
sheet-close = Make room for the map
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
market-take = Take { $kind }
market-deck = Take from the deck, { $n } cards left
deck = Deck
hand = Your cards
hand-stack = { $n ->
    [0] { $kind } 0
   *[other] { $n } { $kind }
}
hand-laid = { $laid }/{ $n } { $kind }, in the payment
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
    [joker] From the market or the deck. A face-up joker can't be the second card.
   *[locomotive] From the market or the deck. A face-up locomotive can't be the second card.
}
draw-tickets = { $ticket ->
    [contract] Draw contracts
   *[ticket] Draw tickets
}
build-station = Build station
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
twin = The other track
tunnel = tunnel
merchandise-one = merchandise
completes = Completes { $letters }
serves = On the way of { $letters }
pay-ways = Ways to pay
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
draw-tickets-more = You must keep at least { $keep }. This takes your turn and can't be undone.
draw-tickets-do = Draw { $n }
pass-title = Nothing is possible
pass-more = No card can be drawn and nothing can be paid for. You may only pass.
pass = Pass
tunnel-laid = You laid { $cards }
tunnel-turned = Cards turned up
tunnel-owed = { $n ->
    [one] 1 more card to pay
   *[other] { $n } more cards to pay
}
tunnel-cannot = You can't pay that. Your cards come back to you.
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
    [contract] Waiting for { $names } to choose contracts
   *[ticket] Waiting for { $names } to choose tickets
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
offer-more = { $returns ->
    [box] Kept ones score at the end if you connect their cities, and count against you if not. The others leave the game.
   *[bottom] Kept ones score at the end if you connect their cities, and count against you if not. The others go under the pile.
}
offer-way = { $train ->
    [wagon] Shortest way: { $n } wagons, { $routes ->
        [one] 1 route
       *[other] { $routes } routes
    }.
   *[train] Shortest way: { $n } trains, { $routes ->
        [one] 1 route
       *[other] { $routes } routes
    }.
}
offer-done = Already connected.
offer-shares = Shares links with { $letters }.
offer-kept = { $n } kept
offer-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
offer-missing = { $n ->
    [one] Choose one more
   *[other] Choose { $n } more
}
offer-keep = { $n ->
    [one] Keep this one
   *[other] Keep these { $n }
}
offer-others = Waiting for { $names } too.

## Map labels for readers

label-route = { $a } to { $b }
label-owned = belongs to { $name }
label-closed = closed
label-free = free
label-affordable = you can claim it

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
log-one-deck = one from the deck
log-two-deck = { $who ->
    [you] You took two cards from the deck
   *[other] { $name } took two cards from the deck
}
log-claimed = { $who ->
    [you] You claimed
   *[other] { $name } claimed
} { $route } for { $cards }⁠, { $points ->
    [one] 1 point
   *[other] { $points } points
}
log-tunnel = { $who ->
    [you] You dig
   *[other] { $name } digs
} { $route }: { $cards } turned up, { $extra ->
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
    [you] You have few left: the last round begins
   *[other] { $name } has few left: the last round begins
}
log-ended = The game is over
log-stalled = Nobody can do anything: the game is over
log-for = Bot for: { $text }
log-started = The game begins
log-seated = { $who ->
    [you] You sat down
   *[other] { $name } sat down
}
log-left = { $who ->
    [you] You left
   *[other] { $name } left
}
log-timed-out = { $who ->
    [you] Your time ran out
   *[other] { $name }’s time ran out
}
log-stepped-out = { $who ->
    [you] A bot sits in for you
   *[other] A bot sits in for { $name }
}
log-returned = { $who ->
    [you] You are back
   *[other] { $name } is back
}
log-rematch = The next game is set up

## Refusals of the rules, by code

refusal-unknown = That is not possible: { $message }
refusal-malformed = That is not possible: { $message }
refusal-unknown-type = That is not possible: { $message }
refusal-unknown-route = { $name } is not a route of this board.
refusal-unknown-city = { $name } is not a city of this board.
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } is not a contract of this board.
   *[ticket] { $name } is not a ticket of this board.
}
refusal-unknown-card = { $name } is not a kind of card.
refusal-unknown-player = There is no player { $name }.
refusal-bad-slot = { $name } is not a place in the market.
refusal-bad-count = { $name } is not a number of cards.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: { $moverName } is playing.
refusal-wrong-moment = Not now: finish what you have begun first.
refusal-already-chosen = { $ticket ->
    [contract] You have already chosen your contracts.
   *[ticket] You have already chosen your tickets.
}
refusal-player-needed = Before the first turn every player chooses.
refusal-empty-slot = No card lies there.
refusal-no-cards = No card is left to draw: the deck and the discards are empty.
refusal-locomotive-second = { $locomotive ->
    [joker] A face-up joker counts as both cards, so it can't be your second. The deck may still give you one.
   *[locomotive] A face-up locomotive counts as both cards, so it can't be your second. The deck may still give you one.
}
refusal-route-taken = { $route } belongs to { $ownerName }.
refusal-route-closed = { $route } is closed: with { $players } players only one of its two tracks is used.
refusal-twin-owned = You already own the other track of { $route }.
refusal-too-few-trains = { $train ->
    [wagon] { $route } takes { $length } wagons; you have { $trains }.
   *[train] { $route } takes { $length } trains; you have { $trains }.
}
refusal-not-in-hand = You do not hold { $cards }.
refusal-wrong-payment = { $cards } does not pay for { $what }: it costs { $price }.
refusal-no-stations = This board has no stations.
refusal-stations-used-up = You have built all { $stations } stations.
refusal-city-taken = { $ownerName } already has a station in { $city }.
refusal-no-tickets = { $ticket ->
    [contract] The pile of contracts is empty.
   *[ticket] The pile of tickets is empty.
}
refusal-keep-too-few = Keep at least { $least } of the { $offered }.
refusal-not-offered = { $ticket } was not offered.
refusal-named-twice = { $ticket } is named twice.
refusal-must-act = You can pass only when nothing else is possible.
refusal-refused = That is not possible: { $message }

## Refusals of the service, by code

refusal-unreachable = The server can't be reached just now.
refusal-not-found = That is not there.
refusal-internal = Something went wrong on the server. Nothing was lost; try again.
refusal-not-waiting = The game has already started.
refusal-not-playing = No game is being played at this table.
refusal-not-over = The game is not over yet.
refusal-seat-taken = That seat is not free.
refusal-table-full = Every seat is taken.
refusal-seats-open = A seat is still open: wait for somebody, or give it to a bot.
refusal-stale = The game has moved on since. Look again, then choose.
refusal-stand-in = A bot sits in for you: take the seat back first.
refusal-not-seated = You have no seat at this table.
refusal-not-host = Only the host of the table can do that.
refusal-wrong-key = This link does not open the table.
refusal-chat-off = There is no chat at this table.
refusal-no-such-table = There is no such table.
refusal-no-such-board = There is no board { $name }.
refusal-bad-request = That could not be read: { $problem }
refusal-not-signed-in = Take a seat at a table first.
refusal-foreign-origin = Requests from other sites are refused.
refusal-too-many = That was a lot at once. Try again in { $seconds } s.
refusal-too-large = That is too long.
refusal-too-slow = The connection is too slow just now. Try again; nothing counts twice.
refusal-busy = Too much happened at this table at once. Try again.
refusal-storage-unavailable = The server can't write just now. Try again; nothing counts twice.

## The count

score-caps = End of the line
score-steps = Steps of the count
score-routes = Routes
score-routes-more = Points for every route, as on the score track.
score-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
score-tickets-more = Connected cities give their points; cities not connected take them away.
score-stations = Stations
score-stations-more = Every station that was not built gives { $station } points.
score-merchandise = Merchandise
score-merchandise-more = Those with the most merchandise get a bonus.
score-longest = Longest path
score-longest-more = The longest unbroken line of trains gives { $longest } points.
score-globe = Most tickets
score-globe-more = Whoever completed the most tickets gets { $globe } points.
score-borrowed = The station in { $city } lends { $route } of { $name }.
step-routes = Routes
step-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
step-stations = Stations
step-merchandise = Merchandise
step-longest = Longest path
step-globe = Most tickets
step-result = Result
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
wins-shared = { $names } share the win
decided-points = Decided by points.
decided-tickets = { $ticket ->
    [contract] Level on points; decided by completed contracts.
   *[ticket] Level on points; decided by completed tickets.
}
decided-stations = Level on points; decided by the fewest stations.
decided-longest_path = Level on points; decided by the longest path.
decided-shared = Level in everything.
how = How { $name } got { $n }
why-routes = { $train ->
    [wagon] { $n } routes, { $trains } wagons
   *[train] { $n } routes, { $trains } trains
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
why-longest = Longest path: { $longest } trains
why-globe = { $tickets ->
    [one] 1 ticket completed
   *[other] { $tickets } tickets completed
}
rematch = Play again, same table
replay = Replay
check-shuffle = Check the shuffle
check-asking = Checking every shuffle…
check-good = { $n ->
    [one] The one shuffle follows from the seeds that were sealed before the first card. Nobody could have arranged it.
   *[other] All { $n } shuffles follow from the seeds that were sealed before the first card. Nobody could have arranged them.
}
check-bad = The shuffle does not fit: { $problem }
record = Save the record

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
