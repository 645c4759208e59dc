"""Chains of accounts, time, completeness of the range, and every figure of the manifest."""

from collections import Counter


def check(export, findings):
    _chains(export, findings)
    if export.account is None and export.month is None:
        _whole_log(export, findings)
    elif export.month is None:
        _whole_account(export, findings)
    else:
        _month(export, findings)
    _manifest(export, findings)


def _chains(export, findings):
    last, at = {}, None
    if export.account is not None and any(event.account != export.account for event in export.ledger):
        findings.wrong("Chains", "ledger.jsonl", "it holds events of other accounts")
    for event in sorted(export.events.values(), key=lambda each: each.seq):
        if at is not None and event.at < at:
            findings.wrong("Chains", event.seq, "time runs backwards")
        at = event.at
        before = last.get(event.account)
        last[event.account] = event
        if (event.aseq == 0) != (event.prev is None):
            findings.wrong("Chains", event.seq, "only an account's first event names none before it")
        if before is None:
            continue
        if event.aseq <= before.aseq:
            findings.wrong("Chains", event.seq, "the account's numbers do not rise")
        elif event.aseq == before.aseq + 1 and event.prev != before.leaf.hex():
            findings.wrong("Chains", event.seq, "it does not name the hash of the event before")
        elif event.aseq > before.aseq + 1 and event.inside and before.inside:
            findings.wrong("Chains", event.seq, "events of the account are missing before it")


def _whole_log(export, findings):
    places = [event.seq for event in export.ledger]
    if places != list(range(export.note.size)):
        findings.wrong("Completeness", "ledger.jsonl", "not every event of the log is here")
    if export.context:
        findings.wrong("Completeness", "context.jsonl", "a whole log needs no context")
    started = set()
    for event in export.ledger:
        if event.account not in started and event.aseq != 0:
            findings.wrong("Chains", event.seq, "the account's events do not begin with its first")
        started.add(event.account)


def _whole_account(export, findings):
    if not export.ledger:
        findings.wrong("Completeness", "ledger.jsonl", "it holds no event")
    elif export.ledger[0].aseq != 0:
        findings.wrong("Completeness", export.ledger[0].seq, "the account's first events are missing")


def _month(export, findings):
    own = [event for event in export.ledger if export.account in (None, event.account)]
    if len(own) != len(export.ledger) or any(event.month != export.month for event in own):
        findings.wrong("Completeness", "ledger.jsonl", "an event is of another month or account")
    scope = [event for event in export.context if export.account in (None, event.account)]
    before = max((e for e in scope if e.month < export.month), key=lambda e: e.seq, default=None)
    after = min((e for e in scope if e.month > export.month), key=lambda e: e.seq, default=None)
    number = (lambda event: event.seq) if export.account is None else (lambda event: event.aseq)
    if any(event.month == export.month for event in scope):
        findings.wrong("Completeness", "context.jsonl", "an event of the month stands beside it")
    places = [number(event) for event in own]
    if places != list(range(places[0], places[0] + len(places))) if places else False:
        findings.wrong("Completeness", "ledger.jsonl", "events within the month are missing")
    first = places[0] if places else (number(after) if after else None)
    if first is not None and first > 0 and (before is None or number(before) != first - 1):
        findings.wrong("Completeness", "context.jsonl", "the event before the month is not here")
    last = places[-1] if places else (number(before) if before else None)
    if after is None:
        findings.missing("Completeness", "context.jsonl", "nothing after the month is signed yet")
        if export.account is None and last is not None and last != export.note.size - 1:
            findings.wrong("Completeness", "ledger.jsonl", "events at the end are missing")
    elif last is not None and number(after) != last + 1:
        findings.wrong("Completeness", "context.jsonl", "the event after the month is not here")


def _manifest(export, findings):
    manifest, ledger = export.manifest, export.ledger

    def place(event):
        return {"at": event.at, "seq": event.seq} if event else None

    newest = max((e.data["version"] for e in export.events.values() if _policy_before_end(e, export)), default=None)
    expected = {
        "events": len(ledger),
        "context": len(export.context),
        "counts": dict(Counter(event.type for event in ledger)),
        "first": place(ledger[0] if ledger else None),
        "last": place(ledger[-1] if ledger else None),
    }
    if export.account is None and export.month is None:
        expected["policy"] = newest
    for name, value in expected.items():
        if manifest[name] != value:
            findings.wrong("Completeness", "manifest.json", f"{name} does not follow from the events")
    if export.month is not None:
        _places(export, findings)


def _policy_before_end(event, export):
    return event.type == "policy.published" and event.known and export.ledger and event.seq <= export.ledger[-1].seq


def _places(export, findings):
    """The first place of the month in the whole log and the first after it, as far as known events bound them."""
    first, end = export.manifest["range"]["first"], export.manifest["range"]["end"]
    good = 0 <= first <= end <= export.note.size
    for event in export.events.values():
        if event.month < export.month:
            good = good and event.seq < first
        elif event.month == export.month:
            good = good and first <= event.seq < end
        else:
            good = good and event.seq >= end
        if event.type == "period.sealed" and event.known and event.data["period"] == export.month:
            good = good and (event.data["first"], event.data["end"]) == (first, end)
    if export.account is None and export.ledger:
        good = good and first == export.ledger[0].seq and end == export.ledger[-1].seq + 1
    if not good:
        findings.wrong("Completeness", "manifest.json", "the places of the month do not fit the events")
