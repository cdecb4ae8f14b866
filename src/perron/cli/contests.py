"""Tournaments on the command line: from options to a tournament, and playing it with a bar."""

import argparse

from perron.arena.contest import Contest, games_done, hold
from perron.arena.match import Tournament, tables_for
from perron.arena.store import Folder
from perron.boards import load
from perron.cli.options import check_counts, different_bots, players_on
from perron.cli.progress import ProgressBar


def tournament_from(args: argparse.Namespace) -> Tournament:
    """What --board, --players, --bots, --games and --seed ask for."""
    check_counts(args)
    bots = different_bots(args.bots)
    players = players_on(load(args.board), args.players)
    return Tournament(args.board, tables_for(bots, players), args.games, args.seed)


def play_with_bar(
    tournament: Tournament, jobs: int, folder: Folder | None = None, title: str = "games"
) -> Contest:
    """Play, with progress on standard error."""
    # The folder plays on its own copy of the board.
    planned = tournament if folder is None else folder.tournament
    with ProgressBar(planned.total, games_done(planned, folder), title) as progress:
        return hold(planned, jobs, folder, progress)
