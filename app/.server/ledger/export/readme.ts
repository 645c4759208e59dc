import { formatOf } from './manifest.ts'
import { nameOf, type Selection } from './selection.ts'

/** README.txt: what the files are, how to check them without us, and what they do and do not prove. */
export function readmeText(selection: Selection): string {
  const { origin, checkpoint, since } = selection
  return `${nameOf(selection)}
Format: ${formatOf(selection)}

This folder is an export of the usage ledger
    ${origin}
as of its checkpoint of ${checkpoint.size} events. It holds ${whatOf(selection)}.

You can check it without us: without our server, our database and our word. Everything is plain text (UTF-8).


THE SHORT WAY

The verifier is one file without dependencies; it runs offline, on Node 20 or later, or as a page in a browser:

    node ledger-verify.mjs <this folder or its .tar> --key <key file> --state <state file>

Take the key from where you trust it (our published key, a letter, your last audit), never from this folder alone. The
state file is yours: it remembers the last checkpoint you saw, so that a later export that rewrites history is exposed.


THE FILES

ledger.jsonl        The events, one per line, exactly as they were hashed. Line = leaf of the Merkle tree.
ledger.csv          The same events as a table, one row each, same order. Every cell follows from the last one, which is
                    the exact line; a table that was opened and saved again by a spreadsheet can thus be told from a
                    forged one.
context.jsonl       Events beside the export that are needed to judge it: neighbours, beginnings and ends of its
                    requests, plans, statements. Empty where the export is the whole log.
statements.csv      The monthly statements (period.closed) among both.
${selection.newest >= 3 ? workbookText(selection) : ''}subset.proof        What is needed to compute the checkpoint's root from the lines of ledger.jsonl and context.jsonl.
checkpoint          The signed statement: name of the log, number of events, root of the tree, signatures.
${since === null ? '' : `consistency.proof   That the tree of this checkpoint continues the one of ${since.size} events.\n`}${checkpointsText(selection)}vkey                The key that signed it. For comparison only: a forger would put his own here.
schema/             JSON Schema of every event type.
manifest.json       What this export is, counts, and the SHA-256 of every other file.


BY HAND, WITH STANDARD TOOLS

1. The files are those of the manifest:

    sha256sum README.txt ledger.jsonl ledger.csv        # and so on; compare with manifest.json

2. The checkpoint is signed with the key you trust. In a shell with OpenSSL 3:

    K=your-key-file                        # one line: name+id+key
    sed '/^$/,$d' checkpoint > /tmp/text
    ( printf '\\060\\052\\060\\005\\006\\003\\053\\145\\160\\003\\041\\000'
      cut -d+ -f3- $K | base64 -d | tail -c 32 ) > /tmp/key.der
    ${lineOfLog(selection)} | cut -d' ' -f3 | base64 -d | tail -c 64 > /tmp/sig
    openssl pkeyutl -verify -pubin -keyform DER -inkey /tmp/key.der -rawin -in /tmp/text -sigfile /tmp/sig

   With more than one signature line, take the line whose key you trust. Line 1 of the checkpoint must be
   ${origin}

3. The lines give the root that was signed. In Python 3, in this folder:

--- begin check.py
import base64, hashlib, json
def h(b): return hashlib.sha256(b).digest()
lines = [l.rstrip(b"\\n") for f in ("ledger.jsonl", "context.jsonl") for l in open(f, "rb")]
leaves = sorted((json.loads(l)["seq"], h(b"\\0" + l)) for l in lines)
proof = open("subset.proof").read().split("\\n")[1:-1]
size = int(proof[0].split()[1])
hashes = [base64.b64decode(x) for x in proof[2:]][::-1]
stack, at = [], 0                      # finished subtrees: number of leaves, hash
def push(width, node):
    global at
    at += width
    while stack and stack[-1][0] == width:
        node = h(b"\\1" + stack.pop()[1] + node)
        width *= 2
    stack.append((width, node))
def fill(to):                          # the gaps between the lines
    while at < to:
        width = 1
        while at % (2 * width) == 0 and at + 2 * width <= to: width *= 2
        push(width, hashes.pop())
for seq, leaf in leaves:
    assert seq >= at
    fill(seq)
    push(1, leaf)
fill(size)
assert not hashes
root = stack.pop()[1]
while stack: root = h(b"\\1" + stack.pop()[1] + root)
print(size)
print(base64.b64encode(root).decode())
--- end check.py

   It must print lines 2 and 3 of the checkpoint. The hash of a single line is, in any shell:

    printf '\\0%s' "$line" | sha256sum

4. Nothing is missing. ${completenessOf(selection)}
   "aseq" counts the events of one account from 0 without gaps, and "prev" is the hash of that account's event before.

5. The figures. Each request is reserved once and ends once: settled (it cost its amount), released or expired (it cost
   nothing). A statement (period.closed) adds up what one account did in one month; add it up again from the lines.


WHAT THIS PROVES

- These lines are in the signed log at these places, byte for byte, and nothing was added, removed, changed or moved
  since the checkpoint was signed.
- The export is complete for what it says it holds (step 4).
- Limits, charges and statements follow from the events by rules that you can apply yourself.

WHAT IT DOES NOT PROVE

- That every real request was recorded. Compare with your own records or with receipts that you kept.
- That token counts reported by an AI provider are right, or that an answer was any good.
- That nobody was ever shown another log. Keep the checkpoint (or the verifier's state file) and compare it next time,
  or with somebody else's: two different trees of one size under one key are the proof of a fraud.
- Who is behind an account. Ids are random; names and addresses are not in the ledger.
- That money was moved. Invoices name Stripe's own ids; compare them with Stripe's export.
`
}

