"""Money: each line against its own invoice, dispute and account ("Lies about money" in docs/ledger.md)."""

DAY = 86_400
LENGTHS = {"month": (27, 32), "year": (364, 367)}
KINDS = {"invoice.paid": ("in_",), "invoice.failed": ("in_",), "invoice.voided": ("in_",), "invoice.refunded": ("re_",), "refund.reversed": ("re_",), "dispute.changed": ("dp_", "du_"), "dispute.funds": ("dp_", "du_"), "invoice.credited": ("cn_",)}


class Invoice:
    def __init__(self, account):
        self.account = account
        self.paid, self.failed, self.refunds, self.reversed = None, [], [], 0
        self.voided = None
        self.claims, self.notes = [], []

    def refunded(self):
        return sum(refund.data["amount"] for refund in self.refunds) - self.reversed


class Dispute:
    def __init__(self, event):
        self.account, self.invoice = event.account, event.data.get("invoice")
        self.version = _version(event)
        self.first = event
        self.events, self.moves = [], {}

    @property
    def amount(self):
        return self.events[0].data["amount"] if self.events else None


class Note:
    def __init__(self, event):
        self.account, self.invoice, self.parts = event.account, event.data["invoice"], _parts(event)
        self.first, self.issued, self.void = event, None, None


def _version(event):
    """A dispute is told with its funds (3) or without them."""
    return 3 if event.type == "dispute.funds" or event.v >= 3 else 2


def _parts(event):
    return [event.data[name] for name in ("unpaid", "refunded", "balance", "outside")]


def created(event):
    return event.data["stripe"]["created"]


def check(export, findings):
    events = sorted((e for e in export.events.values() if e.known), key=lambda each: each.seq)
    invoices, disputes, told, refunds, bought, reversed_ = {}, {}, set(), {}, set(), set()
    notes, note_numbers = {}, {}
    continues = any(e.type == "log.opened" and e.data["predecessor"] is not None for e in events)

    def wrong(event, rule):
        findings.wrong("Rules", event.seq, rule)

    version, numbers = 1, {}
    for event in events:
        if event.type == "invoice.paid":
            if event.v < version:
                wrong(event, "once an invoice says what it is made of, all do")
            version = max(version, event.v)
            if event.v == 2:
                _contents(export, event, numbers, wrong, findings)
        if event.type in KINDS:
            _stripe(event, told, wrong)
            if event.type in ("dispute.changed", "dispute.funds"):
                _dispute(event, disputes, wrong)
                _claim(event, invoices, wrong)
            elif event.type == "invoice.credited":
                _note(event, invoices, notes, note_numbers, wrong)
            elif event.type == "refund.reversed":
                _reversal(export, event, invoices, refunds, reversed_, wrong, findings)
            else:
                _invoice(event, invoices, refunds, wrong)
        elif event.type == "credit.granted":
            _grant(export, event, bought, wrong, findings)
        elif event.type == "plan.changed":
            cause = _cause(export, event, wrong, findings)
            if cause is not None and cause.type != "invoice.paid":
                wrong(event, "a plan is changed by a payment or by none of the events")
    if export.month is None and not continues:
        _rests(events, invoices, disputes, notes, findings)


def _stripe(event, told, wrong):
    stripe = event.data["stripe"]
    if (stripe["evt"] is None) != (stripe["via"] == "reconcile"):
        wrong(event, "only a reconciliation has no event of Stripe")
    if stripe["evt"] is not None and stripe["evt"] in told:
        wrong(event, "an event of Stripe comes once")
    if stripe["evt"] is not None and stripe["evt"] not in told and stripe["payload_sha256"] in told:
        wrong(event, "a payload is of one event")
    told.add(stripe["evt"])
    if stripe["evt"] is not None:
        told.add(stripe["payload_sha256"])
    if not stripe["obj"].startswith(KINDS[event.type]):
        wrong(event, "an id is of the kind that the event is about")
    if stripe["created"] > event.at / 1000 + DAY:
        wrong(event, "Stripe's time is not after the record of it")
    if stripe["created"] < event.at / 1000 - 400 * DAY:
        wrong(event, "Stripe's time is not long before the record of it")


