"""The controller's workbook of an export: requests.csv, money.csv, and the page of an account's statement."""

from canonical import end_of, time_text
from tables import compare

FORMATS = ("penmark-ledger-export/3", "penmark-ledger-export/4")
REQUESTS = (
    "account request start end month operation model outcome reason source lot requests settled late released expired running "
    "used from_lots credits tokens_in tokens_out began event receipt"
).split()
MONEY = (
    "account time month kind number invoice stripe_ref stripe_time plan interval policy price quantity service_from service_to "
    "amount_minor paid_minor refunded_minor disputed_minor tax_minor unmoved_minor currency event"
).split()
ENDS = {"request.settled": "settled", "request.released": "released", "request.expired": "expired"}
COUNTS = "requests settled late released expired credits tokens_in tokens_out".split()


def has_workbook(export):
    return export.manifest is not None and export.manifest["format"] in FORMATS


def statement_of(export):
    """The statement of an account's month, if the export shows one."""
    if not export.account or not export.month:
        return None
    found = [e for e in export.events.values() if e.type == "period.closed" and e.known and e.period == export.month]
    return min(found, key=lambda e: e.seq, default=None)


def files_of(export):
    if not has_workbook(export):
        return []
    return ["requests.csv", "money.csv", *(["statement.html"] if statement_of(export) else [])]


def check(export, findings):
    if not has_workbook(export):
        return
    events = sorted(export.events.values(), key=lambda e: e.seq)
    if any(not e.known for e in events) or any(c == "Lines" for _, c, _, _ in findings.found):
        return
    rows, blind = request_rows(export, events)
    money = [row for e in export.ledger for row in money_rows(e)]
    if blind:
        findings.missing("Workbook", "requests.csv", "the beginning of a request is not here")
    else:
        compare(export, findings, "Workbook", "requests.csv", [REQUESTS, *rows])
    compare(export, findings, "Workbook", "money.csv", [MONEY, *money])
    statement = statement_of(export)
    if statement is None or blind:
        return
    for name, there in sums(rows, money).items():
        stated = statement.data["used"] + statement.data["from_lots"] if name == "credits" else statement.data[name]
        if there != stated:
            findings.wrong("Workbook", statement.seq, f"the rows add up to another {name}")
    if export.files.get("statement.html", b"") != page(export, statement, rows, events).encode():
        findings.wrong("Workbook", "statement.html", "it is not what the events give")


def request_rows(export, events):
    """A row for each end that counts in the month, and last for each request of the month that nothing ends."""
    rows, running, blind = [], {}, False
    begun = {e.seq: e for e in events if e.type == "request.reserved"}
    for event in events:
        counts = export.month is None or event.period == export.month
        if event.type == "request.reserved" and counts:
            running[event.seq] = event
        if event.type not in ENDS:
            continue
        running.pop(event.data["reserve"], None)
        if not counts:
            continue
        reserve = begun.get(event.data["reserve"])
        if reserve is None or reserve.seq > event.seq:
            blind = True
        else:
            rows.append(_request(event, reserve))
    return rows + [_request(e, e) for e in running.values()], blind


def _request(event, reserve):
    data, begin = event.data, reserve.data
    late = data.get("late") is True
    outcome = "running" if event is reserve else "late" if late else ENDS[event.type]
    credits = data["amount"] if event.type == "request.settled" else 0
    lot = begin["source"] == "lot"
    flags = [outcome != "late", event.type == "request.settled", late, outcome == "released", outcome == "expired", event is reserve]
    head = [event.account, begin["request"], time_text(reserve.at), "" if event is reserve else time_text(event.at), event.period]
    what = [begin["operation"], data.get("model", ""), outcome, data.get("reason", ""), begin["source"], _event(begin.get("lot"))]
    spent = [0 if lot else credits, credits if lot else 0, credits, data.get("tokens_in", 0), data.get("tokens_out", 0)]
    return [*head, *what, *map(int, flags), *spent, _event(reserve.seq), _event(event.seq), f"sha256:{event.leaf.hex()}"]


def _event(seq):
    return "" if seq is None else f"event_{seq}"


def effects(event):
    """(kind, paid, refunded, disputed, tax, unmoved, line) of what an event did."""
    data, kind = event.data, event.type
    amount = data.get("amount")
    if kind == "invoice.paid":
        parts = [(line["kind"], line["amount"], 0, 0, 0, 0, line) for line in data.get("lines", [])]
        for name, part in (("discount", -data.get("discount", 0)), ("tax", data.get("tax", 0)), ("balance", data.get("balance", 0))):
            if part:
                parts.append((name, part, 0, 0, part if name == "tax" else 0, 0, None))
        return parts or [("payment", amount, 0, 0, 0, 0, None)]
    if kind == "invoice.refunded":
        return [("refund", 0, amount, 0, 0, 0, None)]
    if kind == "refund.reversed":
        return [("refund_reversed", amount, 0, 0, 0, 0, None)]
    if kind == "invoice.failed":
        return [("payment_failed", 0, 0, 0, 0, amount, None)]
    if kind == "invoice.voided":
        return [("invoice_void" if data["reason"] == "void" else "invoice_uncollectible", 0, 0, 0, 0, amount, None)]
    if kind == "dispute.funds":
        return [(f"dispute_{data['move']}", 0, 0, -amount if data["move"] == "withdrawn" else amount, 0, 0, None)]
    if kind == "invoice.credited":
        return [("credit_note_void" if data["status"] == "void" else "credit_note", 0, 0, 0, 0, amount, None)]
    if kind == "dispute.changed" and event.v >= 3:
        return [(f"dispute_{data['status']}", 0, 0, 0, 0, amount, None)]
    if kind == "dispute.changed":
        moved = {"open": -amount, "won": amount}.get(data["status"], 0)
        return [(f"dispute_{data['status']}", 0, 0, moved, 0, amount if data["status"] == "lost" else 0, None)]
    return []


