"""Plans, requests, credits and corrections, as docs/ledger.md tells them, event by event."""

HOLD = 120_000


class Account:
    def __init__(self):
        self.plan = self.quota = None
        self.opened = self.erased = False
        self.explained = False  # whether all changes of plan so far are here
        self.history = []  # (month, plan, quota) of each change
        self.used, self.held, self.adjusted = {}, {}, {}
        self.lots, self.closed = {}, {}
        self.has_events = set()

    def plan_at_end_of(self, month):
        return next(((plan, quota) for when, plan, quota in reversed(self.history) if when <= month), None)


class Request:
    """A reservation. One from before a month whose end is not shown is in the state `unknown`."""

    def __init__(self, event, state):
        self.event, self.state = event, state
        self.retried, self.settled, self.back = False, None, 0


class Book:
    def __init__(self, export, findings):
        self.export, self.findings = export, findings
        self.whole = export.month is None
        self.accounts, self.requests, self.policies = {}, {}, {}
        self.idem, self.names = set(), set()

    def account(self, name):
        return self.accounts.setdefault(name, Account())

    def wrong(self, event, rule):
        self.findings.wrong("Rules", event.seq, rule)

    def judged(self, month):
        """Whether all events of a month are here, so that its limit can be judged."""
        return self.whole or month == self.export.month

    def must_hold(self, seq, event):
        """Whether the export would have to hold the event of a number, if it is of this account."""
        if seq >= event.seq:
            return True
        ledger = self.export.ledger
        if self.whole:
            return True
        if not ledger:
            return False
        return ledger[0].seq <= seq <= ledger[-1].seq

    def named(self, seq, event, types, rule, own=True):
        """The event that another one names, if it is of these types. What has to be here and is not breaks the rule."""
        found = self.export.events.get(seq) if seq < event.seq else None
        if found is None:
            if self.must_hold(seq, event):
                self.wrong(event, rule)
            else:
                self.findings.missing("Rules", event.seq, f"it names event {seq}, which is not here: {rule}")
            return None
        if found.type not in types or (own and found.account != event.account):
            self.wrong(event, rule)
            return None
        return found


def check(export, findings):
    book = Book(export, findings)
    rules = {
        "policy.published": _policy,
        "account.opened": _opened,
        "plan.changed": _plan,
        "account.erased": _erased,
        "request.reserved": _reserved,
        "request.settled": _settled,
        "request.released": _released,
        "request.expired": _expired,
        "adjustment.posted": _adjusted,
        "credit.granted": _granted,
        "credit.expired": _credit_expired,
        "credit.revoked": _credit_revoked,
        "period.closed": _closed,
    }
    for event in sorted(export.events.values(), key=lambda each: each.seq):
        if not event.known:
            continue
        account = book.account(event.account)
        if event.account != "_":
            _about_account(book, event, account)
        if event.type in rules:
            rules[event.type](book, event, account)
    return book


def _about_account(book, event, account):
    if account.erased and event.type != "period.closed":
        book.wrong(event, "after an erasure only statements follow")
    if event.type != "account.opened" and event.aseq == 0:
        book.wrong(event, "an account begins with its opening")
    if event.type not in ("account.opened", "period.closed") and event.inside and not account.opened:
        book.findings.missing("Rules", event.seq, f"account.opened of {event.account} is not in this export")
        account.opened = True
    if event.type == "period.closed":
        return
    if event.period in account.closed:
        book.wrong(event, "a closed month never changes")
    account.has_events |= {event.month, event.period}


def _policy(book, event, account):
    """A plan names the policy of its limit by the number of its event, not by its version."""
    version = event.data["version"]
    before = max((each for each, _ in book.policies.values()), default=0)
    if version <= before or (book.export.account is None and book.whole and version != before + 1):
        book.wrong(event, "policies are numbered in order")
    if len({plan["key"] for plan in event.data["plans"]}) != len(event.data["plans"]):
        book.wrong(event, "a policy has each plan once")
    book.policies[event.seq] = version, {plan["key"]: plan["requests_per_month"] for plan in event.data["plans"]}


def _limit(book, event, account, plan):
    policy, quota = event.data["policy"], event.data["quota"]
    if policy not in book.policies:
        book.named(policy, event, ["policy.published"], "a limit comes from a published policy", own=False)
    elif (plan != "enterprise" or event.type == "account.opened") and quota != book.policies[policy][1].get(plan):
        book.wrong(event, "a limit is that of the published policy")
    account.plan, account.quota = plan, quota
    account.history.append((event.month, plan, quota))


