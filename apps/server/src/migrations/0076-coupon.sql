-- What coupons are given out by: the provider's ('' as shop_no), or a first-level dealer's for its own shop.
CREATE TABLE coupon_template (
  -- two are written within one millisecond
  id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  template_no    text PRIMARY KEY,
  shop_no        text NOT NULL DEFAULT '',
  state          text NOT NULL CHECK (state IN ('draft', 'issuing', 'paused', 'ended', 'voided')),
  name           text NOT NULL,
  threshold      numeric(14, 2) NOT NULL CHECK (threshold >= 0),
  -- { "kind": "amount", "off" } or { "kind": "percent", "payPercent", "offMax" }
  benefit        jsonb NOT NULL,
  -- { "kind": "all" }, { "kind": "category", "categoryIds" } or { "kind": "product", "skuNos", "skuModels" }
  scope          jsonb NOT NULL,
  -- of one group one coupon is taken; null: it stands alone
  stack_group    text,
  with_seckill   boolean NOT NULL,
  -- user types that may claim it; empty: whoever has a cart
  audience       jsonb NOT NULL DEFAULT '[]',
  -- claimed by this word alone; null: in the open
  claim_code     text,
  claim_begin    timestamptz NOT NULL,
  claim_end      timestamptz NOT NULL,
  -- from when until when it holds; or so many days from being claimed on
  use_begin      timestamptz,
  use_end        timestamptz,
  use_days       integer CHECK (use_days > 0),
  total_count    integer NOT NULL CHECK (total_count > 0),
  per_person     integer NOT NULL CHECK (per_person > 0),
  -- what all of them may cost; null: not bound
  budget         numeric(14, 2),
  -- what one may cost at most; null: not bound
  most           numeric(14, 2),
  claimed_count  integer NOT NULL DEFAULT 0 CHECK (claimed_count BETWEEN 0 AND total_count),
  created_by     text NOT NULL,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  CHECK (budget IS NULL OR (most IS NOT NULL AND claimed_count * most <= budget)),
  CHECK ((use_days IS NULL) = (use_begin IS NOT NULL AND use_end IS NOT NULL)),
  CHECK (claim_begin < claim_end)
);
CREATE INDEX coupon_template_shop ON coupon_template (shop_no, id DESC);
-- of what has not ended a word means one
CREATE UNIQUE INDEX coupon_template_code ON coupon_template (shop_no, claim_code) WHERE state IN ('draft', 'issuing', 'paused');

-- How many of it an account has claimed, under all its identities.
CREATE TABLE coupon_claim (
  template_no  text NOT NULL REFERENCES coupon_template (template_no),
  account_no   text NOT NULL,
  claimed      integer NOT NULL CHECK (claimed > 0),
  PRIMARY KEY (template_no, account_no)
);

-- Coupons that somebody has, of an identity ('' as merchant_no: a person).
CREATE TABLE user_coupon (
  id             bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  coupon_no      text PRIMARY KEY,
  template_no    text NOT NULL REFERENCES coupon_template (template_no),
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  state          text NOT NULL CHECK (state IN ('unused', 'locked', 'used', 'expired', 'void')),
  gmt_begin      timestamptz NOT NULL,
  gmt_end        timestamptz NOT NULL,
  -- the order that holds it, or was paid with it
  shop_order_no  text,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  CHECK ((state IN ('locked', 'used')) = (shop_order_no IS NOT NULL))
);
CREATE INDEX user_coupon_owner ON user_coupon (account_no, merchant_no, id DESC);
CREATE INDEX user_coupon_template ON user_coupon (template_no);
CREATE INDEX user_coupon_order ON user_coupon (shop_order_no) WHERE shop_order_no IS NOT NULL;
CREATE INDEX user_coupon_end ON user_coupon (gmt_end) WHERE state = 'unused';
