-- Seals what people keep on the server: bookmarks with their texts, and the contents of styles, templates and prompts.
-- `seal_text(workspace, table, row, column, text)` is a function of the application (db/migrate.ts), NULL for NULL. A sealed
-- text is one byte of version, eight that name the key, 28 of AES-256-GCM, then the text (docs/decisions/050).
-- Names stay plain: they are unique, sorted and looked up.

CREATE TABLE rebuilt_library_version (
  item_id TEXT NOT NULL REFERENCES library_item (id) ON DELETE CASCADE,
  version INTEGER NOT NULL CHECK (version > 0),
  -- Sealed; JSON.
  content BLOB NOT NULL CHECK (length(content) > 37),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (item_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO rebuilt_library_version (item_id, version, content, created_at)
  SELECT v.item_id, v.version, seal_text(i.workspace_id, 'library_version', v.item_id || ' ' || v.version, 'content', v.content),
    v.created_at
  FROM library_version v JOIN library_item i ON i.id = v.item_id;

CREATE TABLE rebuilt_library_item (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  -- NULL once that account is gone: the item belongs to the workspace.
  created_by TEXT REFERENCES user (id) ON DELETE SET NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Folded: decides which names are the same (app/domain/library/name-key.ts).
  name_key TEXT NOT NULL CHECK (length(name_key) > 0),
  -- Sealed; JSON.
  content BLOB NOT NULL CHECK (length(content) > 37),
  version INTEGER NOT NULL CHECK (version > 0),
  usage_count INTEGER NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (workspace_id, kind, name_key)
) STRICT;
INSERT INTO rebuilt_library_item
    (id, workspace_id, kind, created_by, name, name_key, content, version, usage_count, created_at, updated_at)
  SELECT id, workspace_id, kind, created_by, name, name_key, seal_text(workspace_id, 'library_item', id, 'content', content),
    version, usage_count, created_at, updated_at
  FROM library_item;

-- No hash of what was kept stays: who guesses a short text could compare it. A create that comes twice is found by its
-- key, or by its opened content. The old keys go as well, since those of forms were made of the content.
CREATE TABLE rebuilt_bookmark (
  id TEXT PRIMARY KEY NOT NULL,
  workspace_id TEXT NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  -- Sealed: without a title of its own a bookmark bears the first words of its result.
  title BLOB NOT NULL CHECK (length(title) > 37),
  operation TEXT NOT NULL,
  -- Sealed.
  input BLOB CHECK (length(input) > 37),
  output BLOB NOT NULL CHECK (length(output) > 37),
  -- BCP 47; NULL if the language of the result is not known.
  language TEXT CHECK (length(language) BETWEEN 2 AND 35),
  -- The entry of the ledger that says what the result cost: the receipt.
  seq INTEGER CHECK (seq >= 0),
  -- Of the Idempotency-Key: the same create again finds its bookmark.
  idempotency_sha256 BLOB CHECK (length(idempotency_sha256) = 32),
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO rebuilt_bookmark
    (id, workspace_id, user_id, title, operation, input, output, language, seq, idempotency_sha256, created_at)
  SELECT id, workspace_id, user_id, seal_text(workspace_id, 'bookmark', id, 'title', title), operation,
    seal_text(workspace_id, 'bookmark', id, 'input', input), seal_text(workspace_id, 'bookmark', id, 'output', output),
    language, seq, NULL, created_at
  FROM bookmark;

-- A row says that freed pages or the write-ahead log may still hold what was deleted: the file is to be rewritten.
CREATE TABLE shred_pending (
  id INTEGER PRIMARY KEY CHECK (id = 1)
) STRICT;
INSERT INTO shred_pending SELECT 1 WHERE EXISTS (SELECT 1 FROM library_item) OR EXISTS (SELECT 1 FROM bookmark);

DROP TABLE library_version;
DROP TABLE library_item;
DROP TABLE bookmark;
ALTER TABLE rebuilt_library_item RENAME TO library_item;
ALTER TABLE rebuilt_library_version RENAME TO library_version;
ALTER TABLE rebuilt_bookmark RENAME TO bookmark;
-- Oldest first: the order in which a plan's places are given.
CREATE INDEX library_item_places ON library_item (workspace_id, kind, created_at, id);
CREATE INDEX library_item_author ON library_item (created_by);
CREATE UNIQUE INDEX bookmark_request ON bookmark (user_id, idempotency_sha256) WHERE idempotency_sha256 IS NOT NULL;
-- Newest first, as the list shows them; also how many a user has.
CREATE INDEX bookmark_list ON bookmark (user_id, created_at, id);
CREATE INDEX bookmark_workspace ON bookmark (workspace_id);
