"""The files of an export: out of the archive, as the manifest lists them, and tied to the signed tree."""

import gzip
import io
import re
import tarfile
import zipfile
import zlib
from pathlib import Path

import workbook
from canonical import Event, NotCanonical, check_event, read
from findings import NoExport
from signed import Key, Note, consistent, decode64, leaf_hash, sha, subset_root, tree_root

ALWAYS = [
    "README.txt",
    "vkey",
    "checkpoint",
    "ledger.jsonl",
    "ledger.csv",
    "context.jsonl",
    "subset.proof",
    "statements.csv",
    "schema/events.schema.json",
    "manifest.json",
]
STRANGERS = re.compile(
    r"(^|/)(\.DS_Store|\._[^/]+|\.localized|Icon\r|\.apdisk|(eh)?thumbs\.db|desktop\.ini|\.directory|~\$[^/]+|\.~lock\.[^/]+#"
    r"|[^/]+:(Zone\.Identifier|com\.apple\.[^/]+))$"
    r"|(^|/)(__MACOSX|\.AppleDouble|\.Spotlight-V100|\.fseventsd|\.Trashes|\$RECYCLE\.BIN|System Volume Information|@eaDir)(/|$)",
    re.I,
)
MANIFEST = "checkpoint context counts events files filters first format last origin policy range scope since tool".split()


def open_files(path):
    """The files of an export in a folder or an archive, and what else lies there: ({name: bytes}, [name])."""
    if path.is_dir():
        found = {str(each.relative_to(path)): each.read_bytes() for each in path.rglob("*") if each.is_file()}
    else:
        found = _unpacked(path.read_bytes())
    found = {name: data for name, data in found.items() if not STRANGERS.search(name)}
    folders = {name[: -len("manifest.json")] for name in found if re.search(r"(^|/)manifest\.json$", name)}
    if len(folders) > 1:
        raise NoExport("it holds more than one export")
    folder = folders.pop() if folders else min(found, default="").partition("/")[0] + "/"
    files = {name[len(folder) :]: data for name, data in found.items() if name.startswith(folder)}
    if not set(ALWAYS) & set(files):
        raise NoExport("it holds no file of an export")
    return files, [name for name in found if not name.startswith(folder)]


def _unpacked(data):
    for _ in range(2):
        if data[:2] != b"\x1f\x8b":
            break
        try:
            data = gzip.decompress(data)
        except (OSError, EOFError, zlib.error) as error:
            raise NoExport(f"no readable archive: {error}") from None
    return _unzipped(data) if data[:2] == b"PK" else _untarred(data)


def _unzipped(data):
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            plain = [each for each in archive.infolist() if not each.is_dir()]
            files = {each.filename.replace("\\", "/"): archive.read(each) for each in plain}
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError) as error:
        raise NoExport(f"no readable archive: {error}") from None
    if len(files) != len(plain):
        raise NoExport("a file comes twice")
    return files


def _untarred(data):
    files = {}
    try:
        with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
            for member in archive:
                name = re.sub(r"^\./", "", member.name)
                if member.isdir() or STRANGERS.search(name):
                    continue
                if not member.isfile() or name in files:
                    raise NoExport(f"{member.name} is no plain file, or comes twice")
                files[name] = archive.extractfile(member).read()
    except (tarfile.TarError, EOFError, OSError) as error:
        raise NoExport(f"no readable archive: {error}") from None
    return files


