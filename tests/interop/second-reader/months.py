"""Statements, seals, and the log's own events."""

from canonical import end_of, next_month
from findings import WRONG

GRACE = 15 * 60_000
DAY = 86_400_000
NAMES = "requests settled released expired late used from_lots adjusted tokens_in tokens_out granted credits_expired credits_revoked paid refunded".split()


def check(export, book, findings):
    events = sorted((e for e in export.events.values() if e.known), key=lambda each: each.seq)
    _statements(export, book, findings, events)
    _seals(export, book, findings, events)
    _log(export, findings, events)
    _lost(export, findings, events)
    _overdue(export, findings, events)


def _sums(export, events, account, period, before):
    sums = dict.fromkeys(NAMES, 0)
    for event in events:
        if event.account != account or event.seq >= before or event.period != period:
            continue
        data = event.data
        if event.type == "request.reserved":
            sums["requests"] += 1
        elif event.type == "request.settled":
            reserve = export.events.get(data["reserve"])
            lots = reserve is not None and reserve.data.get("source") == "lot"
            sums["settled"] += 1
            sums["late"] += data["late"]
            sums["from_lots" if lots else "used"] += data["amount"]
            sums["tokens_in"] += data["tokens_in"]
            sums["tokens_out"] += data["tokens_out"]
        for name, kind, part in (
            ("released", "request.released", None),
            ("expired", "request.expired", None),
            ("adjusted", "adjustment.posted", "units"),
            ("granted", "credit.granted", "amount"),
            ("credits_expired", "credit.expired", "amount"),
            ("credits_revoked", "credit.revoked", "amount"),
            ("paid", "invoice.paid", "amount"),
            ("paid", "refund.reversed", "amount"),
            ("refunded", "invoice.refunded", "amount"),
        ):
            if event.type == kind:
                sums[name] += data[part] if part else 1
    return sums


def _statements(export, book, findings, events):
    stated, last = {}, {}
    for event in events:
        if event.type != "period.closed":
            continue
        data, period = event.data, event.data["period"]

        def wrong(rule):
            findings.wrong("Rules", event.seq, rule)

        if event.at < end_of(period) + GRACE:
            wrong("a month is stated 15 minutes after its end")
        if (event.account, period) in stated:
            wrong("a month is stated once")
        elif period <= last.get(event.account, ""):
            wrong("months are closed in order")
        stated[(event.account, period)] = event
        last[event.account] = max(period, last.get(event.account, ""))
        plan = book.account(event.account).plan_at_end_of(period)
        if not book.judged(period):
            # Of the changes before the month only the last is here, so the plan at an earlier end may not be known.
            hidden = any(period < when < export.month for when, _, _ in book.account(event.account).history)
            if event.inside and not hidden and plan is not None and plan != (data["plan"], data["quota"]):
                findings.missing("Rules", event.seq, "it states another plan or limit than this export shows")
            continue
        if plan is None:
            findings.missing("Statements", event.seq, "its plan and limit cannot be judged")
        else:
            for name, value in zip(("plan", "quota"), plan):
                if data[name] != value:
                    wrong(f"the statement's {name}")
        for name, value in _sums(export, events, event.account, period, event.seq).items():
            if data[name] != value:
                findings.wrong("Statements", event.seq, f"the statement's {name}")
                wrong(f"the statement's {name}")
        for request in book.requests.values():
            own = request.event.account == event.account and request.event.data["period"] == period
            ends = [e for e in events if e.type.startswith("request.") and e.data.get("reserve") == request.event.seq]
            if own and request.event.seq < event.seq and not any(e.seq < event.seq for e in ends):
                wrong("no request of a stated month still runs")
    if export.month is not None and export.account is not None:
        if export.month in book.account(export.account).has_events and (export.account, export.month) not in stated:
            findings.missing("Statements", "statements.csv", "the month has no statement yet")


