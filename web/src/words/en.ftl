### The words of the page, in English. $ticket, $train and $locomotive say what the board at hand
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
ferry-exchange = any { $n } cards stand for a locomotive
swap = any { $n } cards stand for one
points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
