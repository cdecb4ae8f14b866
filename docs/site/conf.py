"""How the site is built from the Markdown in docs/: `make docs`. Why so: docs/adr/0011."""

import re
import sys
from pathlib import Path

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
sys.path.insert(0, str(SITE))

project = "Perron"
html_title = "Perron"
package = (ROOT / "src/perron/__init__.py").read_text(encoding="utf-8")
version = re.findall(r'^__version__.* = "(.+)"$', package, re.MULTILINE)[0]
release = version

extensions = ["myst_parser", "pages", "reference"]
root_doc = "index"
exclude_patterns = ["site"]
# Headings can be linked to as in the repository browser: arena.md#intervals.
myst_heading_anchors = 4
myst_links_external_new_tab = False
myst_enable_extensions = ["colon_fence"]
highlight_language = "text"
python_use_unqualified_type_names = True

html_theme = "furo"
# Our fonts are already in the package: reports of the arena carry them.
html_static_path = ["static", str(ROOT / "src/perron/arena/report/fonts")]
html_css_files = ["site.css"]
html_favicon = str(ROOT / "web/public/assets/icon.svg")
html_copy_source = False
html_show_copyright = False
html_use_index = True


def look(mono: str, **values: str) -> dict[str, str]:
    """The names that the theme has for what the page's tokens.css calls by other names."""
    return {
        "font-stack": "'Source Sans 3', system-ui, 'Segoe UI', sans-serif",
        "font-stack--headings": "'Besley', Clarendon, Rockwell, Georgia, serif",
        "color-foreground-primary": values["text"],
        "color-foreground-secondary": values["soft"],
        "color-foreground-muted": values["faint"],
        "color-foreground-border": values["strong"],
        "color-background-primary": values["surface"],
        "color-background-secondary": values["page"],
        "color-background-hover": values["sunken"],
        "color-background-hover--transparent": values["page"] + "00",
        "color-background-border": values["line"],
        "color-background-item": values["line"],
        "color-brand-primary": values["accent"],
        "color-brand-content": values["link"],
        "color-brand-visited": values["visited"],
        "color-highlighted-background": values["brass"],
        "color-highlight-on-target": values["brass"],
        "color-inline-code-background": values["sunken"],
        "color-code-background": mono,
        "color-code-foreground": values["text"],
        "color-api-background": values["page"],
        "color-api-background-hover": values["sunken"],
        "color-api-name": values["accent"],
        "color-api-pre-name": values["accent"],
        "color-table-header-background": values["page"],
        "color-table-border": values["line"],
        "color-sidebar-link-text": values["soft"],
        "color-sidebar-link-text--top-level": values["text"],
        "color-sidebar-item-background--current": values["sunken"],
        "color-sidebar-item-expander-background--hover": values["sunken"],
    }


html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": look(
        mono="#fffdf7",
        text="#17202b",
        soft="#454e58",
        faint="#625f57",
        strong="#8c7f66",
        surface="#fffaee",
        page="#f4ecda",
        sunken="#eae0ca",
        line="#d5c7a9",
        accent="#963521",
        link="#1d4d78",
        visited="#5b3a63",
        brass="#f0dca8",
    ),
    "dark_css_variables": look(
        mono="#0e141a",
        text="#f4ecda",
        soft="#cfc8b9",
        faint="#a8a496",
        strong="#7c8894",
        surface="#1c2530",
        page="#131a22",
        sunken="#0e141a",
        line="#35424f",
        accent="#ee9275",
        link="#9cc4e4",
        visited="#c9aed0",
        brass="#4a3a1b",
    ),
}
