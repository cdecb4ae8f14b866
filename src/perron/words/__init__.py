"""The words of page and terminal: one Project Fluent catalogue for each language.

A catalogue is one file, `<language>.ftl`. Messages that only the terminal says begin with `cli-`,
those of the Learn pages with `learn-`; everything else belongs to the page, or to both.
"""
