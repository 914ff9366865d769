-- Design orders (配单): the selected-product list one edits, and the orders made of it.
-- The owner is the acting pair: account and identity ('' for a person without an enterprise).
CREATE TABLE selection_line (
  id              text PRIMARY KEY,
  account_no      text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no     text NOT NULL DEFAULT '',
  sort            integer NOT NULL,
  spu_no          text NOT NULL REFERENCES spu (spu_no),
  sku_no          text NOT NULL REFERENCES sku (sku_no),
  -- yuan as shown when the line was last priced; null: no price
  price           numeric(12, 2),
  rate            numeric(5, 2) NOT NULL DEFAULT 100,
  rate_price      numeric(12, 2),
  quantity        integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  gmt_create      timestamptz NOT NULL,
  gmt_modified    timestamptz NOT NULL,
  UNIQUE (account_no, merchant_no, sku_no)
);
CREATE INDEX selection_line_owner ON selection_line (account_no, merchant_no, sort);

CREATE TABLE design_order (
  id             text PRIMARY KEY,
  account_no     text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no    text NOT NULL DEFAULT '',
  name           text NOT NULL,
  scene_id       text,
  scene_name     text,
  remark         text NOT NULL DEFAULT '',
  order_type     smallint,
  -- totals of the lines, in yuan, as the pricing engine gave them
  original_amount numeric(14, 2) NOT NULL,
  preferential   numeric(14, 2) NOT NULL,
  amount         numeric(14, 2) NOT NULL,
  line_count     integer NOT NULL,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  gmt_removed    timestamptz
);
CREATE INDEX design_order_owner ON design_order (account_no, merchant_no, gmt_modified DESC NULLS FIRST, id) WHERE gmt_removed IS NULL;

-- Lines keep what was quoted: name, model, price; a later change of the catalogue leaves them as they are.
CREATE TABLE design_order_line (
  id                text PRIMARY KEY,
  design_order_id   text NOT NULL REFERENCES design_order (id) ON DELETE CASCADE,
  sort              integer NOT NULL,
  spu_no            text NOT NULL REFERENCES spu (spu_no),
  sku_no            text NOT NULL REFERENCES sku (sku_no),
  product_name      text NOT NULL,
  product_model     text NOT NULL,
  product_category  text NOT NULL,
  brand_name        text NOT NULL,
  sku_type          smallint NOT NULL,
  price             numeric(12, 2),
  rate              numeric(5, 2) NOT NULL,
  rate_price        numeric(12, 2),
  quantity          integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  amount            numeric(14, 2) NOT NULL,
  UNIQUE (design_order_id, sku_no)
);
CREATE INDEX design_order_line_order ON design_order_line (design_order_id, sort);
