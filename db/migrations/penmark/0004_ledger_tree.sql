-- The tree above the events, in full tiles (C2SP tlog-tiles), and the checkpoints that were signed over it. Tiles follow
-- from the leaves; a checkpoint is a statement made to others and stays.

-- The n-th tile of a level: 256 hashes of the level below it, of events at level 0 and of tiles above. root is the
-- hash over all of it, hence one hash of the next level: the right edge of every level is read from it.
CREATE TABLE ledger_tile (
  lvl INTEGER NOT NULL CHECK (lvl BETWEEN 0 AND 5),
  n INTEGER NOT NULL CHECK (n >= 0),
  root BLOB NOT NULL CHECK (length(root) = 32),
  data BLOB NOT NULL CHECK (length(data) = 8192),
  PRIMARY KEY (lvl, n)
) STRICT, WITHOUT ROWID;

-- note is the exact text of the signed note (C2SP tlog-checkpoint), published_at milliseconds UTC.
CREATE TABLE ledger_checkpoint (
  size INTEGER PRIMARY KEY CHECK (size > 0),
  root BLOB NOT NULL CHECK (length(root) = 32),
  note TEXT NOT NULL,
  published_at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER ledger_tile_no_update BEFORE UPDATE ON ledger_tile
BEGIN SELECT RAISE(ABORT, 'ledger_tile is append-only'); END;

CREATE TRIGGER ledger_tile_no_delete BEFORE DELETE ON ledger_tile
BEGIN SELECT RAISE(ABORT, 'ledger_tile is append-only'); END;

-- Only the next tile of its level, and only once there are enough events to fill it. Runs before the conflict handling
-- of INSERT OR REPLACE and of upserts.
CREATE TRIGGER ledger_tile_in_order BEFORE INSERT ON ledger_tile
WHEN NEW.lvl NOT BETWEEN 0 AND 5
  OR NEW.n IS NOT (SELECT coalesce(max(n), -1) + 1 FROM ledger_tile WHERE lvl = NEW.lvl)
  OR ((NEW.n + 1) << (8 * (NEW.lvl + 1))) > (SELECT coalesce(max(seq), -1) + 1 FROM ledger_event)
BEGIN SELECT RAISE(ABORT, 'ledger_tile takes only the next full tile'); END;

CREATE TRIGGER ledger_checkpoint_no_update BEFORE UPDATE ON ledger_checkpoint
BEGIN SELECT RAISE(ABORT, 'ledger_checkpoint is append-only'); END;

CREATE TRIGGER ledger_checkpoint_no_delete BEFORE DELETE ON ledger_checkpoint
BEGIN SELECT RAISE(ABORT, 'ledger_checkpoint is append-only'); END;

CREATE TRIGGER ledger_checkpoint_only_grows BEFORE INSERT ON ledger_checkpoint
WHEN NEW.size < 1
  OR NEW.size <= (SELECT max(size) FROM ledger_checkpoint)
  OR NEW.size > (SELECT coalesce(max(size), 0) FROM ledger_head)
BEGIN SELECT RAISE(ABORT, 'ledger_checkpoint takes only a larger tree that is there'); END;