def _opened(book, event, account):
    if event.aseq != 0:
        book.wrong(event, "an account is opened once, by its first event")
    account.opened = True
    account.explained = event.inside
    _limit(book, event, account, event.data["plan"])


def _plan(book, event, account):
    data = event.data
    if account.plan is not None and data["from"] != account.plan:
        if book.whole or account.explained:
            book.wrong(event, "a plan is changed from the one before")
        elif event.inside:
            book.findings.missing("Rules", event.seq, "it changes another plan than this export shows before it")
    if event.inside:
        account.explained = True
    if data["effective_at"] != event.at:
        book.wrong(event, "a plan is in force at once")
    if event.v == 2 and (data["operator"] is None) != (data["reason"] == "subscription"):
        book.wrong(event, "a plan is changed by the subscription or by an operator")
    _limit(book, event, account, data["to"])


def _erased(book, event, account):
    account.erased = True


def _reserved(book, event, account):
    data, month = event.data, event.data["period"]
    known = book.whole or event.month >= book.export.month
    book.requests[event.seq] = Request(event, "open" if known else "unknown")
    if month != event.month:
        book.wrong(event, "a request belongs to the month it began in")
    if data["expires_at"] != event.at + HOLD:
        book.wrong(event, "a hold lasts 120 seconds")
    if event.idem in book.idem:
        book.wrong(event, "an idempotency key comes once")
    if data["request"] in book.names:
        book.wrong(event, "the id of a request comes once")
    book.idem.add(event.idem)
    book.names.add(data["request"])
    if data["retry_of"] is not None:
        before = book.named(data["retry_of"], event, ["request.reserved"], "a retry names an earlier reservation")
        if before is not None:
            request = book.requests[before.seq]
            if request.state not in ("released", "expired", "unknown") or request.retried:
                book.wrong(event, "a retry names an own reservation that came to nothing, once")
            request.retried = True
    if data["source"] == "quota":
        if data.get("lot") is not None:
            book.wrong(event, "a credit comes from the limit or from a lot")
        account.held[month] = account.held.get(month, 0) + data["amount"]
        taken = account.used.get(month, 0) + account.held[month]
        if book.judged(month) and account.quota is not None and taken > account.quota + account.adjusted.get(month, 0):
            book.wrong(event, "no reservation beyond the limit")
    else:
        _from_lot(book, event, account)


def _from_lot(book, event, account):
    data, month = event.data, event.data["period"]
    if data["lot"] is None:
        book.wrong(event, "a credit comes from the limit or from a lot")
        return
    taken = account.used.get(month, 0) + account.held.get(month, 0) + data["amount"]
    if book.judged(month) and account.quota is not None and taken <= account.quota + account.adjusted.get(month, 0):
        book.wrong(event, "the monthly quota is spent before a lot")
    lot = book.named(data["lot"], event, ["credit.granted"], "a lot was granted to this account")
    if lot is None:
        return
    if lot.data["expires_at"] is not None and lot.data["expires_at"] <= event.at:
        book.wrong(event, "a lot past its end is not taken")
    rank = _rank(lot)
    for seq, left in account.lots.items():
        other = book.export.events[seq]
        over = other.data["expires_at"] is not None and other.data["expires_at"] <= event.at
        if left is not None and left >= data["amount"] and not over and _rank(other) < rank:
            book.wrong(event, "lots are spent by earliest end")
            break
    _take(book, event, account, lot.seq, data["amount"])


def _rank(lot):
    end = lot.data["expires_at"]
    return (end is None, end or 0, lot.seq)


def _take(book, event, account, lot, amount):
    """Takes from a lot. What is left of one from before the month is not known (None)."""
    left = account.lots.get(lot)
    if left is None:
        return
    if amount > left:
        book.wrong(event, "a lot never goes below zero")
    account.lots[lot] = max(0, left - amount)


def _ends(book, event, account):
    """The reservation that an event ends, after the rules that all ends share."""
    rule = "what ends was reserved before"
    found = book.export.events.get(event.data["reserve"])
    if found is not None and found.account != event.account and found.seq < event.seq:
        rule = "what ends is of the same account"
    reserve = book.named(event.data["reserve"], event, ["request.reserved"], rule)
    return None if reserve is None else book.requests.get(reserve.seq)


def _close_hold(account, request):
    data = request.event.data
    if request.state == "open" and data["source"] == "quota":
        account.held[data["period"]] = account.held.get(data["period"], 0) - data["amount"]


def _give_back(account, request):
    data = request.event.data
    if data["source"] == "lot" and account.lots.get(data["lot"]) is not None:
        account.lots[data["lot"]] += data["amount"]


