"""What a reading found, where, and the word that follows from it."""

WRONG, MISSING, RESAVED = "wrong", "missing", "re-saved"

# The checks in the order of the report, as docs/auditors.md lists them.
CHECKS = ["Manifest", "Log", "Checkpoint", "Files", "Range", "Completeness", "Lines", "Chains", "Rows", "Workbook", "Rules", "Statements"]


class NoExport(Exception):
    """The input is no export at all: wrong use, not a verdict."""


class Findings:
    def __init__(self):
        self.found = []

    def wrong(self, check, place, says):
        """A contradiction. `place` is the number of an event or the name of a file."""
        self.found.append((WRONG, check, place, says))

    def missing(self, check, place, says):
        """Something that a full answer needs and that the export does not hold."""
        self.found.append((MISSING, check, place, says))

    def resaved(self, check, place, says):
        self.found.append((RESAVED, check, place, says))

    def has(self, kind, check=None):
        return any(k == kind and check in (None, c) for k, c, _, _ in self.found)

    def checks(self, kind):
        return sorted({check for k, check, _, _ in self.found if k == kind})
