"""Actions said by names and by numbers are the same, and the engine takes each of them."""

import copy
import pickle

import pytest

import perron
from perron.core import actions as plain
from perron.core.cards import KINDS, packed
from perron.game.actions import named, numbered

BOARD = perron.load("europe")
ROUTE = [route.id for route in BOARD.routes].index("dieppe-paris")
CITY = [city.id for city in BOARD.cities].index("paris")
TICKETS = tuple(
    [ticket.id for ticket in BOARD.tickets].index(id) for id in ("brest-petrograd", "berlin-roma")
)
ONE_PINK = packed([1, 0, 0, 0, 0, 0, 0, 0, 0])

# By name, by number, and as the engine has it.
PAIRS = [
    (perron.Draw("deck"), perron.Draw(5), plain.Draw(5)),
    (perron.Draw(2), perron.Draw(slot=2), plain.Draw(2)),
    (
        perron.Claim("dieppe-paris", pink=1),
        perron.Claim(ROUTE, ONE_PINK),
        plain.Claim(ROUTE, ONE_PINK),
    ),
    (perron.Pay(pink=1), perron.Pay({"pink": 1}), plain.Pay(ONE_PINK)),
    (perron.Decline(), perron.Decline(), plain.Decline()),
    (perron.AskTickets(), perron.AskTickets(), plain.AskTickets()),
    (perron.Keep("brest-petrograd", "berlin-roma"), perron.Keep(*TICKETS), plain.Keep(TICKETS)),
    (
        perron.BuildStation("paris", pink=1),
        perron.BuildStation(CITY, pink=1),
        plain.BuildStation(CITY, ONE_PINK),
    ),
    (perron.Pass(), perron.Pass(), plain.Pass()),
]
each = pytest.mark.parametrize(("said", "counted", "core"), PAIRS, ids=lambda one: repr(one))


@each
def test_names_and_numbers_come_to_the_same_in_the_engine(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    for action in (said, counted, core, named(BOARD, core)):
        found = numbered(BOARD, action)
        assert type(found) is type(core)
        assert found == core


@each
def test_what_is_listed_equals_what_was_said(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    listed = named(BOARD, core)
    assert listed == said == listed
    assert listed == counted
    assert listed == core == listed
    assert said in [listed]
    assert hash(listed) == hash(counted) == hash(core)


@each
def test_what_is_listed_prints_as_it_is_said_by_name(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    assert repr(named(BOARD, core)) == repr(said)
    assert eval(repr(said), vars(perron)) == said
    assert eval(repr(core), vars(perron)) == core


@each
def test_a_plain_action_is_an_instance_of_the_one_that_is_public(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    public = type(said)
    assert isinstance(core, public)
    assert isinstance(said, type(core))
    assert [kind for _, _, kind in PAIRS if isinstance(kind, public)] == [
        kind for _, _, kind in PAIRS if type(kind) is type(core)
    ]


@each
def test_actions_can_be_copied_and_pickled(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    for action in (said, counted, named(BOARD, core)):
        for again in (pickle.loads(pickle.dumps(action)), copy.copy(action), copy.deepcopy(action)):
            assert again == action
            assert repr(again) == repr(action)
            assert type(again) is type(action)


@each
def test_patterns_take_actions_apart(
    said: plain.Action, counted: plain.Action, core: plain.Action
) -> None:
    match named(BOARD, core):
        case perron.Claim(route, cards):
            assert (route, cards) == (ROUTE, perron.Cards(pink=1))
        case perron.Draw(slot):
            assert slot in (2, 5)
        case other:
            assert not isinstance(other, perron.Claim | perron.Draw)


def test_different_actions_differ() -> None:
    assert perron.Claim("dieppe-paris", pink=1) != perron.Claim("dieppe-paris", pink=2)
    assert perron.Claim("dieppe-paris", pink=1) != perron.Claim("brest-paris", pink=1)
    assert perron.Keep("berlin-roma") != perron.Keep("berlin-roma", "brest-petrograd")
    assert perron.Pay(pink=1) != plain.Claim(1, ONE_PINK)
    # The same number is another route elsewhere, and a name has no number yet.
    nordic = named(perron.load("nordic"), plain.Claim(ROUTE, ONE_PINK))
    assert nordic != named(BOARD, plain.Claim(ROUTE, ONE_PINK))
    assert perron.Claim("dieppe-paris", pink=1) != plain.Claim(ROUTE, ONE_PINK)


def test_a_name_that_was_not_looked_up_has_no_number_and_says_so() -> None:
    claim = perron.Claim("dieppe-paris", pink=1)
    with pytest.raises(
        AttributeError, match=r"Claim\('dieppe-paris', pink=1\): its route has no number"
    ):
        _ = claim.route
    with pytest.raises(TypeError, match="its route has no number"):
        hash(claim)
    with pytest.raises(AttributeError, match="Claim has no lenght"):
        _ = claim.lenght  # type: ignore[attr-defined]


def test_a_name_goes_with_its_action_to_another_board() -> None:
    """A listed route has a number there; what counts on another board is its name."""
    listed = named(BOARD, plain.Claim(ROUTE, ONE_PINK))
    with pytest.raises(perron.UnknownRoute):
        numbered(perron.load("nordic"), listed)


@pytest.mark.parametrize(
    ("wrong", "kind", "words"),
    [
        (perron.Claim("diepe-paris", pink=1), perron.UnknownRoute, 'did you mean "dieppe-paris"?'),
        (perron.Claim("paris-dieppe", pink=1), perron.UnknownRoute, 'did you mean "dieppe-paris"?'),
        (
            perron.Claim("frankfurt-berlin-2", red=3),
            perron.UnknownRoute,
            'mean "berlin-frankfurt-2"?',
        ),
        (perron.Claim(101, pink=1), perron.UnknownRoute, "they are numbered 0 to 100"),
        (perron.Claim(-1, pink=1), perron.UnknownRoute, "they are numbered 0 to 100"),
        (perron.BuildStation("Paris"), perron.UnknownCity, 'did you mean "paris"?'),
        (perron.Keep("brest-petersburg"), perron.UnknownTicket, 'did you mean "brest-petrograd"?'),
        (plain.Draw(9), perron.BadSlot, 'give 0 to 4 or "deck"'),
        (plain.Claim(ROUTE, -1), perron.BadCount, "-1 is not a number of cards"),
        ("draw", perron.Malformed, "is not an action: give a perron.Draw"),
    ],
)
def test_a_slip_is_told_with_what_is_true(
    wrong: plain.Action, kind: type[perron.Refusal], words: str
) -> None:
    game = perron.Game.new("europe", players=2, seed=7)
    before = game.copy()
    refusal = game.judge(0, wrong)
    assert type(refusal) is kind
    assert words in str(refusal)
    with pytest.raises(kind):
        game.act(0, wrong)
    assert game == before


def test_a_slot_that_is_none_is_refused_at_once() -> None:
    for slot in (6, -1, "top", "red"):
        with pytest.raises(perron.BadSlot):
            perron.Draw(slot)


def test_every_kind_of_card_may_be_named_in_an_action() -> None:
    for kind, word in enumerate(KINDS):
        assert perron.Pay({word: 2}).cards == 2 * 128**kind
