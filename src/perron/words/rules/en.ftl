### The rules of every board in full, in English; docs/languages.md says how to write them in another language.
###
### What is said on a board, and with which numbers, follows from its data: web/src/learn/rulebook.ts. Every message
### may use every variable that is named there, and select on $ticket, $train and $locomotive as in the catalogues.
### Above each message stand the clauses that it tells; the tests hold that every clause of every board is told.
### Messages that begin with rules-word- are words for other messages; a language has those that it needs.

rules-word-ticket = { $ticket ->
    [contract] contract
   *[ticket] ticket
}
rules-word-tickets = { $ticket ->
    [contract] contracts
   *[ticket] tickets
}
rules-word-Tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
rules-word-train = { $train ->
    [wagon] wagon
   *[train] train
}
rules-word-trains = { $train ->
    [wagon] wagons
   *[train] trains
}
rules-word-wild = { $locomotive ->
    [joker] joker
   *[locomotive] locomotive
}
rules-word-wilds = { $locomotive ->
    [joker] jokers
   *[locomotive] locomotives
}
rules-word-Wilds = { $locomotive ->
    [joker] Jokers
   *[locomotive] Locomotives
}
rules-word-cities = { $ticket ->
    [contract] places
   *[ticket] cities
}

rules-title = All the rules
rules-of = All the rules: { $board }
rules-lead = Every rule of this board, in our own words. The numbers come from the board itself.
rules-contents = Contents
rules-whole = All on one page
rules-short = The rules in short
rules-print = Print
rules-no-chapter = There is no such chapter

## Setting up

rules-chapter-setup = Setting up
rules-players = Players
# EU-CMP-01 NC-CMP-01 AM-CMP-01
rules-players-number = { $least } to { $most } can play.
# EU-TRN-01 EU-TRN-02 NC-TRN-01 NC-TRN-02 AM-TRN-01 AM-TRN-02
rules-players-order = The host says who begins, or chance decides. Turns then go round the table.
rules-pieces = What everybody gets
# EU-CMP-02 EU-CMP-07 EU-SET-01 NC-CMP-02 NC-SET-01 AM-CMP-02 AM-SET-01
rules-pieces-trains = You have { $trains } { rules-word-trains } and begin with 0 points.
# EU-CMP-06 EU-SET-02
rules-pieces-stations = You also have { $stations } stations.
rules-deck = The cards
# EU-CMP-03 EU-CMP-04 NC-CMP-03 NC-CMP-04 AM-CMP-03. $cards is a list: "12 pink, 12 blue and 14 locomotives".
rules-deck-cards = There are { $deck } cards: { $cards }.
# EU-SET-03 NC-SET-02 AM-SET-03
rules-deck-hand = The cards are shuffled, and you are dealt { $hand }. Nobody else sees them.
# EU-SET-04 NC-SET-03 AM-SET-04
rules-deck-market = The next five lie face up: they are the market. The others are the deck.
# EU-SET-04 AM-SET-04
rules-deck-reset = If { $reset } or more of the five are { rules-word-wilds }, all five are discarded and five new ones laid out, until there are fewer.
# NC-SET-03
rules-deck-stays = They stay, however many { rules-word-wilds } are among them.
# AM-CMP-05 AM-SET-02
rules-deck-merchandise = The { $merchandise } merchandise cards lie in a stack beside the board.
rules-first = { $ticket ->
    [contract] The first contracts
   *[ticket] The first tickets
}
# EU-CMP-05 EU-SET-06 EU-INF-03
rules-first-long = The { $longs } long tickets are shuffled, and each player is dealt { $long }. The others leave the game, and nobody looks at them.
# EU-CMP-05 EU-SET-07 NC-CMP-05 NC-SET-05 AM-CMP-04 AM-SET-05
rules-first-dealt = { $longs ->
    [0] The { $tickets } { rules-word-tickets } are shuffled, and each player is dealt { $short }. The others are the pile.
   *[other] The { $tickets } short tickets are shuffled, and each player is dealt { $short }. The others are the pile.
}
# EU-SET-08 NC-SET-06 AM-SET-05
rules-first-keep = { $longs ->
    [0] You look at them and keep at least { $keep } of the { $first }. You may keep them all.
   *[other] You look at them and keep at least { $keep } of the { $first }, long or short. You may keep them all.
}
# EU-SET-09 NC-SET-07 AM-SET-06 EU-INF-03
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] Those you give back leave the game. That is so only now: later, { rules-word-tickets } given back go under the pile. Nobody else sees them.
       *[box] Those you give back leave the game. Nobody else sees them.
    }
   *[bottom] Those you give back go under the pile when all have chosen, in the order of the seats. Nobody else sees them.
}
# EU-SET-11 AM-SET-05
rules-first-time = All choose at the same time and in secret. The first turn begins when everybody has chosen.
# EU-SET-10 NC-SET-08 AM-CON-04
rules-first-stay = What you have kept stays with you to the end.

