"""SVG and HTML as text: elements and escaping."""

from collections.abc import Iterable
from html import escape

Attribute = str | float | None


def tag(name: str, *children: str, **attributes: Attribute) -> str:
    """An element. Children are markup already; `class_` is class, `font_size` font-size."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(children)}</{name}>"


def _value(value: str | float) -> str:
    return escape(value, quote=True) if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """A coordinate: a tenth of a pixel is fine enough."""
    # Adding 0 turns a minus zero into a plain one.
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def text(content: str, x: float, y: float, class_: str = "", anchor: str | None = None) -> str:
    """Words in a drawing; y is the baseline."""
    return tag("text", escape(content), x=x, y=y, class_=class_ or None, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_)


def hint(words: str) -> str:
    """What a browser shows when somebody points at the element around it."""
    return tag("title", escape(words))


def drawing(width: float, height: float, alt: str, parts: Iterable[str]) -> str:
    """A whole drawing, with the words that stand for it."""
    return tag(
        "svg",
        *parts,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=alt,
    )
