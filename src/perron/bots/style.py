"""Style: the numbers that the planner weighs things with. Tuned by self-play, see docs/bots.

Worths are in hundredths of a point, times in hundredths of a turn, cards in hundredths of a card.
"""

from mypy_extensions import i64


class Style:
    """One way of weighing. The values here are the strongest found."""

    def __init__(self) -> None:
        # What a turn is worth.
        self.turn: i64 = 320
        # Time to collect a card of a given colour, of any one colour, a locomotive.
        self.colour_card: i64 = 60
        self.grey_card: i64 = 50
        self.engine_card: i64 = 110
        # Time that a tunnel's extra cards take on average.
        self.tunnel: i64 = 45
        # What a merchandise card is worth.
        self.merchandise: i64 = 180
        # No route is for nothing, however many points it gives: for each space at least this.
        self.least: i64 = 20
        # Trains that a seat lays in a hundred turns: how long the game will last.
        self.pace: i64 = 115
        # Turns and trains that must be left to ask for more tickets.
        self.ask_turns: i64 = 12
        self.ask_trains: i64 = 12
        # Turns sooner where the most completed tickets give points.
        self.globetrotter: i64 = 2
        # When tickets are chosen: the share of trains and of time that a plan may take, and what
        # each further ticket has to be worth.
        self.keep_trains: i64 = 80
        self.keep_time: i64 = 85
        self.keep_worth: i64 = 300
        # When a plan is made: the share of the probable time that it may take.
        self.plan_time: i64 = 100
        # Paying: a card that another wanted route needs, a locomotive.
        self.needed: i64 = 150
        self.wild: i64 = 260
        # Claiming: others touch the route's cities; its length.
        self.danger: i64 = 100
        self.length: i64 = 138
        # Drawing: a card that lacks, the last that lacks, any other, an engine if needed or not.
        self.lacking: i64 = 100
        self.last_lacking: i64 = 30
        self.idle: i64 = 31
        self.engine_needed: i64 = 150
        self.engine: i64 = 112
        # Spare turns: a train that lengthens the own line where that gives points, and a route
        # that stands between two parts of an opponent's network.
        self.trail: i64 = 20
        self.between: i64 = 100
        # Rivals: what joining two networks is worth to an opponent, as a share of a mean ticket's
        # points; each train more that it takes; a spare card; what a block has to gain.
        self.gap: i64 = 120
        self.detour: i64 = 150
        self.spare_card: i64 = 80
        self.block: i64 = 600
        # How likely a wanted route is taken by another, and each train of the way round it.
        self.cut: i64 = 20
        self.round: i64 = 300
        # The end: so few turns are short; the share of them that a plan may take; what a ticket
        # counts that a claim completes; the share of its trains with which a seat that is ahead
        # can end the game soon, and what each train counts then.
        self.short: i64 = 8
        self.short_time: i64 = 130
        self.finish: i64 = 100
        self.last_trains: i64 = 25
        self.burn: i64 = 200
