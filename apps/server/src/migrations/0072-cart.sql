-- What is to be bought of whom, by each identity; merchant_no '' is a person without an enterprise, shop_no the first-level dealer ordered from.
-- A line that was taken out stays for a day, so that it can be put back.
CREATE TABLE cart_line (
  id                text PRIMARY KEY,
  -- the order of adding
  sort              bigint GENERATED ALWAYS AS IDENTITY,
  account_no        text NOT NULL,
  merchant_no       text NOT NULL,
  shop_no           text NOT NULL CHECK (shop_no <> ''),
  spu_no            text NOT NULL,
  sku_no            text NOT NULL,
  quantity          integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  -- what the owner saw; null: none
  price_when_added  numeric(12, 2) CHECK (price_when_added >= 0),
  source_type       text NOT NULL CHECK (source_type IN ('product', 'compare', 'suite', 'designOrder')),
  -- the suite, or the design order
  source_id         text NOT NULL DEFAULT '',
  selected          boolean NOT NULL,
  gmt_create        timestamptz NOT NULL,
  gmt_modified      timestamptz NOT NULL,
  gmt_removed       timestamptz
);
CREATE UNIQUE INDEX cart_line_model ON cart_line (account_no, merchant_no, shop_no, sku_no) WHERE gmt_removed IS NULL;
CREATE INDEX cart_line_removed ON cart_line (account_no, gmt_removed) WHERE gmt_removed IS NOT NULL;
