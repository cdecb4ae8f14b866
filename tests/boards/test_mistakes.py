"""Every mistake in a pack is found, in one go, and named by file and line.

Each case is one edit of a small sound pack. The mistakes have to be exactly those expected: a
mistake must not bring false ones with it.
"""

import os
import sys
from pathlib import Path

import pytest

from perron.boards import check

TOML = """\
id = "tiny"
name = "Tiny"

[words]
locomotive = "joker"
train = "wagon"
ticket = "contract"

[rules]
players = [2, 3]
trains = 9
end_trains = 1
hand = 2
market_reset = 3
locomotive_ends_draw = true
wild_on = ["train", "ferry"]
ferry_exchange = 0
tunnel_cards = 3
double_from = 3
unequal_doubles = false
stations = 0
station_points = 0
longest_path_bonus = 0
globetrotter_bonus = 0
merchandise = 4
tie_breaks = ["tickets"]

[rules.deck]
pink = 6
blue = 6
orange = 0
white = 0
green = 0
yellow = 0
black = 0
red = 6
locomotive = 4

[rules.setup]
long = 1
regular = 1
keep = 1
returns = "box"

[rules.draw]
long = 0
regular = 2
keep = 1
returns = "bottom"

[rules.route_points]
1 = 1
2 = 2
3 = 4

[rules.merchandise_bonus]
2 = [8, 4]
3 = [8, 5, 2]
"""

CITIES = """\
id,name,lat,lon
ark,Ark,10,10.5
bay,Bay,-10,10
cod,Cod,20,20
dun,Dun,20,30
elm,Elm,30,30
"""

ROUTES = """\
a,b,track,length,colour,kind,locomotives,swap,merchandise
ark,bay,1,2,pink,train,,,
ark,bay,2,2,blue,tunnel,,,
bay,cod,,3,grey,ferry,1,,
cod,dun,,3,grey,train,,4,yes
dun,elm,,1,red,train,,,
"""

TICKETS = """\
a,b,points,long,provenance
ark,dun,5,yes,known
ark,elm,6,yes,known
bay,dun,4,yes,original
ark,cod,3,,known
cod,elm,2,,known
bay,elm,4,,original
"""

NAMES = """\
city,da,sv
ark,Arken,Arken
bay,,Viken
"""

