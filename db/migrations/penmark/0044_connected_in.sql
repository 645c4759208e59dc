-- The web session in which a person connected a browser extension, so that signing out of the one ends the other.
ALTER TABLE session ADD COLUMN connected_in TEXT;
