-- Answers of the last minutes, each sealed with a key that its client has, until the client can have fetched them. The row
-- is written in the transaction that charges the request, so that no crash charges for an answer that is nowhere.
CREATE TABLE waiting_answer (
  reserve INTEGER PRIMARY KEY,
  salt BLOB NOT NULL,
  sealed BLOB NOT NULL,
  until INTEGER NOT NULL
) STRICT;

CREATE INDEX waiting_answer_until ON waiting_answer (until);