def invoice_of(event):
    return event.data.get("invoice") or (event.data["stripe"]["obj"] if event.type.startswith("invoice.") else "")


def money_rows(event):
    data = event.data
    for kind, paid, refunded, disputed, tax, unmoved, line in effects(event):
        stripe = data["stripe"]
        ids = [data.get("number") or "", invoice_of(event), stripe["obj"], time_text(stripe["created"] * 1000)]
        part = [""] * 7
        if line:
            price = "" if line["price"] is None else f"{data['currency']}:{line['price'] // 100}.{line['price'] % 100:02}"
            part = [line["plan"] or "", line["interval"] or "", _event(line["policy"]), price, line["quantity"]]
            part += [time_text(line["from"] * 1000), time_text(line["to"] * 1000)]
        sums_ = [paid - refunded + disputed, paid, refunded, disputed, tax, unmoved]
        yield [event.account, time_text(event.at), event.period, kind, *ids, *part, *sums_, data["currency"], _event(event.seq)]


def sums(rows, money):
    of = lambda table, head, name: sum(row[head.index(name)] for row in table)
    found = {name: of(rows, REQUESTS, name) for name in COUNTS}
    return found | {name: of(money, MONEY, f"{name}_minor") for name in ("paid", "refunded")}


# The page of the statement.

STYLE = (
    "body{font:15px/1.45 Georgia,serif;color:#000;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}"
    "h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:1.6rem 0 .3rem}"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}"
    "table+table{margin-top:1rem}th,td{padding:.22rem .6rem .22rem 0;text-align:left;vertical-align:top;font-weight:400;border-bottom:1px solid #ccc}"
    "th{color:#444;white-space:nowrap}td{overflow-wrap:anywhere}.sums th{white-space:normal}thead th{border-bottom-color:#666}.n{text-align:right;white-space:nowrap;padding-right:0;padding-left:.6rem}"
    ".total>*{font-weight:700;color:#000;border-bottom:3px double #666}.note{color:#444;font-size:.85rem}"
    "@media(max-width:40rem){.wide{display:block;overflow-x:auto;white-space:nowrap}}"
    "@media print{body{margin:0;max-width:none;font-size:10pt}h2{break-after:avoid}tr{break-inside:avoid}}"
)
NOTE = (
    "Every figure follows from the signed events of this export, and the verifier writes this page again to compare it. Opening balances "
    "are the sums of the statements of earlier months in context.jsonl. What Penmark records is what Stripe said; this is no tax invoice."
)
WHAT = {
    "plan": "Plan",
    "proration": "Part of a plan",
    "other": "Other",
    "discount": "Discount",
    "tax": "Tax",
    "balance": "Customer balance at Stripe",
    "payment": "Payment",
    "refund": "Refund",
    "refund_reversed": "Refund that failed",
    "dispute_open": "Dispute opened",
    "dispute_won": "Dispute won",
    "dispute_lost": "Dispute lost",
    "dispute_withdrawn": "Disputed amount withdrawn",
    "dispute_reinstated": "Disputed amount reinstated",
    "credit_note": "Credit note",
    "credit_note_void": "Credit note void",
    "invoice_void": "Invoice void",
    "invoice_uncollectible": "Invoice uncollectible",
    "payment_failed": "Payment failed",
}
HEADS = {name: name.replace("_", " ").capitalize() for name in COUNTS}