def _seals(export, book, findings, events):
    if export.account is not None:
        return
    expected = events[0].month if export.month is None and events else None
    sealed, before = set(), None
    for event in events:
        if before is not None and event.seq != before + 1:
            expected = None  # other seals may lie in the gap
        before = event.seq
        if event.type != "period.sealed":
            continue
        data, period = event.data, event.data["period"]

        def wrong(rule):
            findings.wrong("Rules", event.seq, rule)

        if expected is not None and period != expected:
            wrong("no month is left out")
        expected = next_month(period)
        sealed.add(period)
        if event.at < end_of(period) + GRACE:
            wrong("a month is sealed 15 minutes after its end")
        if not book.judged(period):
            continue
        statements = [e for e in events if e.type == "period.closed" and e.data["period"] == period and e.seq < event.seq]
        if data["statements"] != len(statements):
            wrong("the number of statements")
        for name in NAMES:
            if data[name] != sum(statement.data[name] for statement in statements):
                wrong(f"the sealed {name}")
        first = min((e.seq for e in events if e.month >= period), default=None)
        after = min((e.seq for e in events if e.month > period), default=None)
        if export.month is not None and not any(e.month == period for e in events):
            first = after
        if data["first"] != first:
            wrong("the sealed first")
        if data["end"] != after:
            wrong("the sealed end")
        told = {statement.account for statement in statements}
        for name, account in book.accounts.items():
            active = any(
                e.account == name and e.type != "period.closed" and period in (e.month, e.period) and e.seq < event.seq
                for e in events
            )
            if name != "_" and active and name not in told:
                wrong("every account with events is stated")
    if export.month is not None and export.month not in sealed:
        findings.missing("Statements", "statements.csv", "the month is not sealed yet")


def _log(export, findings, events):
    """What the log says of itself: its name, its keys, its clock."""
    key = None
    for event in events:
        data = event.data
        if event.type == "log.opened":
            if event.seq != 0:
                findings.wrong("Rules", event.seq, "a log is opened once, by its first event")
            if data["origin"] != export.note.origin:
                findings.wrong("Rules", event.seq, "the log is the one that the checkpoint names")
        elif event.seq == 0:
            findings.wrong("Rules", event.seq, "a log begins with its opening")
        if event.type == "key.rotated":
            if export.month is None and data["from"] != key or (data["from"] is None) != (data["reason"] == "first"):
                findings.wrong("Rules", event.seq, "a key follows the one before it")
            key = data["to"]
        if event.type == "clock.corrected" and data["clock"] + 5 * 60_000 >= event.at:
            findings.wrong("Rules", event.seq, "a clock is corrected only if the log is ahead of it")
    unsure = findings.has(WRONG, "Lines") or findings.has(WRONG, "Range")
    if export.account is None and export.month is None and not unsure:
        if key is None or not any(signer == key for signer in export.signers):
            findings.wrong("Checkpoint", "checkpoint", "the key in force did not sign it")


def _lost(export, findings, events):
    """Lost numbers: one event at each place of a stretch, all in the same words, the leaf hash at the last."""
    open_ = None
    for event in events:
        if open_ is not None and event.type != "number.lost" and event.seq < open_["end"]:
            findings.wrong("Rules", event.seq, "lost numbers are told in one piece")
            open_ = None
        if event.type != "number.lost":
            continue
        data = event.data
        if not data["first"] <= event.seq < data["end"]:
            findings.wrong("Rules", event.seq, "a lost number is told at its own place")
            continue
        before = export.events.get(event.seq - 1)
        if before is not None and before.known:
            goes_on = before.type == "number.lost" and before.data["end"] > event.seq
            if goes_on and any(data[name] != before.data[name] for name in ("first", "end", "operator")):
                findings.wrong("Rules", event.seq, "lost numbers are told in the same words")
            if not goes_on and data["first"] != event.seq:
                findings.wrong("Rules", event.seq, "the first lost number is that of the event which tells it")
        if (event.seq == data["end"] - 1) != (data["leaf"] is not None):
            findings.wrong("Rules", event.seq, "the last lost number, and only that, has its leaf hash")
        open_ = data


def _overdue(export, findings, events):
    """In an export of everything, a month that should have been closed for a day and is not."""
    if export.month is not None or not events:
        return
    kind = "period.sealed" if export.account is None else "period.closed"
    own = [e for e in events if export.account in (None, e.account)]
    closed = {e.data["period"] for e in own if e.type == kind}
    active = {m for e in own if e.type not in ("period.closed", "period.sealed") for m in (e.month, e.period)}
    if export.account is None and own:
        month, active = own[0].month, set()
        while month < own[-1].month:
            active.add(month)
            month = next_month(month)
    for month in sorted(active - closed):
        if own[-1].at > end_of(month) + GRACE + DAY:
            findings.missing("Completeness", "ledger.jsonl", f"the month {month} has not been closed")
