"""A second reader of Penmark's exports, written from docs/auditors.md and docs/ledger.md.

    python3 reader.py --key KEYFILE EXPORT...

prints one line of JSON for each export: its result, the checks that failed, and every place that was found wrong.
"""

import json
import sys
from pathlib import Path

import chains
import money
import months
import rules
import workbook
from bundle import Export, open_files
from findings import MISSING, RESAVED, WRONG, Findings, NoExport
from signed import Key
from tables import check_tables


def judge(path, keys):
    findings = Findings()
    try:
        opened = open_files(Path(path))
    except NoExport as error:
        return {"result": "UNREADABLE", "says": str(error)}
    export = Export(opened, keys, findings)
    if export.manifest is not None and export.note is not None:
        check_tables(export, findings)
        chains.check(export, findings)
        book = rules.check(export, findings)
        months.check(export, book, findings)
        money.check(export, findings)
        workbook.check(export, findings)
    return {
        "result": _word(findings),
        "failed": sorted({*findings.checks(WRONG), *findings.checks(RESAVED)}),
        "found": [[kind, check, place, says] for kind, check, place, says in findings.found],
    }


def _word(findings):
    """RE-SAVED only where the tables are all that differs."""
    tables = {"ledger.csv", "statements.csv", "requests.csv", "money.csv"}
    if findings.has(RESAVED):
        if all(kind != WRONG or (check == "Files" and place in tables) for kind, check, place, _ in findings.found):
            return "RE-SAVED"
    if findings.has(WRONG):
        return "TAMPERED"
    return "INCOMPLETE" if findings.has(MISSING) else "VERIFIED"


def main(arguments):
    keys, paths, rest = [], [], iter(arguments)
    for argument in rest:
        if argument == "--key":
            keys += [Key(line) for line in Path(next(rest)).read_text().split()]
        else:
            paths.append(argument)
    for path in paths:
        print(json.dumps({"export": path, **judge(path, keys)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