def _contents(export, event, numbers, wrong, findings):
    """What a paid invoice is made of ("Invoices" in docs/ledger.md)."""
    data = event.data
    lines = data["lines"]
    if len(lines) > 100:
        wrong(event, "an invoice has at most 100 lines")
    if data["number"] is not None and numbers.setdefault(data["number"], data["stripe"]["obj"]) != data["stripe"]["obj"]:
        wrong(event, "a number is of one invoice")
    if data["amount"] != sum(line["amount"] for line in lines) - data["discount"] + data["tax"] + data["balance"]:
        wrong(event, "an invoice adds up")
    for line in lines:
        named = [line[key] for key in ("plan", "interval", "policy", "price")]
        length = line["to"] - line["from"]
        if length < 0:
            wrong(event, "a service ends after its beginning")
        if line["kind"] == "other":
            if any(each is not None for each in named):
                wrong(event, "only a line of a plan names a price")
            continue
        if any(each is None for each in named):
            wrong(event, "a line of a plan names its price")
            continue
        _price(export, event, line, wrong, findings)
        shortest, longest = [days * DAY for days in LENGTHS[line["interval"]]]
        if abs(line["from"] - created(event)) > 400 * DAY:
            wrong(event, "a service is near its payment")
        full = line["price"] * line["quantity"]
        if line["kind"] == "plan":
            if line["amount"] != full:
                wrong(event, "a plan costs its price")
            if not shortest <= length <= longest:
                wrong(event, "a price is for its interval")
        else:
            if abs(line["amount"]) > full:
                wrong(event, "a part costs no more than the whole")
            if length > longest:
                wrong(event, "a price is for its interval")


def _price(export, event, line, wrong, findings):
    place = line["policy"]
    policy = export.events.get(place)
    if policy is not None and policy.type == "policy.published" and place < event.seq:
        row = next((plan for plan in reversed(policy.data["plans"]) if plan["key"] == line["plan"]), {})
        if row.get(f"price_{line['interval']}") != line["price"]:
            wrong(event, "a price is that of the published policy")
        return
    inside = export.account is None and export.ledger and export.ledger[0].seq <= place <= export.ledger[-1].seq
    if export.month is None or inside or place >= event.seq or policy is not None:
        wrong(event, "a price comes from a published policy")
    else:
        findings.missing("Rules", event.seq, f"it names the policy of event {place}, which is not here")


def _invoice(event, invoices, refunds, wrong):
    data = event.data
    name = data["invoice"] if event.type == "invoice.refunded" else data["stripe"]["obj"]
    invoice = invoices.setdefault(name, Invoice(event.account))
    if invoice.account != event.account:
        wrong(event, "an invoice is of one account")
        return
    if event.type == "invoice.paid":
        if invoice.paid is not None:
            wrong(event, "an invoice is paid once")
            return
        invoice.paid = event
        if any(created(refund) < created(event) for refund in invoice.refunds):
            wrong(event, "a refund is made after its payment")
        if invoice.refunded() > data["amount"]:
            wrong(event, "no more is refunded than was paid")
        _claimed(event, invoice, wrong)
        _credited(event, invoice, wrong)
    elif event.type == "invoice.refunded":
        if refunds.setdefault(data["stripe"]["obj"], event) is not event:
            wrong(event, "a refund comes once")
            return
        invoice.refunds.append(event)
        if invoice.paid is not None:
            if created(event) < created(invoice.paid):
                wrong(event, "a refund is made after its payment")
            if invoice.refunded() > invoice.paid.data["amount"]:
                wrong(event, "no more is refunded than was paid")
    elif event.type == "invoice.voided":
        if data["reason"] == "void":
            if invoice.voided is not None:
                wrong(event, "an invoice is voided once")
            invoice.voided = event
            _credited(event, invoice, wrong)
    else:
        invoice.failed.append(event)
    if invoice.voided is not None and event.type != "invoice.refunded":
        if invoice.paid is not None:
            wrong(event, "a void invoice is not paid")
        if any(created(failed) > created(invoice.voided) + DAY for failed in invoice.failed):
            wrong(event, "a void invoice does not fail later")
    if invoice.paid is not None and event.type in ("invoice.paid", "invoice.failed"):
        if any(created(failed) > created(invoice.paid) for failed in invoice.failed):
            wrong(event, "an invoice does not fail after it was paid")