def plain_form(data, name=""):
    """Without what programs add when they save a text again: another encoding, a byte order mark, CR before LF, no end of the
    last line or empty lines after it, and white space between the values of JSON."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        data = data.decode("utf-16", "replace").encode()
    if data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
    data = data.replace(b"\r\n", b"\n").rstrip(b"\n")
    if name.endswith(".json"):
        data = re.sub(rb'("(?:[^"\\]|\\.)*")|[ \t\r\n]+', lambda found: found[1] or b"", data, flags=re.S)
    return data + b"\n" if data else b""


def _key(text):
    try:
        return Key(text)
    except ValueError:
        return None


def _count(value):
    return type(value) is int and value >= 0


def _numbers(value, *names):
    """Whether a value is an object of these keys, each a count, but for the root."""
    return isinstance(value, dict) and set(value) == set(names) and all(_count(value[n]) for n in names if n != "root")


def _entry(entry):
    """Whether an entry of the list of files is one."""
    if not isinstance(entry, dict) or set(entry) != {"name", "bytes", "sha256"} or not isinstance(entry["name"], str):
        return False
    return type(entry["bytes"]) is int and bool(re.fullmatch("[0-9a-f]{64}", str(entry["sha256"])))


class Export:
    """An export that has been opened. What could not be read is already among the findings."""

    def __init__(self, opened, keys, findings):
        self.came, self.beside = opened
        # Tables may be in many forms, and are judged cell by cell.
        self.files = {name: data if name.endswith(".csv") else plain_form(data, name) for name, data in self.came.items()}
        self.keys, self.findings = keys, findings
        self.events, self.ledger, self.context, self.leaves = {}, [], [], {}
        self.manifest = self._manifest()
        self.note = self._checkpoint()
        self._lines()
        self._list()
        self._tree()

    def _manifest(self):
        text = self.files.get("manifest.json", b"")
        try:
            value = read(text[:-1]) if text.endswith(b"\n") else None
        except NotCanonical:
            value = None
        scope, range_ = (value or {}).get("scope"), (value or {}).get("range")
        good = isinstance(value, dict) and sorted(value) == MANIFEST
        good = good and value["format"] in [f"penmark-ledger-export/{number}" for number in (1, 2, 3, 4)]
        good = good and value["filters"] == "none" and isinstance(value["tool"], str)
        good = good and isinstance(scope, dict) and isinstance(range_, dict) and isinstance(value["files"], list)
        good = good and all(_entry(entry) for entry in value["files"]) and _numbers(value["checkpoint"], "root", "size")
        good = good and len(decode64(str(value["checkpoint"]["root"])) or b"") == 32
        good = good and all(value[name] is None or _numbers(value[name], "at", "seq") for name in ("first", "last"))
        good = good and isinstance(value["counts"], dict) and all(map(_count, value["counts"].values()))
        good = good and all(value[name] is None or _count(value[name]) for name in ("policy", "since"))
        if good and scope.get("kind") == "account":
            good = set(scope) == {"kind", "account"} and bool(re.fullmatch("acc_[0-9a-f]{32}", str(scope["account"])))
        else:
            good = good and scope == {"kind": "log"}
        if good and range_.get("kind") == "month":
            good = set(range_) == {"kind", "period", "first", "end"} and type(range_["first"]) is type(range_["end"]) is int
            good = good and bool(re.fullmatch(r"\d{4}-(0[1-9]|1[0-2])", str(range_["period"])))
        else:
            good = good and range_ == {"kind": "all"}
        if not good:
            self.findings.wrong("Manifest", "manifest.json", "it is not the manifest of an export")
            self.account = self.month = None
            return None
        self.account, self.month = scope.get("account"), range_.get("period")
        return value

    def _list(self):
        if self.manifest is None:
            return
        whole = not self.account and not self.month
        optional = ["checkpoints.jsonl"] if whole or self.manifest["format"].endswith("/4") else []
        expected = {*ALWAYS, *optional, *workbook.files_of(self)} | ({"consistency.proof"} & set(self.files))
        listed = {entry["name"]: entry for entry in self.manifest["files"]}
        strangers = set(self.files) - expected - set(listed)
        for name in [*sorted(strangers), *self.beside]:
            self.findings.resaved("Files", name, "it is no part of the export")
        for name in sorted(expected ^ (set(self.files) - strangers)):
            self.findings.wrong("Files", name, "it is missing" if name in expected else "it does not belong to an export")
        if len(listed) != len(self.manifest["files"]) or set(listed) != set(self.files) - strangers - {"manifest.json"}:
            self.findings.wrong("Files", "manifest.json", "it does not list the files that are here")
        for name, data in self.files.items():
            if name in expected and data != self.came[name]:
                self.findings.resaved("Files", name, "it was saved again by another program")
        for name, entry in listed.items():
            forms = [form[name] for form in (self.came, self.files) if name in form]
            if forms and not any(entry["bytes"] == len(data) and entry["sha256"] == sha(data).hex() for data in forms):
                self.findings.wrong("Files", name, "it is not the file that manifest.json lists")

    def _checkpoint(self):
        try:
            note = Note(self.files["checkpoint"])
        except (KeyError, ValueError):
            self.findings.wrong("Checkpoint", "checkpoint", "it is no signed checkpoint")
            return None
        keys = [key for key in self.keys if key.name == note.origin]
        verdicts = [note.by(key) for key in keys]
        if not keys or not any(verdict is not None for verdict in verdicts):
            self.findings.wrong("Log", "checkpoint", "it bears no signature of your key")
        elif False in verdicts:
            self.findings.wrong("Checkpoint", "checkpoint", "a signature of your key does not hold")
        try:
            lines = self.files.get("vkey", b"").decode().split("\n")
            held = [Key(line).text for line in lines[:-1]] if lines[-1] == "" else []
        except (ValueError, UnicodeDecodeError):
            held = []
        if not any(key.text in held for key in keys):
            self.findings.wrong("Log", "vkey", "it does not hold your key")
        self.signers = [key.text for key in keys if note.by(key)]
        if self.manifest is not None:
            expected = {"root": self.files["checkpoint"].decode().split("\n")[2], "size": note.size}
            if self.manifest["checkpoint"] != expected or self.manifest["origin"] != note.origin:
                self.findings.wrong("Checkpoint", "manifest.json", "it names another checkpoint")
        return note

    def _lines(self):
        for name, inside in (("ledger.jsonl", True), ("context.jsonl", False)):
            data = self.files.get(name, b"")
            if data != self.came.get(name, b""):
                self.findings.resaved("Lines", name, "its lines were saved again by another program")
            last = -1
            for number, line in enumerate(data.split(b"\n")[:-1], 1):
                try:
                    value = read(line)
                    says = check_event(value)
                except NotCanonical as error:
                    value, says = None, str(error)
                place = re.search(rb'"seq":(\d{1,15}),"type"', line)
                if place is not None:
                    self.leaves.setdefault(int(place[1]), leaf_hash(line))
                else:
                    self.findings.wrong("Range", f"{name}:{number}", "a line has no place in the log")
                if says is not None:
                    self.findings.wrong("Lines", f"{name}:{number}", says)
                    continue
                event = Event(value, line.decode(), leaf_hash(line), inside)
                if event.seq <= last or event.seq in self.events:
                    self.findings.wrong("Range", event.seq, "lines are not in order, or one comes twice")
                    continue
                last = event.seq
                self.events[event.seq] = event
                (self.ledger if inside else self.context).append(event)
                if not event.known:
                    self.findings.missing("Lines", event.seq, f"{event.type}/{event.v} is newer than this reader")

    def _tree(self):
        text = self.files.get("subset.proof", b"").decode("ascii", "replace").split("\n")
        hashes = [decode64(line) for line in text[3:-1]]
        head = [f"size {self.note.size if self.note else '?'}", f"hashes {len(hashes)}", ""]
        fits = [text[0], *text[1:3], text[-1]] == ["penmark-subset-proof/1", *head] and None not in hashes
        root = subset_root(self.note.size, self.leaves, hashes) if fits and self.note and self.note.size else None
        if not fits or self.note is None or root != self.note.root:
            self.findings.wrong("Range", "subset.proof", "the lines do not give the signed root")
        self._older_checkpoints()
        self._ends_of_months()
        self._consistency()

    def _older_checkpoints(self):
        """Each published checkpoint of a whole log is signed, and is the root of its first events."""
        data, last = self.files.get("checkpoints.jsonl"), 0
        if data is None or self.account or self.month or self.note is None:
            return
        declared = [e.data["to"] for e in self.ledger if e.type == "key.rotated" and e.known]
        keys = {key.text: key for key in self.keys} | {text: key for text in declared if (key := _key(text)) is not None}
        whole = [leaf for _, leaf in sorted(self.leaves.items())]
        for number, line in enumerate(data.split(b"\n")[:-1], 1):
            try:
                value = read(line)
                note = Note(value["note"].encode())
                good = set(value) == {"note", "size"} and value["size"] == note.size and last < note.size <= self.note.size
                good = good and note.origin == self.note.origin and tree_root(whole[: note.size]) == note.root
                verdicts = [note.by(key) for key in keys.values() if key.name == note.origin]
                good = good and True in verdicts and False not in verdicts
            except (NotCanonical, ValueError, KeyError, TypeError, AttributeError):
                good, note = False, None
            if not good:
                self.findings.wrong("Range", "checkpoints.jsonl", f"line {number} is no checkpoint of this log")
                return
            last = note.size
        if not data.endswith(b"\n") or last != self.note.size:
            self.findings.wrong("Range", "checkpoints.jsonl", "it does not end with the checkpoint of this export")

    def _ends_of_months(self):
        """Each line is a signed checkpoint that the next line continues, and the last one this export."""
        data = self.files.get("checkpoints.jsonl")
        if self.note is None or self.manifest is None or not (self.account or self.month):
            return
        if not self.manifest["format"].endswith("/4"):
            return
        if data is None:
            self.findings.wrong("History", "checkpoints.jsonl", "it is missing")
            return
        lines, older = data.split(b"\n"), None
        for number, line in enumerate([*lines[:-1], None], 1):
            try:
                value = read(line) if line is not None else None
                note = Note(value["note"].encode()) if line is not None else self.note
                good = lines[-1] == b"" and note.origin == self.note.origin
                if value is not None:
                    good = good and set(value) == {"keys", "note", "proof", "size"} and value["size"] == note.size
                    listed = [Key(text) for text in value["keys"]]
                    # This reader judges the log's own signatures; those of witnesses have to be there.
                    good = good and all(note.by(key) if key.kind == 1 else note.by(key) is not None for key in listed)
                    signers = {(key.name, key.id) for key in [*self.keys, *listed]}
                    good = good and (not listed or all((name, id) in signers for name, id, _ in note.signatures))
                    good = good and False not in [note.by(key) for key in self.keys if key.name == note.origin]
                if older is not None:
                    path, before = older
                    if before.size == note.size:
                        good = good and value is None and path == [] and before.root == note.root
                    else:
                        good = good and before.size < note.size
                        good = good and consistent(before.size, note.size, path, before.root) == (before.root, note.root)
                if value is not None:
                    path = [decode64(text) for text in value["proof"]]
                    good = good and all(node is not None and len(node) == 32 for node in path)
                    older = (path, note)
            except (NotCanonical, ValueError, KeyError, TypeError, AttributeError):
                good = False
            if not good:
                self.findings.wrong("History", "checkpoints.jsonl", f"the line before {number} does not lead on, or it is none")
                return

    def _consistency(self):
        data, since = self.files.get("consistency.proof"), self.manifest and self.manifest["since"]
        if data is None or self.note is None:
            if since is not None:
                self.findings.wrong("Files", "manifest.json", "it names a proof that is not here")
            return
        text = data.decode("ascii", "replace").split("\n")
        path = [decode64(line) for line in text[3:-1]]
        good = text[0] == "penmark-consistency-proof/1" and text[1:3] == [f"from {since}", f"to {self.note.size}"]
        good = good and text[-1] == "" and None not in path and isinstance(since, int)
        if good:
            whole = not self.account and not self.month and len(self.ledger) >= since
            old = tree_root([event.leaf for event in self.ledger[:since]]) if whole else None
            old = self.note.root if since == self.note.size else old
            roots = consistent(since, self.note.size, path, old)
            # Where the old tree is a whole subtree of the new one, only its root leads on, which a part of the log lacks.
            unknown = roots is None and old is None and since > 0 and since & (since - 1) == 0
            good = unknown or (roots is not None and roots[1] == self.note.root and old in (None, roots[0]))
        if not good:
            self.findings.wrong("Checkpoint", "consistency.proof", "it does not lead to the signed root")
