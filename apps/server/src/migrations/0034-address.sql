-- Where goods go: a person's own ('' as merchant_no), or those of an identity the account acts as. At most one of them is the default.
CREATE TABLE address (
  address_id     text PRIMARY KEY,
  account_no     text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no    text NOT NULL DEFAULT '',
  province_code  text NOT NULL,
  province_name  text NOT NULL,
  city_code      text NOT NULL,
  city_name      text NOT NULL,
  area_code      text NOT NULL,
  area_name      text NOT NULL,
  street_code    text,
  street_name    text,
  detail_address text NOT NULL,
  contact_name   text NOT NULL,
  contact_phone  text NOT NULL,
  is_default     boolean NOT NULL DEFAULT false,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL
);
CREATE INDEX address_owner ON address (account_no, merchant_no, gmt_create DESC);
CREATE UNIQUE INDEX address_default ON address (account_no, merchant_no) WHERE is_default;
