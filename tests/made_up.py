"""Made-up results: games whose outcome a test decides."""

from collections.abc import Sequence

from perron.arena.results import Results, framed
from perron.arena.rows import ClaimRow, GameRow, Rows, SeatRow, TicketRow


class MadeUp:
    """Collects games; the deal and the table are given, the rest is filled in."""

    def __init__(self) -> None:
        self.rows = Rows()

    def game(self, deal: int, bots: Sequence[str], scores: Sequence[int], turns: int = 40) -> int:
        """Add a game; returns its number."""
        number = len(self.rows.games)
        table = ",".join(sorted(bots))
        self.rows.games.append(
            GameRow(
                game=number,
                table=table,
                deal=deal,
                rotation=0,
                seating=",".join(bots),
                seed=deal,
                decisions=100,
                turns=turns,
                seconds=1.0,
                ending="last_round",
                decided_by="points",
                digest=number,
            )
        )
        best = max(scores)
        alone = scores.count(best) == 1
        for seat, (bot, score) in enumerate(zip(bots, scores, strict=True)):
            self.rows.seats.append(
                SeatRow(
                    game=number,
                    seat=seat,
                    bot=bot,
                    score=score,
                    rank=1 + sum(other > score for other in scores),
                    won=score == best and alone,
                    shared=score == best and not alone,
                    routes=score,
                    tickets=0,
                    completed=1,
                    failed=1,
                    stations=0,
                    longest_path=0,
                    longest_path_bonus=0,
                    globetrotter_bonus=0,
                    merchandise_bonus=0,
                    decisions=50,
                    mean_seconds=0.001,
                    max_seconds=0.01,
                    failures=0,
                    failure=None,
                )
            )
        return number

    def claim(self, game: int, seat: int, route: str, turn: int) -> None:
        self.rows.claims.append(ClaimRow(game, seat, route, turn))

    def ticket(
        self, game: int, seat: int, ticket: str, points: int, completed: bool | None
    ) -> None:
        """A ticket that was offered at the start; given back when completed is None."""
        kept = completed is not None
        self.rows.tickets.append(TicketRow(game, seat, ticket, points, "start", kept, completed))

    @property
    def results(self) -> Results:
        return framed(self.rows)