function checkpointsText({ scope, range, newest }: Selection): string {
  if (scope.kind === 'log' && range.kind === 'all')
    return 'checkpoints.jsonl   Every checkpoint that was published so far, to compare with those that others have kept.\n'
  return newest < 4
    ? ''
    : `checkpoints.jsonl   The checkpoint at the end of each closed month so far, each with the proof that the next one continues it. To
                    compare with those that others have kept.
`
}

function workbookText({ scope, range }: Selection): string {
  const page =
    'statement.html      One month on paper, if the month has a statement: opening and closing balances, requests, money.\n'
  return `requests.csv        A row for each request: beginning, end, outcome, credits, tokens. Each column of counts adds up to the
                    statement. A result that came late is a second row of its request.
money.csv           Payments by their parts, refunds and disputes, with signs: amounts can be added up.
${scope.kind === 'account' && range.kind === 'month' ? page : ''}`
}

/** Witnesses sign after the log, so its own line is found by its name there. */
function lineOfLog({ origin, checkpoint }: Selection): string {
  const lines = checkpoint.note.slice(checkpoint.note.lastIndexOf('\n\n') + 2, -1).split('\n')
  const isAlone = lines.every((line) => line.startsWith(`\u2014 ${origin} `))
  return isAlone ? 'tail -n 1 checkpoint' : `grep -m 1 '^\u2014 ${origin} ' checkpoint`
}

function whatOf({ scope, range }: Selection): string {
  const who = scope.kind === 'log' ? 'all events' : `the events of the account\n${scope.account}`
  return range.kind === 'all' ? `${who} up to that point` : `${who} that happened in ${range.period} (UTC)`
}

function completenessOf({ scope, range }: Selection): string {
  if (scope.kind === 'log' && range.kind === 'all') return 'Every "seq" from 0 to the size of the tree is there.'
  if (scope.kind === 'log') {
    return `"seq" runs without gaps, and the events before the first and after the last line (context.jsonl)
   happened in other months: time never goes back in this log.`
  }
  if (range.kind === 'all')
    return 'Every "aseq" from 0 is there. A later event of the account has a later place in the log.'
  return `"aseq" runs without gaps, and the account's events before the first and after the last line
   (context.jsonl) happened in other months: time never goes back in this log.`
}
