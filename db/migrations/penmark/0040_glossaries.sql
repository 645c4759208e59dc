-- How a workspace writes its terms: rows of its glossary, in one value, since every use reads all of them (docs/decisions/050
-- for the seal).
CREATE TABLE glossary (
  workspace_id TEXT PRIMARY KEY NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
  -- Sealed; JSON.
  entries BLOB NOT NULL CHECK (length(entries) > 37),
  updated_at INTEGER NOT NULL
) STRICT;
