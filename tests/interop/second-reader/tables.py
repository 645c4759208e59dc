"""The two tables: every cell follows from its event. A table that was only saved again is told from a changed one."""

import csv
import io

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


def _compare(check, name, found, expected, findings):
    try:
        text = found.decode("utf-8-sig")
        head = text.split("\n", 1)[0]
        mark = max(",;\t", key=head.count)
        rows = [row for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True) if row]
    except (UnicodeDecodeError, csv.Error):
        findings.wrong(check, name, "it is no table")
        return
    for number, (one, other) in enumerate(zip(rows, expected)):
        if [cell.strip() for cell in one] != other:
            findings.wrong(check, f"{name}:{number}", "a cell does not follow from its event")
            return
    if len(rows) != len(expected):
        findings.wrong(check, name, "rows are missing or too many")
        return
    findings.resaved(check, name, "the table was saved again by another program")
