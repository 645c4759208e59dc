"""Money: each line against its own invoice, dispute and account ("Lies about money" in docs/ledger.md)."""

DAY = 86_400
LENGTHS = {"month": (27, 32), "year": (364, 367)}
KINDS = {"invoice.paid": ("in_",), "invoice.failed": ("in_",), "invoice.voided": ("in_",), "invoice.refunded": ("re_",), "refund.reversed": ("re_",), "dispute.changed": ("dp_", "du_")}


class Invoice:
    def __init__(self, account):
        self.account = account
        self.paid, self.failed, self.refunds, self.reversed = None, [], [], 0
        self.voided = None

    def refunded(self):
        return sum(refund.data["amount"] for refund in self.refunds) - self.reversed


class Dispute:
    def __init__(self, event):
        self.account, self.amount = event.account, event.data["amount"]
        self.events = []


def created(event):
    return event.data["stripe"]["created"]


def check(export, findings):
    events = sorted((e for e in export.events.values() if e.known), key=lambda each: each.seq)
    invoices, disputes, told, refunds, bought, reversed_ = {}, {}, set(), {}, set(), set()
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
            if event.type == "dispute.changed":
                _dispute(event, disputes, wrong)
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
        _rests(events, invoices, disputes, findings)


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