# What a pack has to have; names in other languages it may have.
GOOD = {"board.toml": TOML, "cities.csv": CITIES, "routes.csv": ROUTES, "tickets.csv": TICKETS}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for file, text in {**GOOD, "names.csv": NAMES}.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def edit(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {file} exactly once"
    (pack / file).write_text(text.replace(old, new), encoding="utf-8")


def found(pack: Path) -> list[str]:
    board, mistakes = check(pack)
    assert (board is None) == bool(mistakes)
    return [str(mistake) for mistake in mistakes]


def test_the_small_pack_is_sound(pack: Path) -> None:
    assert found(pack) == []


def test_a_pack_without_other_names_is_sound(pack: Path) -> None:
    (pack / "names.csv").unlink()
    assert found(pack) == []


ANSWERS = [
    ("trains = 9\n", "", "9: rules.trains is missing: a whole number from 1 to 60"),
    ("trains = 9", "trains = 0", "11: rules.trains must be a whole number from 1 to 60, not 0"),
    ("trains = 9", 'trains = "9"', "11: rules.trains must be a whole number from 1 to 60, not '9'"),
    ("trains = 9", "trains = true", "11: rules.trains must be a whole number from 1 to 60, not true"),
    ("trains = 9", "trains = 9.0", "11: rules.trains must be a whole number from 1 to 60, not 9.0"),
    ("trains = 9", "trains = [9]", "11: rules.trains must be a whole number from 1 to 60, not a list"),
    ("end_trains = 1", "end_trains = 9", "12: rules.end_trains is 9: with 9 trains every game would end at once"),
    ("hand = 2", "hand = 2\nhands = 2", "14: rules.hands is not known here"),
    ("[2, 3]", "[2, 6]", "10: rules.players must be a list of 2 whole numbers from 2 to 5, not a list"),
    ("[2, 3]", "[2]", "10: rules.players must be a list of 2 whole numbers from 2 to 5, not a list"),
    ("[2, 3]", "3", "10: rules.players must be a list of 2 whole numbers from 2 to 5, not 3"),
    ("[2, 3]", "[3, 2]", "10: rules.players says at least 3 and at most 2"),
    ("hand = 2", "hand = 8", "28: rules.deck has 22 cards, the first deal for 3 players takes 29"),
    ("market_reset = 3", "market_reset = 6", "14: rules.market_reset must be a whole number from 0 to 5, not 6"),
    ("draw = true", "draw = 1", "15: rules.locomotive_ends_draw must be true or false, not 1"),
    ('["train", "ferry"]', '["train", "bus"]', "16: rules.wild_on may hold train, tunnel, ferry or station, not 'bus'"),
    ('["train", "ferry"]', '"train"', "16: rules.wild_on must be a list, not 'train'"),
    ("exchange = 0", "exchange = 1", "17: rules.ferry_exchange must be 0, or 2 and more"),
    ("double_from = 3", "double_from = 7", "19: rules.double_from must be a whole number from 2 to 6, not 7"),
    ('["tickets"]', '["luck"]', "26: rules.tie_breaks may hold tickets, stations, longest_path_bonus or longest_path, not 'luck'"),
    ('["tickets"]', '["tickets", "tickets"]', "26: rules.tie_breaks holds 'tickets' twice"),
    ("white = 0\n", "", "28: rules.deck.white is missing: a whole number from 0 to 63"),
    ("white = 0", "white = 64", "32: rules.deck.white must be a whole number from 0 to 63, not 64"),
    ("white = 0", "white = 0\nbrown = 0", "33: rules.deck.brown is not known here"),
    ("white = 0\ngreen = 0", "white = 63\ngreen = 63", "28: rules.deck has 148 cards, the most is 126"),
    ('returns = "box"', 'returns = "bin"', "43: rules.setup.returns must be box or bottom, not 'bin'"),
    ("regular = 1\nkeep = 1", "regular = 1\nkeep = 3", "39: rules.setup asks to keep 3 of 2 tickets"),
    ("regular = 2\nkeep = 1", "regular = 0\nkeep = 1", "45: rules.draw asks to keep 1 of 0 tickets"),
    ("regular = 1\nkeep = 1", "regular = 8\nkeep = 1", "39: rules.setup deals 9 tickets, the most is 8"),
    ("long = 0", "long = 1", "46: rules.draw.long must be 0, not 1"),
    ("1 = 1\n", "1 = -1\n", "52: rules.route_points.1 must be a whole number from 0 to 1000, not -1"),
    ("1 = 1\n", '1 = 1\n"1 1" = 1\n', "53: rules.route_points.'1 1' is not known here"),
    ("1 = 1\n", "0 = 1\n1 = 1\n", "52: rules.route_points.0 is not known here"),
    ("3 = [8, 5, 2]\n", "", "56: rules.merchandise_bonus lacks the points for 3 players"),
    ("3 = [8, 5, 2]", "3 = [8, 5]", "58: rules.merchandise_bonus.3 must be a list of 3 whole numbers from 0 to 1000, not a list"),
    ("3 = [8, 5, 2]", "3 = [8, 5, 2]\n4 = [8, 6, 4, 2]", "56: rules.merchandise_bonus is not asked for the points for 4 players"),
    ('id = "tiny"', 'id = "Tiny"', "1: id must be 1 to 40 of the characters a-z, 0-9 and _, and not a reserved file name, not 'Tiny'"),
    ('id = "tiny"', 'id = "con"', "1: id must be 1 to 40 of the characters a-z, 0-9 and _, and not a reserved file name, not 'con'"),
    ('id = "tiny"', 'id = "../tiny"', "1: id must be 1 to 40 of the characters a-z, 0-9 and _, and not a reserved file name, not '../tiny'"),
    ('name = "Tiny"', r'name = "Ti\nny"', r"2: name must be 1 to 60 printable characters, not 'Ti\nny'"),
    ('name = "Tiny"\n', "", "1: name is missing: 1 to 60 printable characters"),
    ('train = "wagon"\n', "", "4: words.train is missing: 1 to 60 printable characters"),
    ('name = "Tiny"', 'name = "Tiny"\ncolour = "red"', "3: colour is not known here"),
    ("trains = 9", "trains = ", "11: this is not TOML: Invalid value"),
    ("trains = 9", "trains = 9\ntrains = 9", "12: this is not TOML: Cannot overwrite a value"),
    ("3 = [8, 5, 2]\n", "3 = [8, 5, 2\n", "58: this is not TOML: Unclosed array"),
    ("trains = 9", "trains = " + "[" * 999, "11: the line is longer than 1000 characters"),
    ("trains = 9", "trains = " + "[\n" * 9999, "1: this is not TOML that can be read: it is nested too deeply"),
]  # fmt: skip

CITY_ROWS = [
    ("dun,Dun,20,30", "dun,Dun,20", "5: a row has 4 fields, this one has 3"),
    ("dun,Dun,20,30", "dun,Dun,20,30,40", "5: a row has 4 fields, this one has 5"),
    ("dun,Dun,20,30", "dun,Dun,91,30", "5: lat must be a number from -90 to 90, not '91'"),
    ("dun,Dun,20,30", "dun,Dun,20,nan", "5: lon must be a number from -180 to 180, not 'nan'"),
    ("dun,Dun,20,30", "dun,,20,30", "5: name must be 1 to 60 printable characters, not ''"),
    ("dun,Dun,20,30", 'dun,"D\nn",20,30', r"5: name must be 1 to 60 printable characters, not 'D\nn'"),
    ("dun,Dun,20,30", "dun,Elm,20,30", "6: name 'Elm' is already on line 5"),
    ("dun,Dun,20,30", "dun,Dun,20,30\ndun,Dan,20,30", "6: city 'dun' is already on line 5"),
    ("dun,Dun,20,30", "dun,Dun,20,30\nfen,Fen,20,30", "6: no route leads to 'Fen'"),
    ("dun,Dun,20,30", 'dun,"Dun,20,30', "5: this is not CSV: unexpected end of data"),
    ("dun,Dun,20,30", "dun,Dun\0,20,30", r"5: the line holds the control character '\x00'"),
    ("id,name,lat,lon", "id,name,lat", "1: the header lacks lon"),
    ("id,name,lat,lon", "id,name,lat,lon,alt", "1: the header has a column too many: 'alt'"),
    ("id,name,lat,lon", "id,name,lat,lon,lat", "1: the header has a column too many: 'lat'"),
]  # fmt: skip

ROUTE_ROWS = [
    ("dun,elm,,1,red,", "dun,elm,,1,rouge,", "6: colour must be pink, blue, orange, white, green, yellow, black, red or grey, not 'rouge'"),
    ("dun,elm,,1,red,", "dun,elm,,1,locomotive,", "6: colour must be pink, blue, orange, white, green, yellow, black, red or grey, not 'locomotive'"),
    ("dun,elm,,1,red,", "dun,elm,,1,white,", "6: the deck has no white cards"),
    ("dun,elm,,1,red,", "dun,elm,,x,red,", "6: length must be a whole number from 1 to 20, not 'x'"),
    ("dun,elm,,1,red,", "dun,elm,,0,red,", "6: length must be a whole number from 1 to 20, not '0'"),
    ("dun,elm,,1,red,", "dun,elm,,-1,red,", "6: length must be a whole number from 1 to 20, not '-1'"),
    ("dun,elm,,1,red,", "dun,elm,,4,red,", "6: route_points has nothing for length 4"),
    ("dun,elm,,1,red,train", "dun,elm,,1,red,tram", "6: kind must be train, tunnel or ferry, not 'tram'"),
    ("dun,elm,,1,red,train,", "dun,elm,,1,red,train,1", "6: only a ferry has locomotive symbols, this is a train route"),
    ("3,grey,ferry,1", "3,grey,ferry,", "4: a ferry has at least one locomotive symbol"),
    ("3,grey,ferry,1", "3,grey,ferry,4", "4: 4 locomotive symbols don't fit on 3 spaces"),
    ("3,grey,ferry,1,", "3,grey,ferry,1,2", "4: only a train route can have a swap, this is a ferry route"),
    ("2,blue,tunnel,,", "2,blue,tunnel,,2", "3: only a train route can have a swap, this is a tunnel route"),
    (",4,yes", ",1,yes", "5: swap must be 2 or more"),
    (",4,yes", ",4,no", "5: merchandise must be blank or yes, not 'no'"),
    ("bay,cod,,3", "bay,bay,,3", "4: both ends are 'bay'"),
    ("bay,cod,,3", "bay,cot,,3", "4: cities.csv has no city 'cot'"),
    ("ark,bay,2,2", "ark,bay,3,2", "3: track must be blank, 1 or 2, not '3'"),
    ("ark,bay,2,2", "ark,bay,,2", "3: 'ark-bay' has numbered tracks on other lines"),
    ("ark,bay,2,2", "bay,ark,2,3", "3: the tracks of 'ark-bay' are 2 and 3 spaces long (unequal_doubles is false)"),
    ("dun,elm,,1", "dun,elm,1,1", "6: 'dun-elm' has no track 2; a single route has no track number"),
    ("dun,elm,,1", "dun,elm,2,1", "6: 'dun-elm' has no track 1; a single route has no track number"),
    ("dun,elm,,1,red,train,,,", "dun,elm,,1,red,train,,,\nelm,dun,,1,red,train,,,", "7: route 'dun-elm' is already on line 6"),
]  # fmt: skip

TICKET_ROWS = [
    ("cod,elm,2", "cod,elm,0", "6: points must be a whole number from 1 to 1000, not '0'"),
    ("cod,elm,2", "cod,cod,2", "6: both ends are 'cod'"),
    ("cod,elm,2", "cod,oak,2", "6: cities.csv has no city 'oak'"),
    ("cod,elm,2", "elm,bay,2", "7: ticket 'bay-elm' is already on line 6"),
    ("cod,elm,2,,known", "cod,elm,2,,hearsay", "6: provenance must be known or original, not 'hearsay'"),
    ("bay,dun,4,yes", "bay,dun,4,", "1: there are 2 long tickets, 3 players are dealt 3"),
    ("bay,elm,4,,", "bay,elm,4,yes,", "1: there are 2 regular tickets, 3 players are dealt 3"),
]  # fmt: skip

NAME_ROWS = [
    ("bay,,Viken", "bay,,Viken,Bugt", "3: a row has 3 fields, this one has 4"),
    ("bay,,Viken", "oak,,Eken", "3: cities.csv has no city 'oak'"),
    ("bay,,Viken", "bay,,Viken\nbay,Bugten,", "4: city 'bay' is already on line 3"),
    ("bay,,Viken", 'bay,,"Vi\nken"', r"3: sv must be 1 to 60 printable characters, not 'Vi\nken'"),
    ("bay,,Viken", "bay,,Arken", "3: sv calls ark 'Arken', too"),
    ("bay,,Viken", "bay,,Cod", "3: sv calls cod 'Cod', too"),
    ("city,da,sv", "town,da,sv", "1: the header lacks city"),
    ("city,da,sv", "city,da,Swedish", "1: the header has a column too many: 'Swedish'"),
    ("city,da,sv", "city,da,da", "1: the header has a column too many: 'da'"),
]  # fmt: skip

MISTAKES = {
    "board.toml": ANSWERS,
    "cities.csv": CITY_ROWS,
    "routes.csv": ROUTE_ROWS,
    "tickets.csv": TICKET_ROWS,
    "names.csv": NAME_ROWS,
}


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [(file, *row) for file, rows in MISTAKES.items() for row in rows],
)
def test_a_mistake_is_named_by_file_and_line(
    pack: Path, file: str, old: str, new: str, expected: str
) -> None:
    edit(pack, file, old, new)
    assert found(pack) == [f"{file}:{expected}"]