## Your turn

rules-chapter-turn = Your turn
rules-aim = What gives points
# EU-AIM-01 NC-AIM-01 AM-AIM-01. $sources is a list of the messages below, in the nominative.
rules-aim-sources = Points come from: { $sources }. { rules-word-Tickets } that you do not complete cost you points.
rules-source-routes = routes
rules-source-tickets = { $ticket ->
    [contract] completed contracts
   *[ticket] completed tickets
}
rules-source-stations = stations not built
rules-source-longest = the longest path
rules-source-globe = { $ticket ->
    [contract] the most completed contracts
   *[ticket] the most completed tickets
}
rules-source-merchandise = merchandise
# NC-CMP-06 AM-CMP-06. $absent is a list of the messages below, in the nominative.
rules-aim-absent = On this board there are none of these: { $absent }.
rules-absent-ferries = ferries
rules-absent-tunnels = tunnels
rules-absent-stations = stations
rules-absent-longest = points for the longest path
rules-action = One action
# EU-TRN-03 NC-TRN-03 AM-TRN-03
rules-action-one = { $stations ->
    [0] On your turn you do exactly one thing: take cards, claim a route, or draw { rules-word-tickets }.
   *[other] On your turn you do exactly one thing: take cards, claim a route, draw { rules-word-tickets }, or build a station.
}
# EU-TRN-03 NC-TRN-03 AM-TRN-03
rules-action-finish = What you have begun you bring to its end; you can’t exchange it for something else.
# EU-TRN-03 NC-TRN-03 AM-TRN-03
rules-action-pass = You may pass only when none of them is possible. If all players in turn have to pass, the game is over and is counted.
rules-action-refused = What the rules do not allow is refused: nothing changes, and it is still your turn.
rules-terms = Routes and connections
# EU-TRN-04
rules-terms-route = { $ticket ->
    [contract] A route is the track between two neighbouring places. A contract asks for a connection, which may take many routes.
   *[ticket] A route is the track between two neighbouring cities. A ticket asks for a connection, which may take many routes.
}

## Taking cards

