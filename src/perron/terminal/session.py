"""A game of one person against bots at the terminal: ask, act, save, tell."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from perron.bots import Budget, make
from perron.bots.supervise import supervise
from perron.core.actions import Action
from perron.core.chance import derived
from perron.core.errors import BadInput
from perron.core.facts import Fact, TurnStarted
from perron.core.judge import judge
from perron.core.moves import legal
from perron.core.turns import next_to_act
from perron.core.view import observe, redact
from perron.terminal.commands import ALL, BOARD, HELP
from perron.terminal.complaints import system_words
from perron.terminal.guide import show_guide
from perron.terminal.person import Leave, Person
from perron.terminal.places import matching_cities, routes_at
from perron.terminal.questions import Questions
from perron.terminal.records import save_record
from perron.terminal.result import show_outcome
from perron.terminal.screen import Screen
from perron.terminal.seats import bots_by_seat, printable, shown_names
from perron.terminal.speech import Speech
from perron.terminal.telling import facts_text
from perron.wire.outcomes import outcome_from_json
from perron.wire.records import Game, Step
from perron.words.catalogue import Words

_INTERRUPTED: Final = 130


class Session:
    """A running game and the file in which it is kept."""

    def __init__(self, game: Game, file: Path, console: Console, words: Words) -> None:
        names = game.record.names
        self._game = game
        self._speech = Speech(words, game.record.board)
        self._file = file
        self._console = console
        self._me, self._bots = bots_by_seat(names)
        self._person = Person(console, self._speech.commands)
        self._names = shown_names(words, names)
        self._screen = Screen(console, self._speech, self._names, self._me)
        self._person.asides = {BOARD: self._show_board, HELP: self._show_guide}

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit status."""
        self._save()
        try:
            while not self._game.over:
                seat = int(next_to_act(self._game.position))
                self._act(seat, self._ask() if seat == self._me else self._bot_action(seat))
            self._show_end()
        except Leave:
            self._console.print(self._how_to_go_on())
        except KeyboardInterrupt:
            self._console.print()
            self._console.print(self._how_to_go_on())
            return _INTERRUPTED
        return 0

    def _act(self, seat: int, action: Action) -> None:
        """Nothing is told before it is saved."""
        self._game.act(seat, action)
        self._save()

    def _save(self) -> None:
        try:
            save_record(self._game.record, self._file)
        except OSError as error:
            problem = system_words(self._speech.words, error)
            said = self._speech.say("cli-wrong-place", problem=problem)
            raise BadInput(str(self._file), said) from None

    def _bot_action(self, seat: int) -> Action:
        """A bot is made anew for each decision: a resumed game goes on as it would have."""
        record, position = self._game.record, self._game.position
        bot = make(self._bots[seat], int(derived(record.seed or 0, len(record.steps))))
        decision = supervise(bot, observe(position, seat), legal(position, seat), Budget())
        if decision.failure is not None:
            self._screen.say("cli-bot-failed", name=self._names[seat], problem=decision.failure)
        return decision.action

    def _ask(self) -> Action:
        position, me = self._game.position, self._me
        seen = observe(position, me)
        self._head(seen.phase)
        questions = Questions(
            self._person,
            self._screen,
            seen,
            legal(position, me),
            lambda action: judge(position, me, action),
        )
        return questions.decide(self._news())

    def _head(self, phase: str) -> None:
        if phase == "setup":
            self._screen.heading("cli-heading-first")
            self._screen.welcome()
        elif phase == "turn":
            self._screen.heading("cli-heading-turn", n=self._turns())

    def _turns(self) -> int:
        steps = self._game.record.steps
        return sum(isinstance(fact, TurnStarted) for step in steps for fact in step.facts)

    def _news(self) -> list[str]:
        """What came of the person's last decision, and what others did since."""
        steps = self._game.record.steps
        mine = [n for n, step in enumerate(steps) if step.player == self._me]
        # The deal needs no telling: hand and tickets are shown.
        return self._told(steps[mine[-1] :] if mine else steps[1:])

    def _told(self, steps: Sequence[Step]) -> list[str]:
        heard: list[Fact] = [redact(fact, self._me) for step in steps for fact in step.facts]
        return facts_text(self._speech, heard, self._names, self._me)

    def _show_board(self) -> None:
        """Look at routes, city by city, for as long as the person likes."""
        board = self._game.record.board
        seen = observe(self._game.position, self._me)
        commands = self._speech.commands
        prompt = self._speech.say("cli-look", **commands.shown)
        while typed := self._person.read(prompt):
            cities = matching_cities(board, typed)
            if commands.meant(typed) == ALL:
                self._screen.routes(seen, range(len(board.routes)))
            elif cities:
                self._screen.routes(seen, routes_at(board, cities))
            else:
                self._screen.say("cli-no-city", typed=printable(typed))

    def _show_guide(self) -> None:
        show_guide(self._console, self._speech)
        self._person.read(self._speech.say("cli-enter"))

    def _show_end(self) -> None:
        record = self._game.record
        outcome = outcome_from_json(record.board, record.outcome, record.players)
        self._screen.heading("cli-heading-end")
        self._screen.news(self._news())
        show_outcome(self._console, self._speech, self._names, outcome, self._me)
        command = f"perron replay {shlex.quote(str(self._file))}"
        self._screen.say("cli-saved", file=str(self._file), command=command)

    def _how_to_go_on(self) -> str:
        command = f"perron play --resume {shlex.quote(str(self._file))}"
        return self._speech.say("cli-go-on", command=command)