def test_a_track_that_is_there_twice_leaves_the_other_missing(pack: Path) -> None:
    edit(pack, "routes.csv", "ark,bay,2,2", "ark,bay,1,2")
    assert found(pack) == [
        "routes.csv:2: 'ark-bay' has no track 2; a single route has no track number",
        "routes.csv:3: route 'ark-bay-1' is already on line 2",
    ]


RULES_AND_MAP = [
    ("tunnel_cards = 3", "tunnel_cards = 0", ["routes.csv:3: this board's rules turn no cards for a tunnel (tunnel_cards is 0)"]),
    ("\ntrains = 9", "\ntrains = 2", [
        "routes.csv:4: 3 spaces are more than the 2 trains of a player",
        "routes.csv:5: 3 spaces are more than the 2 trains of a player",
    ]),
    ("merchandise = 4", "merchandise = 0", [
        "board.toml:56: rules.merchandise_bonus gives points on a board without merchandise",
        "routes.csv:5: this board's rules have no merchandise cards",
    ]),
    ("long = 1\nregular = 1", "long = 0\nregular = 1", ["tickets.csv:2: this board's rules deal no long tickets"]),
    ("locomotive = 4", "locomotive = 0", ["routes.csv:4: all the cards of the deck can't pay for bay-cod"]),
    ("pink = 6\n", "pink = 1\nblue_ = 5\n", ["board.toml:30: rules.deck.blue_ is not known here"]),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), RULES_AND_MAP)