def _reversal(export, event, invoices, refunds, reversed_, wrong, findings):
    data = event.data
    invoice = invoices.setdefault(data["invoice"], Invoice(event.account))
    if invoice.account != event.account:
        wrong(event, "an invoice is of one account")
        return
    refund, place = refunds.get(data["stripe"]["obj"]), data["refund"]
    if refund is None or refund.seq != place:
        inside = export.ledger and export.ledger[0].seq <= place <= export.ledger[-1].seq
        if export.month is None or inside or place >= event.seq or place in export.events:
            wrong(event, "a reversal names its refund")
        else:
            findings.missing("Rules", event.seq, f"it reverses the refund of event {place}, which is not here")
        return
    if refund.account != event.account:
        wrong(event, "a reversal is of the account that was refunded")
    if refund.data["amount"] != data["amount"]:
        wrong(event, "a reversal is of the whole refund")
    if refund.data["invoice"] != data["invoice"]:
        wrong(event, "a reversal is of the invoice that was refunded")
    if created(event) < created(refund) - DAY:
        wrong(event, "a refund is made before it fails")
    if refund.seq in reversed_:
        wrong(event, "a refund is reversed once")
        return
    reversed_.add(refund.seq)
    invoice.reversed += data["amount"]


def _dispute(event, disputes, wrong):
    data = event.data
    dispute = disputes.setdefault(data["stripe"]["obj"], Dispute(event))
    if dispute.account != event.account:
        wrong(event, "a dispute is of one account")
        return
    if dispute.version != _version(event):
        wrong(event, "a dispute is told with its funds or without")
    elif dispute.invoice != data.get("invoice"):
        wrong(event, "a dispute is about one invoice")
    if event.type == "dispute.funds":
        if dispute.moves.setdefault(data["move"], event) is not event:
            wrong(event, "funds go once and come back once")
    else:
        _decided(event, dispute, wrong)
    gone, back = dispute.moves.get("withdrawn"), dispute.moves.get("reinstated")
    if gone and dispute.amount is not None and gone.data["amount"] > dispute.amount:
        wrong(event, "no more is withdrawn than is disputed")
    if gone and back:
        if back.data["amount"] > gone.data["amount"]:
            wrong(event, "no more comes back than was withdrawn")
        if created(back) < created(gone) - DAY:
            wrong(event, "funds go before they come back")


def _decided(event, dispute, wrong):
    status = event.data["status"]
    if dispute.amount is not None and dispute.amount != event.data["amount"]:
        wrong(event, "a dispute is about one amount")
    ends = [each for each in dispute.events if each.data["status"] != "open"]
    opens = [each for each in dispute.events if each.data["status"] == "open"]
    if status == "open":
        if any(created(end) < created(event) for end in ends):
            wrong(event, "a dispute is opened before it is decided")
    else:
        if any(end.data["status"] != status for end in ends):
            wrong(event, "a dispute is decided once")
        if any(created(each) > created(event) for each in opens):
            wrong(event, "a dispute is opened before it is decided")
    dispute.events.append(event)


def _claim(event, invoices, wrong):
    """A dispute is about a payment of the same account that was made before."""
    name = event.data.get("invoice")
    if name is None:
        return
    invoice = invoices.setdefault(name, Invoice(event.account))
    if invoice.account != event.account:
        wrong(event, "an invoice is of one account")
        return
    invoice.claims.append(event)
    _claimed(event, invoice, wrong)


def _claimed(event, invoice, wrong):
    if invoice.paid is not None and any(created(claim) < created(invoice.paid) - DAY for claim in invoice.claims):
        wrong(event, "a payment is disputed after it was made")


def _note(event, invoices, notes, numbers, wrong):
    data = event.data
    invoice = invoices.setdefault(data["invoice"], Invoice(event.account))
    if invoice.account != event.account:
        wrong(event, "an invoice is of one account")
        return
    name, parts = data["stripe"]["obj"], _parts(event)
    note = notes.setdefault(name, Note(event))
    if sum(parts) != data["amount"]:
        wrong(event, "a credit note adds up")
    if note.account != event.account:
        wrong(event, "a credit note is of one account")
    if note.invoice != data["invoice"]:
        wrong(event, "a credit note is of one invoice")
    if note.parts != parts:
        wrong(event, "a credit note says one thing")
    if data["note"] is not None and numbers.setdefault(data["note"], name) != name:
        wrong(event, "a number is of one credit note")
    if data["status"] == "void":
        if note.void is not None:
            wrong(event, "a credit note is voided once")
        if sum(parts[1:]) > 0:
            wrong(event, "what was given back stays given")
        note.void = event
    else:
        if note.issued is not None:
            wrong(event, "a credit note is issued once")
        note.issued = event
        invoice.notes.append(event)
        _credited(event, invoice, wrong)
    if note.issued and note.void and created(note.void) < created(note.issued) - DAY:
        wrong(event, "a credit note is issued before it is void")


