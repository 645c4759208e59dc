"""The two tables: every cell follows from its event. A table that was only saved again is told from a changed one."""

import csv
import io
import re
import unicodedata
from datetime import datetime, timedelta

from canonical import time_text

LEDGER = "seq,time,account,aseq,type,period,units,tokens,amount_minor,currency,stripe_ref,event".split(",")
COUNTED = "requests settled released expired late used from_lots adjusted tokens_in tokens_out granted credits_expired credits_revoked".split()
STATEMENTS = ["account", "period", "plan", "quota", *COUNTED, "paid_minor", "refunded_minor", "currency", "seq", "event"]


def ledger_row(event):
    data, kind = event.data, event.type.split(".")[0]
    units = ""
    if kind in ("request", "credit"):
        units = data.get("amount", "")
    elif event.type == "adjustment.posted":
        units = data["units"]
    elif kind == "period":
        units = data["used"] + data["from_lots"]
    tokens = data["tokens_in"] + data["tokens_out"] if "tokens_in" in data else ""
    money = [data["amount"], data["currency"], data["stripe"]["obj"]] if kind in ("invoice", "refund", "dispute") else ["", "", ""]
    return [event.seq, time_text(event.at), event.account, event.aseq, event.type, event.period, units, tokens, *money, event.line]


def statement_row(event):
    data = event.data
    counted = [data[name] for name in COUNTED]
    head = [event.account, data["period"], data["plan"], data["quota"]]
    return [*head, *counted, data["paid"], data["refunded"], data["currency"], event.seq, event.line]


def check_tables(export, findings):
    for name, head, events, row in (
        ("ledger.csv", LEDGER, export.ledger, ledger_row),
        (
            "statements.csv",
            STATEMENTS,
            sorted((e for e in export.events.values() if e.type == "period.closed" and e.known), key=lambda e: e.seq),
            statement_row,
        ),
    ):
        if any(not event.known for event in events):
            findings.missing("Rows", name, "an event is newer than this reader")
            continue
        compare(export, findings, "Rows", name, [head, *map(row, events)])


def compare(export, findings, check, name, lines):
    """Whether a file of an export is the table of these lines, in this or in another form."""
    expected = [[str(cell) for cell in line] for line in lines]
    text = "".join(",".join(_quoted(cell) for cell in line) + "\n" for line in expected)
    found = export.files.get(name)
    if found is None:
        findings.wrong(check, name, "it is missing")
    if found is not None and found != text.encode():
        _compare(check, name, found, expected, findings)


def _quoted(cell):
    special = any(sign in cell for sign in ',"\n\r')
    return '"' + cell.replace('"', '""') + '"' if special else cell


MOMENT = re.compile(
    r"\d{1,4}([-/.]\s?\d{1,4}){2}[T,\s]{1,3}\d{1,2}[:.]\d\d([:.]\d\d([.,]\d{1,3})?)?(Z|\s?[ap]\.?\s?m\.?)?", re.I | re.A
)
MONTHS = "jan|ene feb|fev mar|mrz apr|abr|avr may|mai jun|juin jul|juil aug|ago|aou sep|set oct|okt|out nov dec|dez|dic".split()


def _says_the_same(column, expected, cell):
    """Whether a program wrote the same value in another form: docs/ledger.md, "Another form of the same value"."""
    cell = cell.strip()
    if cell == expected:
        return True
    if "" in (cell, expected):
        return False
    if column in ("time", "start", "end", "stripe_time", "service_from", "service_to"):
        return _same_time(expected, cell)
    if column in ("period", "month"):
        return _same_month(expected, cell)
    if re.fullmatch("-?[0-9]+", expected):
        minus = expected[0] == "-"
        return (cell[0] in "-\u2212") == minus and _same_number(expected.lstrip("-"), cell[1:].lstrip() if minus else cell)
    return False


def _same_number(expected, cell):
    if re.fullmatch("[0-9]+([.,]0+)?", cell) and int(re.match("[0-9]+", cell)[0]) == int(expected):
        return True
    if re.fullmatch("[0-9]{1,3}([., '\u2019\u00a0\u202f][0-9]{3})+", cell):
        return re.sub("[^0-9]", "", cell) == expected
    short = re.fullmatch(r"([0-9][.,]?[0-9]*)E\+?([0-9]+)", cell, re.I)
    if short is None:
        return False
    digits = len(re.sub("[^0-9]", "", short[1]))
    return float(f"%.{digits}g" % int(expected)) == float(cell.replace(",", "."))


def _same_month(expected, cell):
    year, month = expected.split("-")
    numbers = re.findall("[0-9]+", cell)
    word = re.search("[a-z]{3,}", re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", cell)).lower())
    fits = any(len(each) < 4 and int(each) == int(month) for each in numbers)
    if word is not None:
        fits = re.match(MONTHS[int(month) - 1], word[0]) is not None
    return fits and any(each in (year, year[2:]) for each in numbers)


def _same_time(expected, cell):
    if MOMENT.fullmatch(cell) is None:
        return False
    one, two, three, hour, minute, *rest = map(int, re.findall("[0-9]+", cell))
    half = re.search(r"([ap])\.?\s?m", cell, re.I)
    hour = hour if half is None else hour % 12 + 12 * (half[1] in "pP")
    year = three + 2000 if three < 100 else three
    wanted = datetime.strptime(expected, "%Y-%m-%dT%H:%M:%S.%fZ")
    exact = wanted.replace(microsecond=0)
    allowed = [exact, exact + timedelta(seconds=1)] if wanted.microsecond >= 500_000 else [exact]
    for date in ((one, two, three), (year, two, one), (year, one, two)):
        try:
            found = datetime(*date, hour, minute, *rest[:1])
        except ValueError:
            continue
        if found in allowed if rest else found == exact.replace(second=0):
            return True
    return False


def _compare(check, name, found, expected, findings):
    try:
        text = found.decode("utf-16" if found[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
        head = text.split("\n", 1)[0]
        mark = max(",;\t", key=head.count)
        rows = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True) if row]
    except (UnicodeDecodeError, csv.Error):
        findings.wrong(check, name, "it is no table")
        return
    columns = expected[0]
    for number, (one, other) in enumerate(zip(rows, expected)):
        # The first row names the columns, and a name has one form.
        says = _says_the_same if number > 0 else lambda _, name, cell: cell.strip() == name
        if len(one) != len(other) or not all(map(says, columns, other, one)):
            findings.wrong(check, f"{name}:{number}", "a cell does not follow from its event")
            return
    if len(rows) != len(expected):
        findings.wrong(check, name, "rows are missing or too many")
        return
    findings.resaved(check, name, "the table was saved again by another program")