def test_the_map_is_held_against_the_rules(
    pack: Path, old: str, new: str, expected: list[str]
) -> None:
    edit(pack, "board.toml", old, new)
    assert found(pack) == expected


def test_every_part_that_hangs_loose_is_named_once(pack: Path) -> None:
    edit(pack, "routes.csv", "bay,cod,,3,grey,ferry,1,,\n", "")
    assert found(pack) == [
        "cities.csv:2: 'Ark' can't be reached from 'Cod'",
        "tickets.csv:2: no routes connect the cities of ticket 'ark-dun'",
        "tickets.csv:3: no routes connect the cities of ticket 'ark-elm'",
        "tickets.csv:4: no routes connect the cities of ticket 'bay-dun'",
        "tickets.csv:5: no routes connect the cities of ticket 'ark-cod'",
        "tickets.csv:7: no routes connect the cities of ticket 'bay-elm'",
    ]


def test_mistakes_of_all_files_come_together_in_order(pack: Path) -> None:
    edit(pack, "tickets.csv", "cod,elm,2", "cod,elm,two")
    edit(pack, "routes.csv", "bay,cod,,3,grey", "bay,cod,,3,gray")
    edit(pack, "routes.csv", "dun,elm,,1", "dun,elm,1,1")
    edit(pack, "cities.csv", "elm,Elm,30,30", "elm,Elm,300,300")
    edit(pack, "board.toml", "hand = 2", "hand = 'two'")
    edit(pack, "board.toml", "double_from = 3\n", "")
    places = [":".join(mistake.split(":")[:2]) for mistake in found(pack)]
    assert places == [
        "board.toml:9",
        "board.toml:13",
        "cities.csv:6",
        "cities.csv:6",
        "routes.csv:4",
        "routes.csv:6",
        "tickets.csv:6",
    ]


