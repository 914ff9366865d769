-- Messages to a person: of the person's own (merchant_no null), or of an identity it acts as.
CREATE TABLE message (
  message_id    text PRIMARY KEY,
  account_no    text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no   text,
  message_type  text NOT NULL,
  title         text NOT NULL,
  text          text NOT NULL,
  -- a path of the portal
  link          text CHECK (link LIKE '/%' AND link NOT LIKE '//%'),
  -- what it tells of: the same event writes one message, however often it is tried
  event_key     text NOT NULL,
  gmt_create    timestamptz NOT NULL,
  gmt_read      timestamptz,
  gmt_remove    timestamptz
);
CREATE UNIQUE INDEX message_event ON message (account_no, event_key);
CREATE INDEX message_account ON message (account_no, gmt_create DESC, message_id DESC) WHERE gmt_remove IS NULL;
CREATE INDEX message_unread ON message (account_no) WHERE gmt_read IS NULL AND gmt_remove IS NULL;
