-- Goods: categories, typed attributes, product families (spu), models (sku), accessories, suites.
CREATE TABLE category (
  id             integer PRIMARY KEY,
  -- the specification's spelling
  catagory_name  text NOT NULL,
  data_id        text NOT NULL UNIQUE,
  parent_id      integer REFERENCES category (id),
  sort           integer NOT NULL DEFAULT 0,
  -- products of this first category are compared within the first category, not the second
  separate_category boolean NOT NULL DEFAULT false
);
CREATE INDEX category_parent ON category (parent_id, sort);

CREATE TABLE attribute (
  id          integer PRIMARY KEY,
  -- key of the value in sku.attributes; the engineering handbook's field name, such as incomingMbps
  code        text NOT NULL UNIQUE,
  attr_name   text NOT NULL,
  attr_group  text NOT NULL,
  value_type  text NOT NULL CHECK (value_type IN ('number', 'text', 'option', 'boolean', 'options')),
  unit        text,
  min_value   numeric,
  max_value   numeric,
  options     jsonb,
  filterable  boolean NOT NULL DEFAULT false,
  sort        integer NOT NULL DEFAULT 0
);
CREATE TABLE category_attribute (
  category_id   integer NOT NULL REFERENCES category (id),
  attribute_id  integer NOT NULL REFERENCES attribute (id),
  PRIMARY KEY (category_id, attribute_id)
);

CREATE TABLE spu (
  spu_no              text PRIMARY KEY,
  spu_name            text NOT NULL,
  first_category_id   integer NOT NULL REFERENCES category (id),
  second_category_id  integer NOT NULL REFERENCES category (id),
  brand_name          text NOT NULL,
  spu_desc            text NOT NULL DEFAULT '',
  -- name of a drawn picture: /pictures/<picture>.svg
  picture             text NOT NULL,
  -- 0 the provider's own, 2 software
  sku_type            smallint NOT NULL DEFAULT 0 CHECK (sku_type IN (0, 2)),
  -- 0 active, 1 deactivated
  status              smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  is_new              boolean NOT NULL DEFAULT false,
  is_hot              boolean NOT NULL DEFAULT false,
  is_recommended      boolean NOT NULL DEFAULT false,
  -- times used in design orders
  sum_no              integer NOT NULL DEFAULT 0,
  gmt_listed          timestamptz NOT NULL,
  -- [{fileType, fileUrl, fileTitle}]; 7 is the colour brochure
  attachments         jsonb NOT NULL DEFAULT '[]',
  -- kept with the models: lowest active price, model count, whether any is in stock
  min_price           numeric(12, 2),
  min_refer_price     numeric(12, 2),
  model_count         integer NOT NULL DEFAULT 0,
  in_stock            boolean NOT NULL DEFAULT false,
  -- words of name, models, category, brand and description, cut by jieba
  search              tsvector NOT NULL DEFAULT ''
);
CREATE INDEX spu_listed ON spu (gmt_listed DESC NULLS FIRST, spu_no) WHERE status = 0;
CREATE INDEX spu_category_listed ON spu (second_category_id, gmt_listed DESC NULLS FIRST, spu_no) WHERE status = 0;
CREATE INDEX spu_first_category_listed ON spu (first_category_id, gmt_listed DESC NULLS FIRST, spu_no) WHERE status = 0;
CREATE INDEX spu_sum_no ON spu (sum_no DESC NULLS FIRST, spu_no) WHERE status = 0;
CREATE INDEX spu_min_price ON spu (min_price, spu_no) WHERE status = 0;
CREATE INDEX spu_min_refer_price ON spu (min_refer_price, spu_no) WHERE status = 0;
CREATE INDEX spu_search ON spu USING gin (search);

CREATE TABLE sku (
  sku_no         text PRIMARY KEY,
  spu_no         text NOT NULL REFERENCES spu (spu_no),
  sku_name       text NOT NULL,
  sku_model      text NOT NULL,
  -- upper case, letters and digits only: how a model number is looked up
  model_key      text NOT NULL UNIQUE,
  -- dealers' price in yuan; null: no price
  price          numeric(12, 2) CHECK (price >= 0),
  -- suggested retail price, shown to visitors and individuals
  refer_price    numeric(12, 2) CHECK (refer_price >= 0),
  sku_status     smallint NOT NULL DEFAULT 0 CHECK (sku_status IN (0, 1)),
  -- 经销, 非经, 自定义
  sku_sale_type  text NOT NULL DEFAULT '经销',
  -- largest quantity a design order may hold; null: 9999
  max_num        integer,
  -- stock lookup key
  sid            text NOT NULL UNIQUE,
  stock_total    integer NOT NULL DEFAULT 0 CHECK (stock_total >= 0),
  attributes     jsonb NOT NULL DEFAULT '{}',
  sku_desc       text NOT NULL DEFAULT '',
  sort           integer NOT NULL DEFAULT 0
);
CREATE INDEX sku_spu ON sku (spu_no, sort);
CREATE INDEX sku_model_trgm ON sku USING gin (model_key gin_trgm_ops);
CREATE INDEX sku_model_prefix ON sku (model_key text_pattern_ops);
CREATE INDEX sku_attributes ON sku USING gin (attributes jsonb_path_ops);

-- What a product family needs or takes: bracket, power supply, licence.
CREATE TABLE accessory (
  spu_no         text NOT NULL REFERENCES spu (spu_no),
  sku_no         text NOT NULL REFERENCES sku (sku_no),
  -- needed: it does not work without one; optional
  need           text NOT NULL CHECK (need IN ('needed', 'optional')),
  sort           integer NOT NULL DEFAULT 0,
  PRIMARY KEY (spu_no, sku_no)
);

CREATE TABLE suite (
  suit_no      text PRIMARY KEY,
  suit_name    text NOT NULL,
  suit_desc    text NOT NULL DEFAULT '',
  picture      text NOT NULL,
  status       smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  gmt_listed   timestamptz NOT NULL
);
CREATE TABLE suite_item (
  suit_no   text NOT NULL REFERENCES suite (suit_no) ON DELETE CASCADE,
  sku_no    text NOT NULL REFERENCES sku (sku_no),
  quantity  integer NOT NULL CHECK (quantity > 0),
  sort      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (suit_no, sku_no)
);

-- One row: raised in the transaction that changes goods, part of every cached answer's key.
CREATE TABLE catalog_version (
  single   boolean PRIMARY KEY DEFAULT true CHECK (single),
  version  bigint NOT NULL DEFAULT 1
);
INSERT INTO catalog_version DEFAULT VALUES;