def page(export, statement, rows, events):
    data, account = statement.data, statement.account
    before = [e.data for e in events if e.type == "period.closed" and e.period < export.month]
    extra = sum(map(_extra, before))
    money = sum(each["paid"] - each["refunded"] for each in before)
    last = _last_day(export.month)
    origin = export.note.origin.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    left = max(0, data["quota"] + data["adjusted"] - data["used"])
    about = [
        ("Account", account),
        ("Period", f"{export.month}-01 to {last} (UTC)"),
        ("Plan at its end", f"{data['plan']}, {data['quota']:,} requests a month"),
        ("Log", origin),
        ("Statement", f"event {statement.seq}, sha256:{statement.leaf.hex()}"),
    ]
    plan = [
        ("Opening balance: the limit of the plan", f"{data['quota']:,}"),
        ("Given back", _signed(data["adjusted"])),
        ("Used", _signed(-data["used"])),
        ("Closing balance, not carried over", f"{left:,}"),
    ]
    lots = [
        ("Opening balance", f"{extra:,}"),
        ("Granted", _signed(data["granted"])),
        ("Used", _signed(-data["from_lots"])),
        ("Expired", _signed(-data["credits_expired"])),
        ("Revoked", _signed(-data["credits_revoked"])),
        ("Closing balance", f"{extra + _extra(data):,}"),
    ]
    paid = [
        ("Opening balance: paid before this month, less refunds", _usd(money)),
        ("Paid", _usd(data["paid"])),
        ("Refunded", _usd(-data["refunded"])),
        ("Closing balance", _usd(money + data["paid"] - data["refunded"])),
    ]
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>Statement {export.month}, {account}</title>",
        f"<style>{STYLE}</style>",
        f"<h1>Statement {export.month}</h1>",
        *_table("about", None, about, totals=False),
        "<h2>Requests</h2>",
        *_requests(data, rows),
        "<h2>Credits of the plan</h2>",
        *_table("sums", None, plan),
        "<h2>Extra credits</h2>",
        *_table("sums", None, lots),
        "<h2>Money</h2>",
        *_money(export),
        *_table("sums", None, paid),
        f"<p>{_tie(export, data)}</p>",
        f'<p class="note">{NOTE}</p>',
    ]
    return "\n".join(lines) + "\n"


def _requests(data, rows):
    at, operations = REQUESTS.index, {}
    for row in rows:
        if row[at("running")]:
            continue
        own = operations.setdefault(row[at("operation")], [0] * len(COUNTS))
        operations[row[at("operation")]] = [one + row[at(name)] for one, name in zip(own, COUNTS)]
    total = [data["used"] + data["from_lots"] if name == "credits" else data[name] for name in COUNTS]
    body = [(name, *(f"{n:,}" for n in operations[name])) for name in sorted(operations)]
    body.append(("Statement", *(f"{n:,}" for n in total)))
    return _table("wide", ["Operation", *(f"#{HEADS[name]}" for name in COUNTS)], body)


def _money(export):
    events = [e for e in export.ledger if "stripe" in e.data]
    if not events:
        return ["<p>None.</p>"]
    body = []
    for event in events:
        for kind, paid, refunded, disputed, _, unmoved, line in effects(event):
            what = WHAT[kind]
            if line and line["plan"] is not None:
                what += f" {line['plan']}, {line['interval']}"
            if line and line["price"] is not None:
                what += f" at {_usd(line['price'])}"
            if unmoved:
                what += f" ({_usd(unmoved)})"
            service = f"{_day(line['from'])} to {_day(line['to'])}" if line else ""
            number = event.data.get("number") or invoice_of(event)
            body.append((time_text(event.at)[:10], what, number, service, _usd(paid - refunded + disputed)))
    return _table("wide", ["Date", "What", "Invoice", "Service", "#Amount"], body, totals=False)


def _tie(export, data):
    paid = [e for e in export.ledger if e.type == "invoice.paid"]
    listed = " + ".join(f"{e.data.get('number') or invoice_of(e)} {_usd(e.data['amount'])}" for e in paid)
    listed = f"invoices {listed}" if paid else "no invoice"
    credits = data["used"] + data["from_lots"]
    money = f"money.csv: paid {_usd(data['paid'])}, refunded {_usd(data['refunded'])}; {listed}."
    return f"requests.csv: {data['requests']:,} requests, {credits:,} credits. {money}"


def _table(kind, head, rows, totals=True):
    """Amounts stand right; the last row of a table that adds up is its total."""
    right = lambda at: kind == "sums" or bool(head) and head[at].startswith("#")
    lines = [f'<table class="{kind}">']
    if head:
        names = "".join(f'<th class="n">{n[1:]}</th>' if right(at) else f"<th>{n}</th>" for at, n in enumerate(head))
        lines.append(f"<thead><tr>{names}</tr></thead>")
    for number, (name, *cells) in enumerate(rows, 1):
        total = ' class="total"' if totals and number == len(rows) else ""
        more = "".join(f"<td{' class=' + chr(34) + 'n' + chr(34) if right(at) else ''}>{c}</td>" for at, c in enumerate(cells, 1))
        lines.append(f'<tr{total}><th scope="row">{name}</th>{more}</tr>')
    return [*lines, "</table>"]


def _extra(data):
    return data["granted"] - data["from_lots"] - data["credits_expired"] - data["credits_revoked"]


def _signed(count):
    return "0" if count == 0 else f"+{count:,}" if count > 0 else f"\u2212{-count:,}"


def _usd(minor):
    return f"USD {chr(0x2212) if minor < 0 else ''}{abs(minor) // 100:,}.{abs(minor) % 100:02}"


def _day(seconds):
    return time_text(seconds * 1000)[:10]


def _last_day(month):
    return time_text(end_of(month) - 1)[:10]
