-- Flash sales: the provider's own ('' as shop_no), or those of a dealer. What state one is in nobody stores: clock, flag and stock say it.
CREATE TABLE seckill_activity (
  activity_no     text PRIMARY KEY,
  p_type          integer NOT NULL CHECK (p_type IN (1, 2)),
  shop_no         text NOT NULL DEFAULT '',
  activity_name   text NOT NULL,
  -- account, or operator
  made_by         text NOT NULL,
  abandon_reason  text NOT NULL DEFAULT '',
  -- when it was called off
  gmt_abandon     timestamptz,
  gmt_create      timestamptz NOT NULL,
  CHECK ((p_type = 2) = (shop_no <> ''))
);
CREATE INDEX seckill_activity_shop ON seckill_activity (shop_no, gmt_create DESC, activity_no DESC);

CREATE TABLE seckill_session (
  session_no   text PRIMARY KEY,
  activity_no  text NOT NULL REFERENCES seckill_activity (activity_no),
  gmt_start    timestamptz NOT NULL,
  gmt_end      timestamptz NOT NULL CHECK (gmt_end > gmt_start)
);
CREATE INDEX seckill_session_activity ON seckill_session (activity_no, gmt_start);
CREATE INDEX seckill_session_time ON seckill_session (gmt_end, gmt_start);

-- Pieces of a model in a session, which sets and the model by itself share: free, held or paid (the rest), and given back once it is over.
CREATE TABLE seckill_stock (
  session_no      text NOT NULL REFERENCES seckill_session (session_no),
  sku_no          text NOT NULL,
  piece_count     integer NOT NULL CHECK (piece_count > 0),
  free_count      integer NOT NULL CHECK (free_count >= 0),
  returned_count  integer NOT NULL DEFAULT 0 CHECK (returned_count >= 0),
  -- they were taken from what the dealer offers, and go back there
  is_taken        boolean NOT NULL,
  PRIMARY KEY (session_no, sku_no),
  CHECK (free_count + returned_count <= piece_count)
);

CREATE TABLE seckill_item (
  item_no         text PRIMARY KEY,
  session_no      text NOT NULL REFERENCES seckill_session (session_no),
  sort            integer NOT NULL,
  -- '' of a model by itself
  suit_no         text NOT NULL DEFAULT '',
  item_name       text NOT NULL,
  pic_url         text NOT NULL,
  price           numeric(12, 2) NOT NULL CHECK (price > 0),
  limit_quantity  integer NOT NULL CHECK (limit_quantity > 0)
);
CREATE INDEX seckill_item_session ON seckill_item (session_no, sort);

-- What an item holds: a model by itself once, a set its parts. Their prices come to the item's.
CREATE TABLE seckill_part (
  item_no   text NOT NULL REFERENCES seckill_item (item_no),
  sku_no    text NOT NULL,
  sort      integer NOT NULL,
  quantity  integer NOT NULL CHECK (quantity > 0),
  price     numeric(12, 2) NOT NULL CHECK (price > 0),
  PRIMARY KEY (item_no, sku_no)
);

-- What somebody has of an item, with the order it is.
CREATE TABLE seckill_purchase (
  shop_order_no  text PRIMARY KEY,
  item_no        text NOT NULL REFERENCES seckill_item (item_no),
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  quantity       integer NOT NULL CHECK (quantity > 0),
  amount         numeric(14, 2) NOT NULL,
  -- the caller's own number of the attempt
  attempt_no     text NOT NULL,
  -- { sku: pieces } that are not sent any more and are free again
  withdrawn      jsonb NOT NULL DEFAULT '{}',
  -- what was answered
  placed         jsonb NOT NULL,
  state          text NOT NULL CHECK (state IN ('held', 'paid', 'released')),
  gmt_create     timestamptz NOT NULL
);
CREATE UNIQUE INDEX seckill_purchase_attempt ON seckill_purchase (account_no, attempt_no);
CREATE UNIQUE INDEX seckill_purchase_held ON seckill_purchase (item_no, account_no) WHERE state = 'held';
CREATE INDEX seckill_purchase_item ON seckill_purchase (item_no, merchant_no);
