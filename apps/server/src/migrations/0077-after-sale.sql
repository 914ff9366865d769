-- What is asked for after an order was paid: money back, goods back, other goods. Kept when the account is closed.
CREATE TABLE after_sale (
  -- of the order, and which of its requests
  after_sale_no  text PRIMARY KEY,
  shop_order_no  text NOT NULL REFERENCES shop_order (shop_order_no),
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  -- the first-level dealer that sold
  shop_no        text NOT NULL,
  way            text NOT NULL CHECK (way IN ('refund', 'return', 'exchange')),
  -- of pieces that were not sent
  is_unsent      boolean NOT NULL CHECK (NOT is_unsent OR way = 'refund'),
  state          text NOT NULL CHECK (state IN ('applied', 'sellerAgreed', 'buyerShipped', 'waitRefund', 'completed', 'buyerCancelled', 'sellerRefused', 'sellerRejectedGoods', 'arbitration', 'platformRefused')),
  reason         text NOT NULL,
  text           text NOT NULL DEFAULT '',
  -- ids of files
  pictures       jsonb NOT NULL,
  -- with its freight; as it would be, until it is settled
  amount         numeric(14, 2) NOT NULL CHECK (amount >= 0),
  freight        numeric(14, 2) NOT NULL CHECK (freight BETWEEN 0 AND amount),
  gmt_fixed    timestamptz,
  return_address text NOT NULL DEFAULT '',
  -- { "carrier", "trackingNo" }
  sent_back      jsonb,
  sent_anew      jsonb,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  -- when its state ends by itself; null: never
  gmt_deadline   timestamptz
);
CREATE INDEX after_sale_owner ON after_sale (account_no, merchant_no, gmt_create DESC, after_sale_no DESC);
CREATE INDEX after_sale_shop ON after_sale (shop_no, gmt_create DESC, after_sale_no DESC);
CREATE INDEX after_sale_order ON after_sale (shop_order_no);
CREATE INDEX after_sale_deadline ON after_sale (gmt_deadline) WHERE gmt_deadline IS NOT NULL;
CREATE INDEX after_sale_decided ON after_sale (gmt_modified) WHERE state = 'arbitration';

-- Pieces of a line of the order, which is the line's id.
CREATE TABLE after_sale_line (
  after_sale_no text NOT NULL REFERENCES after_sale (after_sale_no),
  id            text NOT NULL,
  sort          integer NOT NULL,
  product_name  text NOT NULL,
  product_model text NOT NULL,
  pic_url       text NOT NULL,
  unit          text NOT NULL,
  quantity      integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  amount        numeric(14, 2) NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (after_sale_no, id)
);

-- What was done, in its order. Nothing of it is changed.
CREATE TABLE after_sale_event (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  after_sale_no text NOT NULL REFERENCES after_sale (after_sale_no),
  act           text NOT NULL,
  by_whom       text NOT NULL CHECK (by_whom IN ('buyer', 'dealer', 'provider', 'payment', 'clock')),
  -- the account or the operator; '' of payments and the clock
  actor_no      text NOT NULL DEFAULT '',
  text          text NOT NULL DEFAULT '',
  gmt_create    timestamptz NOT NULL
);
CREATE INDEX after_sale_event_of ON after_sale_event (after_sale_no, id);