def _settled(book, event, account):
    request, data = _ends(book, event, account), event.data
    if request is None:
        account.used[data["period"]] = account.used.get(data["period"], 0) + data["amount"]
        return
    reserve = request.event.data
    if request.state not in (("expired", "unknown") if data["late"] else ("open", "unknown")):
        book.wrong(event, "a reservation ends once")
    if not data["late"] and event.at >= reserve["expires_at"]:
        book.wrong(event, "what ends after its time is late")
    if data["late"] and event.at < reserve["expires_at"]:
        book.wrong(event, "what is late ends after its time")
    expected = 0 if data["late"] and request.retried else reserve["amount"]
    # A retry that made it cost nothing may lie in a month that is not here.
    hidden = data["late"] and not (book.whole or event.inside) or request.state == "unknown"
    if data["amount"] != expected and not (hidden and data["amount"] == 0):
        book.wrong(event, "what ends is what was reserved")
    month = event.month if reserve["period"] in account.closed else reserve["period"]
    # The statement that moves a late result to another month may be one that is not here.
    hidden = not book.judged(reserve["period"]) and reserve["period"] not in account.closed
    if data["period"] != month and not (hidden and data["period"] == event.month):
        book.wrong(event, "a request counts in the month it began in")
    _close_hold(account, request)
    if reserve["source"] == "quota":
        account.used[data["period"]] = account.used.get(data["period"], 0) + data["amount"]
    elif data["late"] and account.lots.get(reserve["lot"]) is not None:
        account.lots[reserve["lot"]] = max(0, account.lots[reserve["lot"]] - data["amount"])
    request.state, request.settled = ("late" if data["late"] else "settled"), event


def _nothing(book, event, account, state):
    request, data = _ends(book, event, account), event.data
    if request is None:
        return
    reserve = request.event.data
    if request.state not in ("open", "unknown"):
        book.wrong(event, "a reservation ends once")
    if data["amount"] != reserve["amount"]:
        book.wrong(event, "what ends is what was reserved")
    if data["period"] != reserve["period"]:
        book.wrong(event, "a request counts in the month it began in")
    if request.state in ("open", "unknown"):
        _close_hold(account, request)
        _give_back(account, request)
        request.state = state
    return request


def _released(book, event, account):
    request = _nothing(book, event, account, "released")
    if request is not None and event.at >= request.event.data["expires_at"]:
        book.wrong(event, "what ends after its time is late")


def _expired(book, event, account):
    request = _nothing(book, event, account, "expired")
    if request is not None and event.at < request.event.data["expires_at"]:
        book.wrong(event, "nothing expires early")


def _adjusted(book, event, account):
    data = event.data
    account.adjusted[data["period"]] = account.adjusted.get(data["period"], 0) + data["units"]
    if data["period"] != event.month:
        book.wrong(event, "a correction counts in the open month")
    reserve = book.named(data["reserve"], event, ["request.reserved"], "an adjustment names a reservation")
    settled = book.named(data["settled"], event, ["request.settled"], "an adjustment names what was settled")
    if reserve is None or settled is None:
        return
    if settled.data["reserve"] != reserve.seq:
        book.wrong(event, "an adjustment names what was settled")
        return
    if settled.data["period"] != data["of_period"]:
        book.wrong(event, "an adjustment names the month that the request was counted in")
    request = book.requests[reserve.seq]
    request.back += data["units"]
    if request.back > settled.data["amount"]:
        book.wrong(event, "no more is given back than was settled")


def _granted(book, event, account):
    expires = event.data["expires_at"]
    if expires is not None and expires <= event.at:
        book.wrong(event, "a lot ends after it is granted")
    known = book.whole or event.month >= book.export.month
    account.lots[event.seq] = event.data["amount"] if known else None


def _loses(book, event, account):
    lot = book.named(event.data["lot"], event, ["credit.granted"], "a lot was granted to this account")
    if lot is not None:
        _take(book, event, account, lot.seq, event.data["amount"])
    return lot


def _credit_expired(book, event, account):
    lot = _loses(book, event, account)
    if lot is not None and (lot.data["expires_at"] is None or event.at < lot.data["expires_at"]):
        book.wrong(event, "credits do not expire early")
    if lot is not None and account.lots.get(lot.seq):
        book.wrong(event, "what is left of a lot expires as a whole")


def _credit_revoked(book, event, account):
    _loses(book, event, account)


def _closed(book, event, account):
    account.closed.setdefault(event.data["period"], event)
