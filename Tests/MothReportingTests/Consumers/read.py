"""Reads reports as their consumers do, and answers what they see.

A request is a line `FORMAT LENGTH` and a report of so many bytes. The answer is a line
`STATUS LENGTH` and a text of so many bytes: with status 0 one JSON value; with status 1 the traceback
of a consumer that does not accept the report. A consumer is imported where it is used: some take a
second to load.
"""

import csv
import io
import json
import pathlib
import re
import sys
import traceback
from urllib.parse import unquote
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[3]


def check_records(records):
    """Holds each record against the published schema."""
    from jsonschema import Draft202012Validator

    schema = json.loads((ROOT / "docs/schemas/results.schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for record in records:
        validator.validate(record)
    return [record["type"] for record in records]


def read_jsonl(text):
    return check_records([json.loads(line) for line in text.rstrip("\n").split("\n")])


def read_json(text):
    return check_records(json.loads(text))


def read_junit(text):
    """The suites with their cases; xmllint has held them against the schema before."""
    root = ElementTree.fromstring(text)
    return [
        {
            "name": suite.get("name"),
            "failures": int(suite.get("failures")),
            "cases": [
                [
                    case.get("name"),
                    [case.find("failure").get("message")] if case.find("failure") is not None else [],
                ]
                for case in suite
            ],
        }
        for suite in root
    ]


def read_tap(text):
    """The top level, and each subtest, which is a TAP document four columns in, by itself."""
    assert text.startswith("TAP version 14\n")
    points, subtest = [], []
    for line in text.split("\n"):
        if line.startswith("    "):
            subtest.append(line[4:])
            continue
        if line.startswith(("ok ", "not ok ")):
            inner = tap_points("TAP version 14\n" + "\n".join(subtest) + "\n")
            outer = tap_points(line + "\n")
            points.append({"point": outer[0][:2], "cases": inner})
            subtest = []
    assert len(tap_points(text)) == len(points)
    return points


def tap_points(text):
    """The test points; the plan must be there and right in a whole document."""
    from tap.parser import Parser

    points, plan = [], None
    for line in Parser().parse(io.StringIO(text)):
        if line.category == "test":
            found = (line.yaml_block or {}).get("diagnostics", [])
            name = re.sub(r"\\([#\\])", r"\1", line.description.removeprefix("- "))
            assert not line.skip and not line.todo
            points.append([line.ok, name, [entry["message"] for entry in found]])
        if line.category == "plan":
            plan = line.expected_tests
    if text.startswith("TAP version"):
        assert plan == len(points), (plan, len(points))
    return points


def read_sarif(text):
    """The results; the model was made from the official schema and takes no other key."""
    from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Sarif

    run = Sarif.model_validate_json(text).runs[0]
    rules = [rule.id for rule in run.tool.driver.rules]
    fingerprints = [result.partialFingerprints["moth/v1"] for result in run.results]
    assert len(set(fingerprints)) == len(fingerprints)
    return [
        {
            "rule": rules[result.ruleIndex],
            "level": result.level.value,
            "message": result.message.text,
            "paths": [
                unquote(location.physicalLocation.artifactLocation.uri)
                for location in result.locations or []
            ],
            "suppressions": [one.justification for one in result.suppressions or []],
        }
        for result in run.results
    ]


def read_gitlab(text):
    """The issues, with the keys that GitLab asks for."""
    from jsonschema import Draft202012Validator

    Draft202012Validator(
        {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["description", "check_name", "fingerprint", "severity", "location"],
                "properties": {
                    "description": {"type": "string", "minLength": 1},
                    "check_name": {"type": "string", "minLength": 1},
                    "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                    "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
                    "location": {
                        "type": "object",
                        "required": ["path", "lines"],
                        "properties": {
                            "path": {"type": "string", "pattern": "^(?!\\./)"},
                            "lines": {
                                "type": "object",
                                "required": ["begin"],
                                "properties": {"begin": {"type": "integer", "minimum": 1}},
                            },
                        },
                    },
                },
            },
        }
    ).validate(issues := json.loads(text))
    fingerprints = [issue["fingerprint"] for issue in issues]
    assert len(set(fingerprints)) == len(fingerprints)
    return [
        [issue["check_name"], issue["severity"], issue["location"]["path"], issue["description"]]
        for issue in issues
    ]


def read_github(text):
    """The commands, taken apart as the runner does (ActionCommand.TryParseV2)."""
    commands = []
    for line in text.removesuffix("\n").split("\n") if text else []:
        match = re.fullmatch(r"::(\S+) (.*?)::(.*)", line, re.DOTALL)
        name, properties, message = match.groups()
        pairs = dict(pair.split("=", 1) for pair in properties.split(","))
        assert len(message.encode()) < 65536
        commands.append(
            [name, {key: unescape(value, True) for key, value in pairs.items()}, unescape(message)]
        )
    return commands


def unescape(text, is_property=False):
    if is_property:
        text = text.replace("%2C", ",").replace("%3A", ":")
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def read_markdown(text):
    """The cells of the tables' rows, as a reader sees them; HTML and links are nowhere."""
    from markdown_it import MarkdownIt

    assert len(text.encode()) <= 1 << 20
    rows, row = [], None
    # GitHub's Markdown makes links of bare addresses too; here none may be one.
    for token in MarkdownIt("gfm-like", {"linkify": False}).parse(text):
        assert token.type != "html_block"
        if token.type == "tr_open":
            row = []
        elif token.type == "inline" and row is not None:
            types = {child.type for child in token.children}
            assert types <= {"text", "code_inline", "text_special"}, types
            row.append("".join(child.content for child in token.children))
        elif token.type == "tr_close":
            rows.append(row)
            row = None
    return rows


def read_html(text):
    """The text of each article's message; the strict parser takes no error of HTML's."""
    import html5lib

    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    names = {element.tag for element in page.iter() if isinstance(element.tag, str)}
    assert not names & {"script", "link", "img", "iframe", "object", "a", "form", "svg"}, names
    attributes = {name for element in page.iter() for name in element.keys()}
    assert attributes <= {
        "charset", "class", "content", "http-equiv", "lang", "name", "scope", "title",
    }, attributes
    return [
        "".join(element.itertext())
        for element in page.iter("p")
        if element.get("class") == "message"
    ]


def read_csv(text):
    """The rows as dictionaries; every line ends as RFC 4180 says."""
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert all(None not in row and None not in row.values() for row in rows)
    return rows


def answer(format, report):
    """The status, and what the consumer of a format sees in a report or why it sees nothing."""
    try:
        seen = globals()[f"read_{format}"](report.decode("utf-8", errors="strict"))
        return 0, json.dumps(seen)
    except Exception:
        return 1, traceback.format_exc()


if __name__ == "__main__":
    csv.field_size_limit(1 << 24)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What a consumer prints is no answer.
    sys.stdout = sys.stderr
    while header := requests.readline():
        format, length = header.split()
        status, text = answer(format.decode(), requests.read(int(length)))
        data = text.encode()
        answers.write(b"%d %d\n" % (status, len(data)) + data)
        answers.flush()
