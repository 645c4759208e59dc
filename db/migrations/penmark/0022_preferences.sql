-- What a user prefers to write with in a workspace, whose library the custom ones belong to. No row: the defaults.
CREATE TABLE writing_preference (
  user_id TEXT NOT NULL,
  workspace_id TEXT NOT NULL,
  -- The key of a built-in template or the id of one of the workspace.
  assistant_template TEXT NOT NULL,
  -- JSON arrays: keys of built-in styles, ids of those of the workspace.
  enabled_styles TEXT NOT NULL CHECK (json_type(enabled_styles) = 'array'),
  custom_styles TEXT NOT NULL CHECK (json_type(custom_styles) = 'array'),
  response_length TEXT NOT NULL CHECK (response_length IN ('small', 'medium', 'large')),
  target_language TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, workspace_id),
  FOREIGN KEY (user_id, workspace_id) REFERENCES membership (user_id, workspace_id) ON DELETE CASCADE
) STRICT;