rules-chapter-cards = Taking cards
rules-two = Two cards
# EU-DRW-01 NC-DRW-01 AM-DRW-01
rules-two-cards = You take two cards, one after the other. Each comes face up from the market or unseen from the deck, as you like.
# EU-DRW-05 NC-DRW-02 AM-DRW-02
rules-two-replaced = A card taken from the market is replaced at once, before you take the second.
# EU-DRW-01 NC-DRW-01 AM-DRW-01
rules-two-second = You must take the second card if there is one that you may take.
# EU-DRW-08 NC-DRW-05 NC-DRW-08 AM-DRW-09
rules-two-hold = You may hold any number of cards. A card that you have drawn can’t be put back.
rules-open = { $locomotive ->
    [joker] Face-up jokers
   *[locomotive] Face-up locomotives
}
# EU-DRW-02 AM-DRW-03
rules-open-whole = A face-up { rules-word-wild } counts as both cards: if you take one, you take nothing else.
# EU-DRW-03 AM-DRW-04
rules-open-second = It can never be your second card, wherever the first came from, not even when it has just been turned up.
# EU-DRW-04 AM-DRW-05
rules-open-unseen = A { rules-word-wild } that comes unseen from the deck is a card like any other. You may even draw two.
# NC-DRW-03
rules-open-plain = A face-up { rules-word-wild } is one card of the two, like any other. You may take two in one turn.
# EU-DRW-06 AM-DRW-06
rules-open-reset = As soon as { $reset } or more { rules-word-wilds } lie in the market, all five cards are discarded and replaced. This happens also between your two cards, and as often as needed.
# EU-DRW-07 AM-DRW-06
rules-open-limit = It does not happen when it could not help, because market, deck and discards together have too few other cards.
# NC-DRW-04
rules-open-stays = However many { rules-word-wilds } lie in the market, it stays as it is.
rules-empty = When cards run out
# EU-DRW-09 NC-DRW-06 AM-DRW-07
rules-empty-shuffle = When a card is needed and the deck is empty, the discards are shuffled and become the deck. Gaps in the market are filled as soon as there are cards again.
# EU-DRW-10 NC-DRW-07 AM-DRW-08
rules-empty-market = When deck and discards are both empty, you may still take face-up cards. Nothing replaces them.
# EU-DRW-11 NC-DRW-07 AM-DRW-08
rules-empty-one = If there is only one card that you may take, you take that one, and your turn is over.
# EU-DRW-10 NC-DRW-07 AM-DRW-08
rules-empty-none = { $stations ->
    [0] If there is none, you can’t take cards. You claim a route or draw { rules-word-tickets } instead.
   *[other] If there is none, you can’t take cards. You claim a route, draw { rules-word-tickets } or build a station instead.
}

## Claiming routes

rules-chapter-routes = Claiming routes
rules-which = Which routes
# EU-CLM-06 NC-CLM-05 AM-CLM-04
rules-which-any = You may claim any route without an owner, anywhere on the board. It need not touch your other routes.
# EU-CLM-07 EU-CLM-08 NC-CLM-06 NC-CLM-07 AM-CLM-01 AM-CLM-05
rules-which-whole = You claim a whole route at once, and at most one in a turn. It is yours to the end.
# EU-CLM-09 NC-CLM-08 AM-CLM-06
rules-which-trains = You need a { rules-word-train } for each of its spaces. With fewer you can’t claim it.
rules-price = What a route costs
# EU-CLM-01 EU-CLM-02 NC-CLM-01 AM-CLM-01
rules-price-set = You pay from your hand as many cards as the route has spaces, in the colour of the route. You pay exactly that, no more and no less.
# EU-CLM-03 NC-CLM-02 AM-CLM-02
rules-price-grey = A grey route takes any colour, but only one: colours are never mixed.
# EU-CLM-04 NC-CLM-03 AM-CLM-01
rules-price-discards = The cards go to the discards.
rules-wild = { $locomotive ->
    [joker] What jokers do
   *[locomotive] What locomotives do
}
# EU-LOC-01 EU-LOC-02 NC-LOC-01 AM-CLM-03. $places is a list such as "ordinary routes, tunnels and ferries", in the nominative.
rules-wild-where = A { rules-word-wild } stands for a card of any colour. It does so here: { $places }.
# EU-LOC-01 NC-LOC-02 AM-CLM-03
rules-wild-many = There you may pay with as many { rules-word-wilds } as you like, also with nothing else.
# NC-LOC-01 NC-CLM-02
rules-wild-not = On an ordinary route, coloured or grey, only coloured cards count. A { rules-word-wild } does not help.
rules-points = Points for routes
# EU-CLM-04 NC-CLM-03 AM-CLM-01
rules-points-trains = You put a { rules-word-train } on each space: one for each space, whatever you have paid.
# EU-CLM-05 NC-CLM-04 AM-CLM-07. The table of points follows.
rules-points-once = You score at once, by the length of the route:

## Double routes

