-- Families kept at hand: a person's own ('' as merchant_no), or those of an identity the account acts as.
-- Nothing ties a row to the goods: a family that is gone stays kept, and says so.
CREATE TABLE favorite (
  account_no  text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no text NOT NULL DEFAULT '',
  spu_no      text NOT NULL,
  gmt_create  timestamptz NOT NULL,
  PRIMARY KEY (account_no, merchant_no, spu_no)
);
CREATE INDEX favorite_newest ON favorite (account_no, merchant_no, gmt_create DESC, spu_no);
