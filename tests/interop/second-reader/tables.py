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
    r"(\d{1,4})[-/.]\s?(\d{1,4})[-/.]\s?(\d{1,4})[T,\s]{1,3}(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?"
    r"\s?(?:(Z|UTC|GMT)|([-+])(\d\d):?(\d\d)|([ap])\.?\s?m\.?)?",
    re.I | re.A,
)
SERIAL = re.compile(r"[0-9]{5}([.,][0-9]{1,20})?")
MIDNIGHT = re.compile(
    r"[T\s](0?0[:.]00([:.]00([.,]0+)?)?|12:00(:00)?\s?am)(\s?(Z|UTC|GMT|[-+]00:?00))?$", re.I | re.A
)
MONTHS = "jan|ene feb|fev mar|mrz apr|abr|avr may|mai jun|juin jul|juil aug|ago|aou sep|set oct|okt|out nov dec|dez|dic".split()


def _says_the_same(column, expected, cell):
    """Whether a program wrote the same value in another form: docs/ledger.md, "Another form of the same value"."""
    cell = cell.strip()
    if cell == expected:
        return True
    if expected == "":
        return cell.lower() in ("na", "<na>", "nan", "nat", "none", "null")
    if cell == "":
        return False
    if column in ("time", "start", "end", "stripe_time", "service_from", "service_to"):
        return _same_time(expected, cell)
    if column in ("period", "month"):
        return _same_month(expected, cell)
    if re.fullmatch("-?[0-9]+", expected):
        minus = expected[0] == "-"
        return (cell[0] in "-\u2212") == minus and _same_number(expected.lstrip("-"), cell[1:].lstrip() if minus else cell)
    # A name that a program takes for a number.
    if re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,15})?(e[0-9]{1,2})?", expected, re.I):
        if re.fullmatch(r"[0-9]{1,99}([.,][0-9]{1,15})?(e\+?[0-9]{1,2})?", cell, re.I):
            return float(expected) == float(cell.replace(",", "."))
    return False


def _same_number(expected, cell):
    if re.fullmatch("[0-9]+([.,]0+)?", cell) and int(re.match("[0-9]+", cell)[0]) == int(expected):
        return True
    grouped = re.fullmatch("([0-9]{1,3}([., '\u2019\u00a0\u202f][0-9]{3})+)([.,]0{1,2})?", cell)
    if grouped is not None:
        return re.sub("[^0-9]", "", grouped[1]) == expected
    short = re.fullmatch(r"([0-9][.,]?[0-9]*)E\+?([0-9]+)", cell, re.I)
    if short is None:
        return False
    digits = len(re.sub("[^0-9]", "", short[1]))
    return float(f"%.{digits}g" % int(expected)) == float(cell.replace(",", "."))


def _serial(cell):
    """Days since 1899-12-30, as a moment in milliseconds of 1970."""
    return (float(cell.replace(",", ".")) - 25_569) * 86_400_000


def _milliseconds(time):
    return round((time - datetime(1970, 1, 1)) / timedelta(milliseconds=1))


def _same_month(expected, cell):
    year, month = expected.split("-")
    if SERIAL.fullmatch(cell):
        return _serial(cell) == _milliseconds(datetime(int(year), int(month), 1))
    cell = MIDNIGHT.sub("", cell)
    numbers = [each for each in re.findall("[0-9]+", cell) if len(each) <= 4]
    word = re.search("[a-z]{3,}", re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", cell)).lower())
    spelled = next((each for each in numbers if each in (year, year[2:])), None)
    if spelled is None or (word is not None and re.match(MONTHS[int(month) - 1], word[0]) is None):
        return False
    numbers.remove(spelled)
    rest = sorted(map(int, numbers))
    # The first day may stand beside the month. Another day could be a month in the other order.
    return rest in ([], [1]) if word is not None else rest in ([int(month)], [1, int(month)])


def _same_time(expected, cell):
    wanted = _milliseconds(datetime.strptime(expected, "%Y-%m-%dT%H:%M:%S.%fZ"))
    if SERIAL.fullmatch(cell):
        return abs(_serial(cell) - wanted) < 1_000
    found = MOMENT.fullmatch(cell)
    if found is None:
        return False
    one, two, three, hour, minute = map(int, found.group(1, 2, 3, 4, 5))
    seconds, fraction, _, sign, zone_hours, zone_minutes, half = found.group(6, 7, 8, 9, 10, 11, 12)
    hour = hour if half is None else hour % 12 + 12 * (half in "pP")
    ahead = 0 if sign is None else (int(zone_hours) * 60 + int(zone_minutes)) * (-60_000 if sign == "-" else 60_000)
    year = three + 2000 if three < 100 else three
    for date in ((one, two, three), (year, two, one), (year, one, two)):
        try:
            moment = _milliseconds(datetime(*date, hour, minute, int(seconds or 0))) - ahead
        except ValueError:
            continue
        if seconds is None:
            if moment == wanted - wanted % 60_000:
                return True
            continue
        digits = len(fraction or "")
        unit = 10 ** (3 - digits) if digits < 3 else 1
        moment += int(int(fraction or 0) * 1_000 / 10**digits + 0.5)
        cut = wanted - wanted % unit
        if moment == cut or (moment == cut + unit and 2 * (wanted % unit) >= unit):
            return True
    return False


def _with_quoted_event(row):
    return row[1] + '"' + row[2].replace('"', '""') + '"'


def _rows_of(text, columns):
    """The cells of a table in whatever separators and quotes a program uses, without what it puts around them."""
    named = re.match(r"(?:(?:\"\"|'')?([,;\t|: ]))?[\"']?([a-z]+)[\"']?([,;\t|: ])", text)
    ours = named is not None and named[2] == columns[0] and named[1] in (None, named[3])
    mark = named[3] if ours else ","
    if "seq" in columns and not re.search(f"{re.escape(mark)}[\"']{{", text):
        # Events without quotes go to the ends of their rows.
        text = re.sub(f"(?m)^([^{{\\r\\n]*{re.escape(mark)})({{[^\\r\\n]*)", _with_quoted_event, text)
    quote = re.search(f"(?:^|[{re.escape(mark)}\r\n])([\"'])", text)
    reader = csv.reader(
        io.StringIO(text, newline=""), delimiter=mark, quotechar=quote[1] if quote else '"', strict=True
    )
    rows = [row for row in reader if any(cell.strip() for cell in row)]
    if rows and rows[0][:2] == ["", columns[0]]:
        rows = [row[1:] if number == 0 or re.fullmatch("[0-9]{1,9}", row[0]) else row for number, row in enumerate(rows)]
    room = len(columns)
    return [row if any(cell.strip() for cell in row[room:]) else row[:room] for row in rows]


def _compare(check, name, found, expected, findings):
    try:
        text = found.decode("utf-16" if found[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
        rows = _rows_of(text, expected[0])
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