def test_a_table_that_is_missing_is_one_mistake(pack: Path) -> None:
    (pack / "board.toml").write_text(TOML[: TOML.index("[rules]")], encoding="utf-8")
    assert found(pack) == ["board.toml:1: rules is missing: a table"]


@pytest.mark.parametrize("file", GOOD)
def test_a_file_that_is_missing(pack: Path, file: str) -> None:
    (pack / file).unlink()
    assert found(pack) == [f"{file}:1: there is no such file"]


@pytest.mark.parametrize("file", GOOD)
def test_a_folder_in_place_of_a_file(pack: Path, file: str) -> None:
    (pack / file).unlink()
    (pack / file).mkdir()
    assert found(pack) == [f"{file}:1: this is not a plain file"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
@pytest.mark.parametrize("file", GOOD)
def test_a_pipe_in_place_of_a_file_does_not_block(pack: Path, file: str) -> None:
    (pack / file).unlink()
    os.mkfifo(pack / file)
    assert found(pack) == [f"{file}:1: this is not a plain file"]


CONTENTS = [
    (b"", "1: the file is empty"),
    (b" \n\n", "1: the file is empty"),
    (b"x" * (1 << 20) + b"x", "1: the file is larger than 1048576 bytes"),
    (b"a\nb\n\xff\xfe\n", "3: the text is not UTF-8"),
]


@pytest.mark.parametrize("file", GOOD)
@pytest.mark.parametrize(("content", "expected"), CONTENTS)
def test_a_file_that_is_no_text(pack: Path, file: str, content: bytes, expected: str) -> None:
    (pack / file).write_bytes(content)
    assert found(pack) == [f"{file}:{expected}"]


@pytest.mark.parametrize("file", ["cities.csv", "routes.csv", "tickets.csv"])
def test_a_file_with_nothing_but_a_header(pack: Path, file: str) -> None:
    (pack / file).write_text(GOOD[file].splitlines()[0], encoding="utf-8")
    assert found(pack) == [f"{file}:1: there are no rows below the header"]


def test_a_file_with_too_many_rows(pack: Path) -> None:
    many = "".join(f"c{n},C{n},1,1\n" for n in range(1000))
    (pack / "cities.csv").write_text(CITIES + many, encoding="utf-8")
    assert found(pack) == ["cities.csv:1002: there are more than 1000 rows"]


@pytest.mark.parametrize("file", GOOD)
def test_a_byte_order_mark_and_other_line_ends_are_no_mistake(pack: Path, file: str) -> None:
    text = GOOD[file].replace("\n", "\r\n")
    (pack / file).write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert found(pack) == []


def test_columns_may_stand_in_any_order(pack: Path) -> None:
    rows = [line.split(",") for line in CITIES.splitlines()]
    turned = "\n".join(",".join(reversed(row)) for row in rows)
    (pack / "cities.csv").write_text(turned, encoding="utf-8")
    assert found(pack) == []


def test_inline_tables_and_dotted_keys_are_found_by_line(pack: Path) -> None:
    setup = TOML[TOML.index("[rules.setup]") : TOML.index("[rules.draw]")]
    edit(pack, "board.toml", setup, "")
    inline = 'setup = { long = 1, regular = 1, keep = 0, returns = "box" }\n'
    edit(
        pack, "board.toml", "stations = 0\nstation_points", inline + "stations = 0\nstation_points"
    )
    problem = "rules.setup.keep must be a whole number from 1 to 8, not 0"
    assert found(pack) == [f"board.toml:21: {problem}"]


ODD_TEXTS = ["new\nline", "carriage\rreturn", "\u2028", "\u202e", "x" * 500]


@pytest.mark.parametrize("odd", ODD_TEXTS)
@pytest.mark.parametrize("file", ["cities.csv", "routes.csv", "tickets.csv"])
def test_a_mistake_is_one_line_of_bearable_length(pack: Path, file: str, odd: str) -> None:
    for column in range(GOOD[file].splitlines()[0].count(",") + 1):
        rows = GOOD[file].splitlines()
        fields = rows[1].split(",")
        fields[column] = f'"{odd}"'
        rows[1] = ",".join(fields)
        (pack / file).write_text("\n".join(rows), encoding="utf-8", newline="")
        for mistake in found(pack):
            assert mistake.isprintable()
            assert len(mistake) < 200
        assert found(pack)
