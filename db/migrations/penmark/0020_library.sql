-- What a workspace keeps for its writing: styles, templates and prompts. One table, since all three have a name that is
-- theirs alone, an author, versions and a limit; `content` is what its kind says (app/domain/library/forms.ts). Times are
-- milliseconds since the epoch, UTC.
CREATE TABLE library_item (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('style', 'template', 'prompt')),
  -- NULL once that account is gone: the item belongs to the workspace.
  created_by TEXT REFERENCES user (id) ON DELETE SET NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Folded: decides which names are the same (app/domain/library/name-key.ts).
  name_key TEXT NOT NULL CHECK (length(name_key) > 0),
  content TEXT NOT NULL CHECK (json_valid(content)),
  version INTEGER NOT NULL CHECK (version > 0),
  usage_count INTEGER NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  -- Of user and Idempotency-Key, and of what was asked for with it: the same create again finds its item.
  idempotency_sha256 BLOB CHECK (length(idempotency_sha256) = 32),
  request_sha256 BLOB CHECK (length(request_sha256) = 32),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, name_key)
) STRICT;

CREATE UNIQUE INDEX library_item_request ON library_item (workspace_id, kind, idempotency_sha256)
  WHERE idempotency_sha256 IS NOT NULL;
-- Oldest first: the order in which a plan's places are given.
CREATE INDEX library_item_places ON library_item (workspace_id, kind, created_at, id);
CREATE INDEX library_item_author ON library_item (created_by);

-- Every content that an item has had, the present one included; the oldest go.
CREATE TABLE library_version (
  item_id TEXT NOT NULL REFERENCES library_item (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version > 0),
  content TEXT NOT NULL CHECK (json_valid(content)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (item_id, version)
) STRICT, WITHOUT ROWID;