rules-chapter-doubles = Double routes
rules-twins = What a double route is
# EU-DBL-01 NC-DBL-04 AM-DBL-01
rules-twins-what = { $unequal ->
    [yes] Two tracks between the same two { rules-word-cities } are a double route, also when they differ in length, colour or kind.
   *[no] Two tracks of equal length between the same two { rules-word-cities } are a double route.
}
# EU-DBL-03
rules-twins-beside = Tracks that run side by side for a while but end in different { rules-word-cities } are not.
rules-both = Who may use them
# EU-DBL-02 NC-DBL-01 AM-DBL-02
rules-both-never = Nobody may own both tracks, however many are playing.
# EU-DBL-04 NC-DBL-02 AM-DBL-03
rules-both-few = With fewer than { $from } players only one of the two is used. As soon as it is claimed, the other is closed to everybody for the rest of the game.
# EU-DBL-05 NC-DBL-03 AM-DBL-04
rules-both-many = With { $from } players or more, somebody else may claim the other track.

## Ferries

rules-chapter-ferries = Ferries
rules-ferry = What a ferry costs
# EU-FER-01 NC-FER-01
rules-ferry-what = { $ferries ->
    [grey] A ferry is a grey route across water with an engine on one or more of its spaces.
   *[coloured] A ferry is a route across water with an engine on one or more of its spaces. It may be coloured or grey.
}
# EU-FER-02 NC-FER-02
rules-ferry-price = Each space with an engine costs a { rules-word-wild }. The other spaces cost cards of one colour: that of the ferry, or any one if it is grey.
# EU-FER-03 NC-FER-04
rules-ferry-more = More { rules-word-wilds } may stand for the coloured cards, as many as you like.
# EU-FER-02 NC-FER-03. $ferry is a route, $ferryPrice a list such as "3 spaces, orange, at least 1 locomotive".
rules-ferry-example = An example: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Without a joker
   *[locomotive] Without a locomotive
}
# EU-FER-04
rules-exchange-none = No other cards stand for a { rules-word-wild } that a ferry asks for.
# NC-FER-05
rules-exchange-cards = On a ferry any { $exchange } cards may stand for one { rules-word-wild }: mixed or alike, also in the colour of the ferry.
# NC-FER-06 NC-FER-07
rules-exchange-often = You may do so as often as you like, for a space with an engine and for a coloured one. Each time the ferry costs { $dearer } cards more.
# NC-FER-08
rules-exchange-only = This holds on ferries only, not on ordinary routes and not in tunnels.
rules-afloat = In all else
# EU-FER-05 NC-CLM-04
rules-afloat-same = In all else a ferry is a route like any other: it takes { rules-word-trains } and scores by its length, and no cards are turned up.

## Tunnels

rules-chapter-tunnels = Tunnels
rules-dig = Digging
# EU-TUN-01 NC-TUN-01
rules-dig-what = A tunnel may cost more than it shows. It may have any colour or be grey, and it may be part of a double route.
# EU-TUN-02 NC-TUN-02
rules-dig-base = First you lay down the usual price for its spaces. If you can’t claim the tunnel, nothing is turned up.
# EU-TUN-03 NC-TUN-03
rules-dig-turn = Then the top { $tunnel } cards of the deck are turned up. The market is left alone.
rules-extra = What it costs on top
# EU-TUN-04 EU-TUN-05 NC-TUN-04 NC-TUN-05
rules-extra-match = Each card turned up in the colour that you laid down, and each { rules-word-wild }, costs you one card more: in that colour, or a { rules-word-wild }.
# EU-TUN-06 NC-TUN-06
rules-extra-wilds = If you laid down { rules-word-wilds } alone, only { rules-word-wilds } count, and only { rules-word-wilds } pay.
# EU-TUN-07 NC-TUN-04
rules-extra-mixed = One coloured card among them is enough to make its colour count.
# EU-TUN-08 NC-TUN-04
rules-extra-grey = In a grey tunnel the colour that counts is the one you laid down.
# EU-TUN-09 NC-TUN-04
rules-extra-free = If nothing counts, the tunnel is yours at once.
rules-give-up = Paying or giving up
# EU-TUN-04 EU-TUN-09 NC-TUN-07
rules-give-up-choice = You pay all of it or nothing. You may give up even if you could pay.
# EU-TUN-09 EU-TUN-10 NC-TUN-07
rules-give-up-back = If you give up, your cards come back to you and your turn is over. You place no { rules-word-trains } and score nothing, and the tunnel stays open.
# EU-TUN-11 NC-TUN-08
rules-give-up-discards = The cards turned up go to the discards in either case.
# EU-TUN-14 NC-TUN-01
rules-give-up-length = What you paid on top takes no { rules-word-trains } and scores nothing: only the length counts.
rules-few = { $tunnel ->
    [one] No card in the deck
   *[other] Fewer than { $tunnel } cards
}
# EU-TUN-12 NC-TUN-09
rules-few-shuffle = If the deck runs out, the discards are shuffled first; what you have laid down is not among them. If there are still fewer than { $tunnel } cards, only those are turned up.
# EU-TUN-13 NC-TUN-09
rules-few-none = If there is none at all, the tunnel costs its usual price.

