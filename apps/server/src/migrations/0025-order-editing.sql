-- An order is edited after it was made: how often it has changed and by whose page last, and for whom it is made.
ALTER TABLE design_order
  ADD COLUMN revision integer NOT NULL DEFAULT 0,
  ADD COLUMN revised_by text NOT NULL DEFAULT '',
  ADD COLUMN customer jsonb;

-- Lines that have left an order, as they were quoted: whoever takes a removal back gets the line with its price.
CREATE TABLE design_order_removed_line (
  id                text PRIMARY KEY,
  design_order_id   text NOT NULL REFERENCES design_order (id) ON DELETE CASCADE,
  sort              integer NOT NULL,
  spu_no            text NOT NULL,
  sku_no            text NOT NULL,
  product_name      text NOT NULL,
  product_model     text NOT NULL,
  product_category  text NOT NULL,
  brand_name        text NOT NULL,
  sku_type          smallint NOT NULL,
  price             numeric(12, 2),
  rate              numeric(5, 2) NOT NULL,
  rate_price        numeric(12, 2),
  quantity          integer NOT NULL,
  amount            numeric(14, 2) NOT NULL,
  UNIQUE (design_order_id, sku_no)
);
CREATE INDEX design_order_removed_line_sku ON design_order_removed_line (sku_no);
