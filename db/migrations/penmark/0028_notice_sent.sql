-- When a notice of a kind was last mailed to a user, for the kinds that an attacker or a loop could cause again and again:
-- one of a kind goes out in its time at most.
CREATE TABLE notice_sent (
  user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind)
) STRICT, WITHOUT ROWID;