## The route with a rule of its own

rules-chapter-swaps = The longest route
rules-swap = { $swapRoute }
# NC-ML-01 NC-ML-04
rules-swap-cards = One route has a rule of its own. Instead of each of its { $swapLength } cards you may pay any { $swap }. This holds on no other route.
# NC-ML-02
rules-swap-often = You may do so as often as you like, and each time it costs { $swapDearer } cards more. The cards left of the set have to be of one colour.
# NC-ML-03 NC-LOC-03
rules-swap-wild = { rules-word-Wilds } may be among the { $swap }, but a { rules-word-wild } by itself stands for nothing here.
# NC-ML-05
rules-swap-worth = However you pay, it takes { $swapLength } { rules-word-trains } and gives { $swapPoints } points.

## Tickets

rules-chapter-tickets = { $ticket ->
    [contract] Contracts
   *[ticket] Tickets
}
rules-connect = { $ticket ->
    [contract] Completing a contract
   *[ticket] Completing a ticket
}
# EU-TKT-06 NC-TKT-06 AM-CON-07
rules-connect-chain = A { rules-word-ticket } is completed when an unbroken chain of your own routes links its two { rules-word-cities }, whichever way round and however many routes it takes.
# EU-TKT-06 NC-TKT-06 AM-CON-07
rules-connect-help = { $stations ->
    [0] Routes of other players do not help you.
   *[other] Your stations may close gaps in the chain.
}
# EU-TKT-06 NC-TKT-06 AM-CON-07
rules-connect-worth = At the end a completed { rules-word-ticket } adds its points; any other takes them away. Before the end it counts for nothing.
rules-more = { $ticket ->
    [contract] Drawing contracts
   *[ticket] Drawing tickets
}
# EU-TKT-01 EU-TKT-03 EU-TKT-05 NC-TKT-01 NC-TKT-02 AM-CON-01 AM-CON-02
rules-more-draw = You draw the top { $more } { rules-word-tickets }, look at them all and keep at least { $moreKeep }. You may keep them all.
# EU-TKT-04 NC-TKT-03 AM-CON-03
rules-more-returned = { $moreReturned ->
    [box] The others leave the game. Nobody else sees them.
   *[bottom] The others go under the pile, in the order in which they were offered. Nobody else sees them.
}
# EU-TKT-01
rules-more-long = Long tickets are never in this pile.
# EU-TKT-02 EU-TKT-03 NC-TKT-02 NC-TKT-04 AM-CON-05
rules-more-fewer = If fewer are left, you draw those. If there is only one, you must keep it.
# EU-TKT-09 NC-TKT-05 AM-CON-06
rules-more-none = If none is left, you can’t draw { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] Holding contracts
   *[ticket] Holding tickets
}
# EU-TKT-05 EU-TKT-08 NC-TKT-07 AM-CON-04 AM-CON-08
rules-hold-any = You may hold any number. One that you have kept can never be given back.
# EU-TKT-07 NC-TKT-07 NC-INF-01 AM-CON-09 AM-SET-07
rules-hold-secret = Nobody else sees which you hold, or whether they are completed, before the end.

