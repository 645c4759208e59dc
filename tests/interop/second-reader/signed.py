"""Trees (RFC 6962), notes (C2SP signed-note) and Ed25519 (RFC 8032), from the standard library alone."""

import base64
import binascii
import hashlib
import re

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def sha(data):
    return hashlib.sha256(data).digest()


def leaf_hash(line):
    return sha(b"\x00" + line)


def parent(left, right):
    return sha(b"\x01" + left + right)


def fold(parts):
    """The root over finished subtrees from left to right."""
    node = parts[-1]
    for left in reversed(parts[:-1]):
        node = parent(left, node)
    return node


def subset_root(size, leaves, hashes):
    """The root of a tree of which some leaves ({place: hash}) are known and the gaps between them as `hashes`."""
    rest, tree, at = iter(hashes), [], 0
    for place in [*sorted(leaves), size]:
        if place > size:
            return None
        while at <= place and at < size:
            if at == place:
                width, node = 1, leaves[place]
            else:
                width = 1
                while at % (2 * width) == 0 and at + 2 * width <= place:
                    width *= 2
                node = next(rest, None)
                if node is None:
                    return None
            at += width
            while tree and tree[-1][0] == width:
                node, width = parent(tree.pop()[1], node), 2 * width
            tree.append((width, node))
    if next(rest, None) is not None or not tree:
        return None
    return fold([node for _, node in tree])


def tree_root(leaves):
    return subset_root(len(leaves), dict(enumerate(leaves)), []) if leaves else sha(b"")


def consistent(first, second, proof, old):
    """The roots (old, new) that a consistency proof leads to (RFC 9162, 2.1.4.2), or None. `old` is needed only where
    the old tree is a whole subtree of the new one."""
    if first <= 0 or first > second or (first == second) != (not proof):
        return None
    if first == second:
        return (old, old)
    path = list(proof)
    if first & (first - 1) == 0:
        if old is None:
            return None
        path.insert(0, old)
    node, last = first - 1, second - 1
    while node & 1:
        node >>= 1
        last >>= 1
    one = two = path[0]
    for each in path[1:]:
        if last == 0:
            return None
        if node & 1 or node == last:
            one, two = parent(each, one), parent(each, two)
            while node and not node & 1:
                node >>= 1
                last >>= 1
        else:
            two = parent(two, each)
        node >>= 1
        last >>= 1
    return (one, two) if last == 0 else None


def decode64(text):
    """Strict base64: the one text of these bytes."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return data if base64.b64encode(data).decode() == text else None


class Key:
    """A verifier key, `name+id+base64(type, key)`."""

    def __init__(self, text):
        parts = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)", text)
        data = decode64(parts[3]) if parts else None
        if data is None or len(data) < 2:
            raise ValueError("no verifier key")
        self.text, self.name, self.kind, self.public = text, parts[1], data[0], data[1:]
        self.id = bytes.fromhex(parts[2])
        if sha(self.name.encode() + b"\n" + data)[:4] != self.id:
            raise ValueError("the id of the key is not that of its bytes")

    def signed(self, text, signature):
        return self.kind == 1 and len(self.public) == 32 and verify_ed25519(self.public, text, signature)


class Note:
    """A checkpoint: name, size, root, and who signed."""

    def __init__(self, data):
        text = data.decode("utf-8")
        cut = text.rindex("\n\n")
        self.text = text[: cut + 1].encode()
        body = text[:cut].split("\n")
        if len(body) != 3 or not re.fullmatch(r"0|[1-9]\d{0,15}", body[1]) or not body[0]:
            raise ValueError("no checkpoint")
        self.origin, self.size, self.root = body[0], int(body[1]), decode64(body[2])
        if self.root is None or len(self.root) != 32 or not text.endswith("\n"):
            raise ValueError("no checkpoint")
        self.signatures = []
        for line in text[cut + 2 : -1].split("\n"):
            parts = re.fullmatch("— ([^\\s+]+) ([A-Za-z0-9+/=]+)", line)
            signature = decode64(parts[2]) if parts else None
            if signature is None or len(signature) < 5:
                raise ValueError("a line of signature is none")
            self.signatures.append((parts[1], signature[:4], signature[4:]))

    def by(self, key):
        """Whether a key signed: True, False for a false signature, None for none."""
        own = [sig for name, id, sig in self.signatures if name == key.name and id == key.id]
        return all(key.signed(self.text, sig) for sig in own) if own else None


def _add(one, two):
    a = (one[1] - one[0]) * (two[1] - two[0]) % P
    b = (one[1] + one[0]) * (two[1] + two[0]) % P
    c = 2 * one[3] * two[3] * D % P
    d = 2 * one[2] * two[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def _times(factor, point):
    result = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            result = _add(result, point)
        point = _add(point, point)
        factor >>= 1
    return result


def _point(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    if x & 1 != sign:
        x = P - x
    return (x, y, 1, x * y % P)


BASE = _point((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


def verify_ed25519(public, text, signature):
    if len(signature) != 64:
        return False
    key, commitment = _point(public), _point(signature[:32])
    factor = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or factor >= L:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + public + text).digest(), "little") % L
    left, right = _times(factor, BASE), _add(commitment, _times(challenge, key))
    return not ((left[0] * right[2] - right[0] * left[2]) % P or (left[1] * right[2] - right[1] * left[2]) % P)
