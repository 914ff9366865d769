-- What is ordered, paid for as a whole: by a person ('' as merchant_no) or an identity the account acts as. Kept when the account is closed.
CREATE TABLE trade_order (
  order_no      text PRIMARY KEY,
  account_no    text NOT NULL,
  merchant_no   text NOT NULL DEFAULT '',
  -- as it was when the order was placed
  buyer_name    text NOT NULL,
  address       jsonb NOT NULL,
  amount        numeric(14, 2) NOT NULL CHECK (amount >= 0),
  -- under which number it is paid now: a changed price is paid under another
  pay_no        text NOT NULL,
  gmt_create    timestamptz NOT NULL,
  -- until when it is to be paid
  gmt_expire    timestamptz NOT NULL
);

CREATE UNIQUE INDEX trade_order_pay_no ON trade_order (pay_no);

-- Its part at one dealer.
CREATE TABLE shop_order (
  shop_order_no  text PRIMARY KEY,
  order_no       text NOT NULL REFERENCES trade_order (order_no),
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  -- the first-level dealer that sells
  shop_no        text NOT NULL,
  -- by which rules it came about: as any, in a flash sale, against credits
  order_type     text NOT NULL DEFAULT 'normal' CHECK (order_type IN ('normal', 'seckill', 'credits')),
  state          text NOT NULL CHECK (state IN ('pendingPayment', 'pendingConfirm', 'toShip', 'partiallyShipped', 'shipped', 'completed', 'closed')),
  revision       integer NOT NULL DEFAULT 0,
  goods_amount   numeric(14, 2) NOT NULL CHECK (goods_amount >= 0),
  -- taken off the goods by the dealer
  discount       numeric(14, 2) NOT NULL DEFAULT 0 CHECK (discount >= 0),
  -- taken off by coupons, and by which: [{ "couponNo", "name", "amount" }]
  coupon_amount  numeric(14, 2) NOT NULL DEFAULT 0 CHECK (coupon_amount >= 0),
  coupons        jsonb NOT NULL DEFAULT '[]',
  freight        numeric(14, 2) NOT NULL CHECK (freight >= 0),
  amount         numeric(14, 2) NOT NULL CHECK (amount = goods_amount - discount - coupon_amount + freight),
  -- what has gone back of it
  refunded_amount numeric(14, 2) NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
  line_count     integer NOT NULL,
  piece_count    integer NOT NULL,
  remark         text NOT NULL DEFAULT '',
  -- { type, title, taxNo }; null: none is wanted
  invoice        jsonb,
  close_reason   text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  -- when its state ends by itself; null: never
  gmt_deadline   timestamptz,
  CHECK (discount + coupon_amount <= goods_amount)
);
CREATE INDEX shop_order_owner ON shop_order (account_no, merchant_no, gmt_create DESC, shop_order_no DESC);
CREATE INDEX shop_order_shop ON shop_order (shop_no, gmt_create DESC, shop_order_no DESC);
CREATE INDEX shop_order_order ON shop_order (order_no);
CREATE INDEX shop_order_deadline ON shop_order (gmt_deadline) WHERE gmt_deadline IS NOT NULL;

CREATE TABLE order_line (
  id                text PRIMARY KEY,
  shop_order_no     text NOT NULL REFERENCES shop_order (shop_order_no),
  sort              integer NOT NULL,
  spu_no            text NOT NULL,
  sku_no            text NOT NULL,
  product_name      text NOT NULL,
  product_model     text NOT NULL,
  pic_url           text NOT NULL,
  unit              text NOT NULL,
  quantity          integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  shipped_quantity  integer NOT NULL DEFAULT 0 CHECK (shipped_quantity BETWEEN 0 AND quantity),
  -- pieces the money has gone back for; of them those that were never sent; pieces not sent that a request holds
  refunded_quantity integer NOT NULL DEFAULT 0 CHECK (refunded_quantity BETWEEN 0 AND quantity),
  withdrawn_quantity integer NOT NULL DEFAULT 0 CHECK (withdrawn_quantity BETWEEN 0 AND refunded_quantity),
  held_quantity     integer NOT NULL DEFAULT 0 CHECK (held_quantity >= 0),
  price             numeric(12, 2) NOT NULL CHECK (price >= 0),
  -- which rank of prices it came from
  price_source      text NOT NULL,
  amount            numeric(14, 2) NOT NULL,
  -- of it what coupons took off
  coupon_amount     numeric(14, 2) NOT NULL DEFAULT 0 CHECK (coupon_amount >= 0),
  paid_amount       numeric(14, 2) NOT NULL CHECK (paid_amount BETWEEN 0 AND amount - coupon_amount),
  source_type       text NOT NULL,
  source_id         text NOT NULL DEFAULT '',
  CHECK (shipped_quantity + withdrawn_quantity + held_quantity <= quantity),
  UNIQUE (shop_order_no, sku_no)
);

-- What was done, in its order. Nothing of it is changed.
CREATE TABLE order_event (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_order_no  text NOT NULL REFERENCES shop_order (shop_order_no),
  act            text NOT NULL,
  by_whom        text NOT NULL CHECK (by_whom IN ('buyer', 'dealer', 'provider', 'payment', 'clock')),
  -- the account; '' of payments and the clock
  actor_no       text NOT NULL DEFAULT '',
  text           text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX order_event_of ON order_event (shop_order_no, id);

-- In the order they were sent in: two may leave within one millisecond.
CREATE TABLE order_parcel (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_order_no  text NOT NULL REFERENCES shop_order (shop_order_no),
  carrier        text NOT NULL,
  tracking_no    text NOT NULL,
  -- [{ "id": line, "quantity": pieces }]
  lines          jsonb NOT NULL,
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX order_parcel_of ON order_parcel (shop_order_no, id);

-- Pieces that an order took from what its dealer offers; they go back when it closes.
CREATE TABLE stock_hold (
  shop_order_no  text NOT NULL REFERENCES shop_order (shop_order_no),
  sku_no         text NOT NULL,
  quantity       integer NOT NULL CHECK (quantity > 0),
  state          text NOT NULL CHECK (state IN ('held', 'deducted', 'released')),
  -- of those deducted, pieces that were not sent after all and went back
  returned       integer NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND quantity),
  PRIMARY KEY (shop_order_no, sku_no)
);

CREATE SEQUENCE order_number;

-- What a first-level dealer takes for sending goods; without a row nothing.
CREATE TABLE freight_template (
  shop_no       text PRIMARY KEY,
  template      jsonb NOT NULL,
  gmt_modified  timestamptz NOT NULL
);
