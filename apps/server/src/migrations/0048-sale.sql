-- What the provider promotes for a time, and the models that belong to it; prices are those that whoever looks is shown anyway.
CREATE TABLE sale (
  sale_no  text PRIMARY KEY,
  title    text NOT NULL,
  summary  text NOT NULL DEFAULT '',
  picture  text NOT NULL,
  sort_no  integer NOT NULL DEFAULT 0,
  gmt_from timestamptz NOT NULL,
  gmt_to   timestamptz NOT NULL,
  CHECK (gmt_from < gmt_to)
);
CREATE INDEX sale_end ON sale (gmt_to);
CREATE TABLE sale_product (
  sale_no text NOT NULL REFERENCES sale (sale_no) ON DELETE CASCADE,
  sort_no integer NOT NULL,
  spu_no  text NOT NULL,
  sku_no  text NOT NULL,
  -- why it is among them, in a line
  note    text NOT NULL DEFAULT '',
  PRIMARY KEY (sale_no, sort_no)
);
CREATE INDEX sale_product_spu ON sale_product (spu_no, sale_no);