def _credited(event, invoice, wrong):
    """What the credit notes of an invoice say has to fit its payment, and that it was not void."""
    if invoice.voided is not None and any(created(note) > created(invoice.voided) + DAY for note in invoice.notes):
        wrong(event, "a void invoice is not credited")
    if invoice.paid is None:
        return
    paid = invoice.paid.data
    given = [note for note in invoice.notes if sum(_parts(note)[1:]) > 0]
    if "balance" in paid and sum(sum(_parts(note)[1:]) for note in given) > paid["amount"] - min(paid["balance"], 0):
        wrong(event, "no more is credited than was paid")
    if any(created(note) < created(invoice.paid) - DAY for note in given):
        wrong(event, "what is given back was paid before")
    if any(created(note) > created(invoice.paid) + DAY for note in invoice.notes if _parts(note)[0] > 0):
        wrong(event, "what is owed is reduced before it is paid")


def _cause(export, event, wrong, findings):
    cause = event.data["cause"]
    if cause is None:
        return None
    found = export.events.get(cause)
    if found is not None and found.account == event.account and found.seq < event.seq:
        return found
    inside = export.ledger and export.ledger[0].seq <= cause
    if found is not None or cause >= event.seq or export.month is None or inside:
        wrong(event, "a cause is an earlier event of the same account")
    else:
        findings.missing("Rules", event.seq, f"it names event {cause}, which is not here")
    return None


def _grant(export, event, bought, wrong, findings):
    data = event.data
    cause = _cause(export, event, wrong, findings)
    if data["operator"] is None and data["cause"] is None:
        wrong(event, "granted credits have an author or a cause")
    elif data["operator"] is None and data["reason"] != "purchase":
        wrong(event, "only a purchase is granted by no operator")
    elif data["reason"] == "purchase" and cause is not None:
        if cause.type != "invoice.paid":
            wrong(event, "what is bought has a payment")
        elif cause.seq in bought:
            wrong(event, "a payment buys once")
        bought.add(cause.seq)


def _rests(events, invoices, disputes, notes, findings):
    """What an honest log can lack only because Stripe never delivered it."""
    for name, invoice in invoices.items():
        if invoice.refunds and invoice.paid is None:
            findings.missing("Rules", invoice.refunds[0].seq, f"it refunds {name}, whose payment is not here")
        repaid = [note for note in invoice.notes if note.data["refunded"] > 0]
        if sum(note.data["refunded"] for note in repaid) > sum(refund.data["amount"] for refund in invoice.refunds):
            findings.missing("Rules", repaid[0].seq, f"it credits refunds of {name} that are not here")
    for name, note in notes.items():
        if note.issued is None:
            findings.missing("Rules", note.first.seq, f"{name} is void and was never issued")
    for name, dispute in disputes.items():
        won = [each for each in dispute.events if each.data["status"] == "won"]
        if won and not any(each.data["status"] == "open" for each in dispute.events):
            findings.missing("Rules", won[0].seq, f"{name} was won and never opened")
        if "reinstated" in dispute.moves and "withdrawn" not in dispute.moves:
            findings.missing("Rules", dispute.first.seq, f"the funds of {name} came back and never went")
        if not dispute.events:
            findings.missing("Rules", dispute.first.seq, f"{name} was never opened, and its funds moved")
            continue
        first = dispute.events[0]
        about = invoices.get(dispute.invoice)
        if about is not None:
            if about.paid is None or first.data["amount"] > about.paid.data["amount"]:
                findings.missing("Rules", first.seq, f"{name} disputes more of {dispute.invoice} than was paid")
            continue
        paid = [e.data["amount"] for e in events if e.type == "invoice.paid" and e.account == dispute.account]
        if paid and first.data["amount"] > max(paid):
            findings.missing("Rules", first.seq, f"{name} disputes more than was ever paid at once")
