-- Products that people define for themselves: a person's own ('' as merchant_no, told apart by the account), or an enterprise's, which
-- are all its people's; account_no then only says who wrote it. Deleted ones keep their rows: lists that hold one show it as gone.
CREATE TABLE private_product (
  spu_no        text PRIMARY KEY,
  account_no    text REFERENCES account (account_no) ON DELETE SET NULL,
  merchant_no   text NOT NULL DEFAULT '',
  spu_name      text NOT NULL,
  model_remark  text NOT NULL DEFAULT '',
  -- second category of the goods; null: 其他
  category_id   integer,
  price         numeric(12, 2) NOT NULL CHECK (price > 0),
  brand_name    text NOT NULL,
  spu_desc      text NOT NULL DEFAULT '',
  unit          text NOT NULL DEFAULT '',
  -- files, the first stands for the product
  main_pics     jsonb NOT NULL DEFAULT '[]',
  attributes    jsonb NOT NULL DEFAULT '{}',
  -- 0 written here, 1 of an inventory system
  source        smallint NOT NULL DEFAULT 0,
  -- in how many design orders
  sum_no        integer NOT NULL DEFAULT 0,
  gmt_create    timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  gmt_removed   timestamptz
);
CREATE INDEX private_product_enterprise ON private_product (merchant_no, gmt_create DESC, spu_no) WHERE merchant_no <> '';
CREATE INDEX private_product_person ON private_product (account_no, gmt_create DESC, spu_no);
