"""Play a great many random games and check every invariant: `make million`.

Games are spread evenly over every board and number of players. Each is checked after every
so many decisions and at its end: no card, ticket or train made or lost, the table of open
routes right, the score the sum of its reasons, every listed move accepted by the judge.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

from rich.progress import Progress

from perron.boards import builtin, load
from perron.core.board import NONE
from perron.core.cards import counts, row_cards
from perron.core.chance import Dice, derived
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.playout import Playout
from perron.core.position import CLOSED, MARKET, OVER, SETUP, Position
from perron.core.score import score

CHUNK = 500
# One position in so many is looked at closely; all are played.
LOOK_EVERY = 400


def tables() -> list[tuple[str, int]]:
    return [
        (name, seats)
        for name in builtin()
        for seats in range(load(name).rules.players[0], load(name).rules.players[1] + 1)
    ]


def soak(table: int, first: int, games: int) -> tuple[int, int]:
    """Play and check some games; returns decisions played and positions looked at."""
    name, seats = tables()[table]
    playout = Playout(load(name), seats)
    decisions = looks = 0
    for n in range(first, first + games):
        position = playout.deal(derived(table, 2 * n))
        dice = Dice(derived(table, 2 * n + 1))
        while position.phase != OVER:
            playout.step(position, dice)
            decisions += 1
            if decisions % LOOK_EVERY == 0 and position.phase != OVER:
                check_position(position, f"{name} {seats} game {n}")
                check_moves(position, f"{name} {seats} game {n}")
                looks += 1
        check_position(position, f"{name} {seats} game {n} end")
        check_end(position, f"{name} {seats} game {n} end")
        looks += 1
    return decisions, looks


def need(true: bool, place: str, what: str) -> None:
    if not true:
        raise SystemExit(f"{place}: {what}")


def check_position(position: Position, place: str) -> None:
    """Nothing made, nothing lost."""
    board, seats = position.board, range(int(position.seats))
    lying = [0] * 9
    for kind in position.deck_list():
        lying[kind] += 1
    multisets = [int(position.hand(seat)) for seat in seats]
    multisets += [int(position.discard), int(position.laid)]
    multisets += [int(row_cards(position.market)), int(row_cards(position.turned))]
    for cards in multisets:
        lying = [a + b for a, b in zip(lying, counts(cards), strict=True)]
    need(tuple(lying) == board.rules.deck, place, f"train cards {lying}")

    placed = [ticket for seat in seats for ticket in position.tickets(seat) + position.offer(seat)]
    placed += position.pile_list()
    need(len(placed) == len(set(placed)), place, "a ticket lies in two places")

    for seat in seats:
        owned = [r for r in range(len(board.routes)) if position.owner[r] == seat]
        trains = board.rules.trains - sum(board.routes[r].length for r in owned)
        need(position.trains(seat) == trains >= 0, place, f"trains of seat {seat}")
        points = sum(board.rules.route_points[board.routes[r].length] for r in owned)
        need(position.score(seat) == points, place, f"points of seat {seat}")
        check_open(position, seat, place)
    full = all((int(position.market) >> (4 * slot)) & 15 for slot in range(int(MARKET)))
    waits = position.phase == SETUP or position.tunnel != NONE
    need(full or waits or position.stock() == 0, place, "a hole in the market")


def check_open(position: Position, seat: int, place: str) -> None:
    """The table of open routes agrees with the routes themselves."""
    board = position.board
    width = int(board.tariff_count)
    counted = [0] * width
    for r in range(len(board.routes)):
        owner, twin = int(position.owner[r]), int(board.twin[r])
        taken = owner != NONE or (twin != NONE and position.owner[twin] == seat)
        counted[int(board.tariff[r])] += not taken
        if owner == CLOSED:
            need(position.seats < board.rules.double_from, place, "closed with too many players")
    kept = [int(position.open[seat * width + tariff]) for tariff in range(width)]
    need(kept == counted, place, f"open routes of seat {seat}")


def check_moves(position: Position, place: str) -> None:
    """Every listed move is accepted, and none is listed twice."""
    seats = range(int(position.seats))
    seat = int(position.mover)
    if position.phase == SETUP:
        seat = next(seat for seat in seats if position.is_choosing(seat))
    actions = legal(position, seat)
    need(len(set(actions)) == len(actions) > 0, place, "a move is listed twice, or none at all")
    for action in actions:
        refusal = judge(position, seat, action)
        need(refusal is None, place, f"{action} is listed but refused: {refusal}")


def check_end(position: Position, place: str) -> None:
    """The score is the sum of its reasons, and somebody has won."""
    outcome = score(position)
    for player in outcome.players:
        reasons = player.routes + player.tickets + player.stations + player.longest_path_bonus
        reasons += player.globetrotter_bonus + player.merchandise_bonus
        need(player.total == reasons, place, "a total is not the sum of its reasons")
    need(len(outcome.winners) >= 1, place, "nobody has won")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games, every invariant checked.")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    number = len(tables())
    each = -(-args.games // number)
    work = [
        (table, first, min(CHUNK, each - first))
        for table in range(number)
        for first in range(0, each, CHUNK)
    ]
    started = time.perf_counter()
    decisions = looks = 0
    with ProcessPoolExecutor(args.jobs) as pool, Progress() as bar:
        task = bar.add_task("games", total=each * number)
        for (_, _, games), done in zip(work, pool.map(soak, *zip(*work, strict=True)), strict=True):
            decisions += done[0]
            looks += done[1]
            bar.advance(task, games)
    seconds = time.perf_counter() - started
    print(
        f"{each * number:,} games, {decisions:,} decisions, {looks:,} positions checked,"
        f" nothing broken, {seconds:,.0f} s"
    )


if __name__ == "__main__":
    main()
