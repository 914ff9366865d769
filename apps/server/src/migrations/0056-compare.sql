-- Models to compare: a person's own ('' as merchant_no), or those of an identity the account acts as; six at most.
-- Nothing ties a row to the goods: a model that is gone stays, and says so.
CREATE TABLE compared_model (
  account_no  text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no text NOT NULL DEFAULT '',
  sku_no      text NOT NULL,
  spu_no      text NOT NULL,
  id          bigint GENERATED ALWAYS AS IDENTITY,
  gmt_create  timestamptz NOT NULL,
  PRIMARY KEY (account_no, merchant_no, sku_no)
);