## Stations

rules-chapter-stations = Stations
rules-build = Building
# EU-STA-01
rules-build-where = You may build a station in any city that has none, also where no track of yours leads. A city never has two, not even of the same player.
# EU-STA-03 EU-LOC-02
rules-build-price = Your first station costs one card, each later one a card more than the one before, all of one colour. { rules-word-Wilds } stand for any of them. The cards go to the discards.
# EU-STA-02 EU-STA-04
rules-build-turn = A station is your whole turn. You can build { $stations } in the game.
rules-lend = What a station lends
# EU-STA-05
rules-lend-one = At the end each of your stations lends you one route of another player that ends in its city. It is one route, in whichever direction, of any kind, also one that was claimed after you built.
# EU-STA-06
rules-lend-same = One and the same route serves all your tickets: a station does not lend one route for this ticket and another for that.
# EU-STA-07
rules-lend-late = You need not choose. At the end the best choice is made for you: the highest total of your tickets, and among equal ones the most completed. A station may also lend nothing.
# EU-STA-08
rules-lend-several = Several stations each lend a route, also one after the other. Two players may borrow the same route, and its owner still uses it.
# EU-STA-10 EU-SCO-06
rules-lend-only = A borrowed route counts for tickets only. It gives no points and does not lengthen your path.
rules-left = Stations not built
# EU-STA-09
rules-left-points = You never have to build. Each station not built gives { $station } points at the end. One that is built gives none, whether it helped or not.

## Merchandise

rules-chapter-merchandise = Merchandise
rules-goods = Taking merchandise
# AM-MER-01 AM-MER-02
rules-goods-take = Whoever claims a route with a hand cart takes a merchandise card, also in the last round. It is one card, however many of its spaces have a cart.
# AM-MER-03
rules-goods-open = Merchandise lies face up: everybody sees how much you have.
# AM-MER-04
rules-goods-none = If the stack is empty, the route is yours, but there is no card.
rules-bonus = The bonus
# AM-MER-05. The table of bonuses follows.
rules-bonus-places = At the end merchandise gives a bonus by place. Whoever has the most cards is first:
# AM-MER-07
rules-bonus-ties = Players who are level all get the full bonus of their place. As many places after it are left out as there are players too many for it: after two firsts comes a third.
# AM-MER-06
rules-bonus-zero = Without a card there is no bonus, and nobody moves up into that place.

## The end and the count

rules-chapter-end = The end and the count
rules-last = The last round
# EU-END-01 NC-END-01 AM-END-01
rules-last-begin = When somebody has { $end } { rules-word-trains } or fewer at the end of a turn, the last round begins.
# EU-END-02 NC-END-02 AM-END-02
rules-last-turns = Everybody has one more turn, and whoever brought the end has the very last. If others then have as few, it makes no difference.
# EU-END-03
rules-last-same = These turns are like any others.
rules-count = The count
# EU-SCO-01 NC-SCO-01 AM-SCO-01
rules-count-routes = The points for routes are counted already.
# EU-SCO-02 NC-SCO-02 AM-SCO-02 NC-INF-01
rules-count-tickets = All { rules-word-tickets } are shown. The points of those completed are added, those of the others taken away. A total may fall below zero.
# EU-SCO-03 EU-STA-09
rules-count-stations = Each station not built adds { $station } points.
# EU-SCO-04 EU-SCO-05 EU-SCO-06 EU-SET-05
rules-count-longest = The longest unbroken path of one player’s own { rules-word-trains } gives { $longest } points; nobody has them before. It may pass a city more than once but each route only once, and what counts is its { rules-word-trains }.
# EU-SCO-07
rules-count-longest-ties = Players who are level all get the { $longest } points.
# NC-SCO-03 NC-SET-04 NC-CMP-05
rules-count-globe = Whoever has completed the most { rules-word-tickets } gets { $globe } points; nobody has them before. Players who are level all get them.
# AM-SCO-03
rules-count-merchandise = Then the bonus for merchandise is added.
# EU-SCO-08
rules-count-sum = The sum is your result.
rules-win = Who wins
# EU-WIN-01 NC-WIN-01 AM-WIN-01
rules-win-most = Whoever has the most points wins.
# EU-WIN-02 EU-WIN-03 EU-WIN-04 NC-WIN-02 NC-WIN-03 AM-WIN-02. $ways is a list of what decides, in the nominative.
rules-win-ties = { $breaks ->
    [1] If players are level, this decides: { $ways }.
   *[other] If players are level, this decides, in this order: { $ways }.
} The number of { rules-word-tickets } counts, not their points.
# EU-WIN-05 NC-WIN-04 AM-WIN-03
rules-win-shared = Players who are still level share the win.

