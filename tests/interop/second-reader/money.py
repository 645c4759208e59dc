"""Money: each line against its own invoice, dispute and account ("Lies about money" in docs/ledger.md)."""

DAY = 86_400
KINDS = {"invoice.paid": ("in_",), "invoice.failed": ("in_",), "invoice.refunded": ("re_",), "dispute.changed": ("dp_", "du_")}


class Invoice:
    def __init__(self, account):
        self.account = account
        self.paid, self.failed, self.refunds = None, [], []

    def refunded(self):
        return sum(refund.data["amount"] for refund in self.refunds)


class Dispute:
    def __init__(self, event):
        self.account, self.amount = event.account, event.data["amount"]
        self.events = []


def created(event):
    return event.data["stripe"]["created"]


def check(export, findings):
    events = sorted((e for e in export.events.values() if e.known), key=lambda each: each.seq)
    invoices, disputes, told, refunds, bought = {}, {}, set(), set(), set()
    continues = any(e.type == "log.opened" and e.data["predecessor"] is not None for e in events)

    def wrong(event, rule):
        findings.wrong("Rules", event.seq, rule)

    for event in events:
        if event.type in KINDS:
            _stripe(event, told, wrong)
            if event.type == "dispute.changed":
                _dispute(event, disputes, wrong)
            else:
                _invoice(event, invoices, refunds, wrong)
        elif event.type == "credit.granted":
            _grant(export, event, bought, wrong, findings)
        elif event.type == "plan.changed":
            cause = _cause(export, event, wrong, findings)
            if cause is not None and cause.type != "invoice.paid":
                wrong(event, "a plan is changed by a payment or by none of the events")
    if export.month is None and not continues:
        _rests(events, invoices, disputes, findings)


def _stripe(event, told, wrong):
    stripe = event.data["stripe"]
    if stripe["evt"] in told:
        wrong(event, "an event of Stripe comes once")
    told.add(stripe["evt"])
    if not stripe["obj"].startswith(KINDS[event.type]):
        wrong(event, "an id is of the kind that the event is about")
    if stripe["created"] > event.at / 1000 + DAY:
        wrong(event, "Stripe's time is not after the record of it")
    if stripe["created"] < event.at / 1000 - 400 * DAY:
        wrong(event, "Stripe's time is not long before the record of it")


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
    elif event.type == "invoice.refunded":
        if data["stripe"]["obj"] in refunds:
            wrong(event, "a refund comes once")
            return
        refunds.add(data["stripe"]["obj"])
        invoice.refunds.append(event)
        if invoice.paid is not None:
            if created(event) < created(invoice.paid):
                wrong(event, "a refund is made after its payment")
            if invoice.refunded() > invoice.paid.data["amount"]:
                wrong(event, "no more is refunded than was paid")
    else:
        invoice.failed.append(event)
    if invoice.paid is not None and event.type in ("invoice.paid", "invoice.failed"):
        if any(created(failed) > created(invoice.paid) for failed in invoice.failed):
            wrong(event, "an invoice does not fail after it was paid")


def _dispute(event, disputes, wrong):
    dispute = disputes.setdefault(event.data["stripe"]["obj"], Dispute(event))
    status = event.data["status"]
    if dispute.account != event.account:
        wrong(event, "a dispute is of one account")
        return
    if dispute.amount != event.data["amount"]:
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


def _rests(events, invoices, disputes, findings):
    """What an honest log can lack only because Stripe never delivered it."""
    for name, invoice in invoices.items():
        if invoice.refunds and invoice.paid is None:
            findings.missing("Rules", invoice.refunds[0].seq, f"it refunds {name}, whose payment is not here")
    for name, dispute in disputes.items():
        won = [each for each in dispute.events if each.data["status"] == "won"]
        if won and not any(each.data["status"] == "open" for each in dispute.events):
            findings.missing("Rules", won[0].seq, f"{name} was won and never opened")
        paid = [e.data["amount"] for e in events if e.type == "invoice.paid" and e.account == dispute.account]
        first = dispute.events[0]
        if paid and first.data["amount"] > max(paid):
            findings.missing("Rules", first.seq, f"{name} disputes more than was ever paid at once")
