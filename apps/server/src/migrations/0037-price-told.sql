-- What a customer was told of changed prices (PRICE-35), and until when changes have been looked at.
CREATE TABLE price_told (
  told_no      text PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no  text NOT NULL DEFAULT '',
  day          date NOT NULL,
  changes      jsonb NOT NULL,
  gmt_create   timestamptz NOT NULL,
  gmt_read     timestamptz,
  UNIQUE (account_no, merchant_no, day)
);

CREATE TABLE price_watched (
  name       text PRIMARY KEY,
  gmt_until  timestamptz NOT NULL
);
