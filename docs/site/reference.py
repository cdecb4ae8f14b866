"""The reference: docstrings of the source, read without running it.

A page asks for it with a fence, ```{api} perron.core```, and gets every public name of the module
and of the modules in it: what has a docstring and no underscore. Where a module has `__all__`, its
names are those, wherever they are defined; a lazy front door needs no more than that.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import griffe
from sphinx.application import Sphinx
from sphinx.util import logging

SOURCE = Path(__file__).parents[2] / "src"
ASKED = re.compile(r"^```\{api\} (\S+)\n```$", re.MULTILINE)
log = logging.getLogger(__name__)


def add_reference(app: Sphinx, page: str, source: list[str]) -> None:
    source[0] = ASKED.sub(lambda asked: "\n".join(reference(asked[1])), source[0])


@cache
def package() -> griffe.Module:
    found = griffe.load("perron", search_paths=[SOURCE], allow_inspection=False)
    assert isinstance(found, griffe.Module)
    return found


def reference(name: str) -> Iterator[str]:
    """A module and those in it, as Markdown."""
    path = name.split(".")[1:]
    top = package()[path] if path else package()
    if not isinstance(top, griffe.Module):
        log.warning("%s is no module", name)
        return
    # The front door stands alone; what lies behind it has pages of its own.
    inside = () if top.parent is None else sorted(submodules(top), key=lambda one: one.path)
    for module in (top, *inside):
        members = list(public(module))
        if module is not top:
            yield f"\n## {module.path}\n"
        if module.docstring:
            yield from paragraphs(module.docstring)
        if module is not package():
            # Behind the front door a name is described once, where it is defined.
            short = [shown for shown, member in members if member.parent is not module]
            if short:
                yield f"\n```python\nfrom {module.path} import {', '.join(short)}\n```\n"
            members = [one for one in members if one[1].parent is module]
        home = None
        for shown, member in sorted(members, key=by_module) if module is package() else members:
            if module is package() and member.module is not home:
                home = member.module
                yield f"\n## {said_first(home)}\n"
            yield from described(member, f"{module.path}.{shown}", 6)


def by_module(named: tuple[str, griffe.Object]) -> tuple[bool, bool, int, str]:
    """What belongs together stands together: the room of the front door first, errors last."""
    module = named[1].module.path
    room = module.split(".")[1]
    others = sum(member.module.path.startswith(f"perron.{room}") for _, member in public(package()))
    return module.endswith(".errors"), room == "core", -others, module


def said_first(module: griffe.Module) -> str:
    """The first words of a module about itself."""
    return re.split(r"[:.,;]", module.docstring.value if module.docstring else module.path)[0]


def submodules(module: griffe.Module) -> Iterator[griffe.Module]:
    for one in module.modules.values():
        if isinstance(one, griffe.Module) and not one.name.startswith("_"):
            yield one
            yield from submodules(one)


def public(module: griffe.Module) -> Iterator[tuple[str, griffe.Object]]:
    """The names that others may use, in the order of `__all__` or of the source."""
    if module.exports is not None:
        for export in module.exports:
            name = str(export)
            if name not in module.members:
                log.warning("%s has %s in __all__ and nowhere else", module.path, name)
                continue
            member = module.members[name]
            target = member.final_target if isinstance(member, griffe.Alias) else member
            if isinstance(target, griffe.Object) and target.docstring:
                yield name, target
        return
    for name, member in module.members.items():
        if name.startswith("_") or not isinstance(member, griffe.Object):
            continue
        if member.docstring and not isinstance(member, griffe.Module):
            yield name, member


def signatures_of(member: griffe.Object, short: str) -> tuple[str, list[str]]:
    """What Sphinx calls this kind of thing, and the ways in which it is written."""
    within_class = bool(member.parent and member.parent.is_class)
    match member:
        case griffe.Module():
            return "module", [short]
        case griffe.Class():
            made = member.members.get("__new__")
            given = made.parameters if isinstance(made, griffe.Function) else member.parameters
            return "exception" if is_error(member) else "class", [short + arguments(given)]
        case griffe.Function():
            ways = member.overloads or [member]
            written = [short + arguments(way.parameters) + returned(way) for way in ways]
            return "method" if within_class else "function", written
        case _:
            return "attribute" if within_class else "data", [short]


def described(member: griffe.Object, name: str, fence: int) -> Iterator[str]:
    """A name with its signature and docstring, and what belongs to it."""
    module, _, short = name.rpartition(".")
    kind, signatures = signatures_of(member, short)
    marks = "`" * fence
    yield f"\n{marks}{{py:{kind}}} {signatures[0]}"
    if kind == "module":
        yield ":no-index:"
    elif kind not in ("method", "attribute"):
        yield f":module: {module}"
    if {"classmethod", "staticmethod", "property"} & member.labels and kind == "method":
        yield f":{next(iter({'classmethod', 'staticmethod'} & member.labels), 'classmethod')}:"
    yield ""
    if len(signatures) > 1:
        yield "Also " + ", ".join(f"`{one}`" for one in signatures[1:]) + "."
        yield ""
    if member.docstring:
        yield from paragraphs(member.docstring)
    if isinstance(member, griffe.Class):
        for inner, one in member.members.items():
            if not inner.startswith("_") and isinstance(one, griffe.Object) and one.docstring:
                yield from described(one, f"{name}.{inner}", fence - 1)
    yield marks


def is_error(found: griffe.Class) -> bool:
    bases = [str(base) for one in (found, *found.mro()) for base in one.bases]
    return any(base.endswith(("Error", "Exception")) for base in bases)


def arguments(parameters: Iterable[griffe.Parameter]) -> str:
    """As they are written in a call; whoever calls need not know of self."""
    written: list[str] = []
    named = False
    for one in parameters:
        if one.name in ("self", "cls"):
            continue
        if one.kind is griffe.ParameterKind.keyword_only and not named:
            written.append("*")
            named = True
        stars = {
            griffe.ParameterKind.var_positional: "*",
            griffe.ParameterKind.var_keyword: "**",
        }.get(one.kind or griffe.ParameterKind.positional_or_keyword, "")
        named = named or stars == "*"
        annotation = f": {linked(one.annotation)}" if one.annotation is not None else ""
        default = f" = {one.default}" if one.default is not None and not stars else ""
        written.append(stars + one.name + annotation + default)
    return f"({', '.join(written)})"


def returned(function: griffe.Function) -> str:
    return f" -> {linked(function.returns)}" if function.returns is not None else ""


def linked(annotation: griffe.Expr | str) -> str:
    """With the full names of our own types, which Sphinx shows short and as links."""
    if isinstance(annotation, str):
        return annotation
    tokens = list(annotation.iterate(flat=True))
    written = ""
    for token, after in zip(tokens, [*tokens[1:], ""], strict=True):
        full = token.canonical_path if isinstance(token, griffe.ExprName) else str(token)
        if not full.startswith("perron."):
            written += str(token)
        elif after != ".":
            # Of a dotted name the last part has all of it.
            written = written.removesuffix(".") + front().get(full, full)
    return written


@cache
def front() -> dict[str, str]:
    """What the front door offers, by the place where it is defined."""
    return {member.path: f"perron.{name}" for name, member in public(package())}


def paragraphs(docstring: griffe.Docstring) -> Iterator[str]:
    """A docstring as Markdown: plain text, with sections as Google writes them if there are any."""
    for section in docstring.parse("google"):
        match section:
            case griffe.DocstringSectionText():
                yield from examples(section.value)
            case griffe.DocstringSectionExamples():
                for _, text in section.value:
                    yield from examples(text)
            case griffe.DocstringSectionAdmonition():
                yield f"**{section.title}**"
                yield ""
                yield from examples(str(section.value.contents))
            case _:
                yield f"**{section.title or section.kind.value.capitalize()}**"
                yield ""
                for entry in section.value:
                    name = getattr(entry, "name", "") or getattr(entry, "annotation", "")
                    yield f"- `{name}`: {entry.description}" if name else f"- {entry.description}"
        yield ""


def examples(text: str) -> Iterator[str]:
    """Text whose runs of `>>>` are shown as code."""
    code = False
    for line in text.splitlines():
        if line.lstrip().startswith(">>>") and not code:
            code = True
            yield "```pycon"
        elif code and not line.strip():
            code = False
            yield "```"
        yield line.strip() if code else line
    if code:
        yield "```"


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", add_reference)
    return {"parallel_read_safe": False}
