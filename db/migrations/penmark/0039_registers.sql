-- How a user's results address their readers and which variants they are written in, by language; JSON. A choice of "keep as in
-- the text" is left out.
ALTER TABLE writing_preference ADD COLUMN registers TEXT NOT NULL DEFAULT '{}' CHECK (json_type(registers) = 'object');
