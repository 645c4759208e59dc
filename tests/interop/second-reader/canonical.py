"""Lines of the ledger: one canonical form (RFC 8785, integers only) and one shape for each type and version."""

import json
import re
from datetime import datetime, timedelta, timezone
from pathlib import Path

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)
LAST = 253402300799999  # 9999-12-31: no time of a ledger lies behind it


class NotCanonical(Exception):
    pass


def _no_float(text):
    raise NotCanonical(f"the number {text[:20]} is no integer")


def _no_constant(text):
    raise NotCanonical(f"{text} is no JSON")


def _pairs(pairs):
    value = dict(pairs)
    if len(value) != len(pairs):
        raise NotCanonical("a key comes twice")
    return value


def write(value):
    """The canonical text. Keys are sorted by UTF-16 code units, which for ASCII keys is the order of code points."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def read(line):
    """The value of a line of bytes, if the line is the one text that this value can have."""
    try:
        text = line.decode("utf-8")
        value = json.loads(text, parse_float=_no_float, parse_constant=_no_constant, object_pairs_hook=_pairs)
        if write(value).encode("utf-8") != line:
            raise NotCanonical("the line is not in canonical form")
    except (ValueError, RecursionError) as error:
        raise NotCanonical(str(error)[:100]) from None
    return value


def matches(value, schema):
    """Whether a value fits a JSON Schema, as far as the schema of the ledger uses the language."""
    if "anyOf" in schema:
        return any(matches(value, each) for each in schema["anyOf"])
    if "const" in schema and (value != schema["const"] or isinstance(value, bool) != isinstance(schema["const"], bool)):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(_is(value, name) for name in types):
        return False
    if isinstance(value, str):
        size = len(value.encode("utf-16-le")) // 2
        if size < schema.get("minLength", 0) or size > schema.get("maxLength", size):
            return False
        return "pattern" not in schema or re.search(_python(schema["pattern"]), value, re.ASCII) is not None
    if isinstance(value, int) and not isinstance(value, bool):
        return schema.get("minimum", value) <= value <= schema.get("maximum", value) and not (
            "exclusiveMinimum" in schema and value <= schema["exclusiveMinimum"]
        )
    if isinstance(value, list):
        return all(matches(each, schema.get("items", {})) for each in value)
    if isinstance(value, dict):
        known = schema.get("properties", {})
        if any(name not in value for name in schema.get("required", [])):
            return False
        if schema.get("additionalProperties") is False and any(name not in known for name in value):
            return False
        return all(matches(value[name], part) for name, part in known.items() if name in value)
    return True


def _python(pattern):
    """`$` of JSON Schema ends the text; Python's would also allow a line break after it."""
    return pattern[:-1] + r"\Z" if pattern.endswith("$") else pattern


def _is(value, name):
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    kinds = {"string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}
    return isinstance(value, kinds[name])


SCHEMA = json.loads((Path(__file__).parent / "events.schema.json").read_text())
ENVELOPE = {**{k: v for k, v in SCHEMA.items() if k != "oneOf"}}
SHAPES = {(s["properties"]["type"]["const"], s["properties"]["v"]["const"]): s["properties"]["data"] for s in SCHEMA["oneOf"]}


class Event:
    """One line: its bytes' leaf hash, its parts, and the month that it counts in."""

    __slots__ = ("seq", "account", "aseq", "at", "type", "v", "data", "idem", "prev", "leaf", "line", "inside", "known")

    def __init__(self, value, line, leaf, inside):
        for name in ("seq", "account", "aseq", "at", "type", "v", "data", "idem", "prev"):
            setattr(self, name, value[name])
        self.line, self.leaf, self.inside = line, leaf, inside
        self.known = (self.type, self.v) in SHAPES

    @property
    def month(self):
        """The UTC month of its time."""
        return month_of(self.at)

    @property
    def period(self):
        """The month that it counts in."""
        return self.data.get("period", self.month)


def check_event(value):
    """Says what is wrong with the shape of a value that should be an event, or nothing."""
    if not isinstance(value, dict) or set(value) != set(ENVELOPE["required"]):
        return "it is not an object with the nine keys of an event"
    if not matches(value, ENVELOPE) or value["at"] > LAST:
        return "a part of the envelope is not what it has to be"
    shape = SHAPES.get((value["type"], value["v"]))
    if shape is not None and not matches(value["data"], shape):
        return f"data does not fit {value['type']}/{value['v']}"
    if shape is not None and (value["idem"] is not None) != (value["type"] == "request.reserved"):
        return "idem belongs to request.reserved alone"
    if shape is not None and (value["aseq"] == 0) != (value["type"] in ("log.opened", "account.opened")):
        return "log.opened and account.opened are the first events of their accounts, and no others"
    own = value["type"].split(".")[0] in ("log", "policy", "key", "clock", "number", "verifier") or value["type"] == "period.sealed"
    if shape is not None and own != (value["account"] == "_"):
        return "the log's own events have the account _, and no others"
    return None


def month_of(at):
    return (EPOCH + timedelta(milliseconds=at)).strftime("%Y-%m")


def time_text(at):
    moment = EPOCH + timedelta(milliseconds=at)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{at % 1000:03d}Z"


def end_of(month):
    """The first millisecond after a month."""
    year, number = int(month[:4]), int(month[5:])
    after = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=timezone.utc)
    return round((after - EPOCH).total_seconds() * 1000)


def next_month(month):
    return month_of(end_of(month))
