-- What is published and kept at hand: a person's own ('' as merchant_no), or those of an identity the account acts as.
-- Nothing ties a row to the content: one that is withdrawn stays kept, and says so.
CREATE TABLE content_favorite (
  account_no  text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no text NOT NULL DEFAULT '',
  content_id  text NOT NULL,
  kind        text NOT NULL,
  gmt_create  timestamptz NOT NULL,
  PRIMARY KEY (account_no, merchant_no, content_id)
);
CREATE INDEX content_favorite_newest ON content_favorite (account_no, merchant_no, gmt_create DESC, content_id);