## What is open and what is secret

rules-chapter-secrets = Open and secret
rules-seen = What everybody sees
# EU-INF-01 NC-INF-02 AM-INF-01
rules-seen-board = Everybody sees the routes and their owners, points, { rules-word-trains }, the market and the discards, and how many cards and { rules-word-tickets } each player holds.
# EU-INF-01
rules-seen-stations = Stations are open, too.
# AM-INF-01 AM-MER-03
rules-seen-merchandise = Merchandise is open, too.
# EU-INF-02 NC-INF-02 AM-INF-01
rules-seen-cards = Everybody also sees the cards that somebody takes from the market or pays with, and those that are turned up.
rules-hidden = What nobody else sees
# EU-INF-02 EU-INF-03 NC-INF-01 NC-INF-02 AM-INF-01 AM-SET-07 AM-CON-09
rules-hidden-what = Nobody else sees your cards, the cards that you draw unseen, your { rules-word-tickets }, and those you were offered or gave back. Nobody knows the order of deck and pile.

## Our readings

rules-chapter-readings = Our readings
rules-silent = Where rules are silent or in doubt
rules-silent-lead = Players know several readings of these points. Here they are played like this:
# EU-TRN-01 NC-TRN-01 AM-TRN-01
rules-silent-starter = Nobody’s travels or age are compared: the host names who begins, or chance does.
# EU-TRN-03 NC-TRN-03 AM-TRN-03
rules-silent-act = You have to act as long as anything is possible.
# EU-CLM-01 NC-CLM-01 AM-CLM-01
rules-silent-exact = Paying more than the price is refused.
# EU-DRW-09 NC-DRW-06 AM-DRW-07
rules-silent-shuffle = The discards are shuffled when a card is needed, not as soon as the deck is empty.
# EU-CMP-04 NC-CMP-04
rules-silent-orange = Orange and brown are one colour; here it is orange.
# EU-STA-05
rules-silent-station = A station lends one route that ends in its city, not one in and another out.
# EU-STA-09
rules-silent-unbuilt = Stations that give points are those not built, not those that helped nobody.
# EU-SCO-04
rules-silent-longest = The longest path has nothing to do with tickets.
# EU-WIN-04
rules-silent-award = The last tie-break is whether you got the points for the longest path, not how long your path is.
# NC-DBL-04
rules-silent-unequal = Two routes between the same cities are always a double route, also when their lengths differ.
# NC-FER-06 NC-FER-07 NC-ML-02
rules-silent-often = Cards may be exchanged as often as you like, on ferries and on the longest route.
# NC-TUN-05
rules-silent-tunnel = A locomotive turned up in a tunnel may be paid for with a coloured card.
# NC-SCO-03
rules-silent-globe = If nobody has completed a ticket, all are level and all get the { $globe } points.
# NC-WIN-03
rules-silent-path = The longer path is that of your own trains; it uses no route twice.
# AM-SET-06
rules-silent-returned = Contracts given back at the start go under the pile, as later on.
# AM-MER-01
rules-silent-merchandise = A merchandise card is taken without asking.
rules-own = What is our own
# AM-CON-01 AM-CMP-04. $own of all $tickets contracts.
rules-own-tickets = { $own } of the { $tickets } { rules-word-tickets } of this board are our own design.
# AM-CLM-07
rules-own-points = So is the table of points for routes: no text that we know gives it.
