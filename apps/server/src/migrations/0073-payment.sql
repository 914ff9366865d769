-- What is to be paid: one row a business (an order), opened by the room that knows it. Locked before any of its payments is.
CREATE TABLE payable (
  business_type text NOT NULL,
  business_no   text NOT NULL,
  -- who pays
  account_no    text NOT NULL,
  merchant_no   text NOT NULL DEFAULT '',
  amount_fen    bigint NOT NULL CHECK (amount_fen > 0),
  subject       text NOT NULL,
  state         text NOT NULL CHECK (state IN ('OPEN', 'PAID', 'CLOSED')),
  gmt_expire    timestamptz NOT NULL,
  gmt_create    timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (business_type, business_no)
);
CREATE INDEX payable_owner ON payable (account_no, merchant_no);
CREATE INDEX payable_open ON payable (gmt_expire) WHERE state = 'OPEN';

-- An attempt to pay it by the code of one channel.
CREATE TABLE payment (
  payment_no       text PRIMARY KEY,
  business_type    text NOT NULL,
  business_no      text NOT NULL,
  channel          text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  amount_fen       bigint NOT NULL CHECK (amount_fen > 0),
  state            text NOT NULL CHECK (state IN ('CREATED', 'PENDING', 'SUCCEEDED', 'CLOSED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  -- '' until the channel gave one
  code_url         text NOT NULL DEFAULT '',
  -- of the channel, once paid
  channel_trade_no text,
  -- the success the business keeps; any other goes back
  is_kept          boolean NOT NULL DEFAULT false,
  gmt_expire       timestamptz NOT NULL,
  gmt_create       timestamptz NOT NULL,
  gmt_modified     timestamptz NOT NULL,
  gmt_paid         timestamptz,
  gmt_closed       timestamptz,
  FOREIGN KEY (business_type, business_no) REFERENCES payable (business_type, business_no),
  CHECK (NOT is_kept OR channel_trade_no IS NOT NULL)
);
CREATE INDEX payment_business ON payment (business_type, business_no, gmt_create);
CREATE INDEX payment_waiting ON payment (gmt_create) WHERE state IN ('CREATED', 'PENDING');
CREATE INDEX payment_paid ON payment (channel, gmt_paid) WHERE gmt_paid IS NOT NULL;
-- one attempt at a time, and one success kept
CREATE UNIQUE INDEX payment_one_open ON payment (business_type, business_no) WHERE state IN ('CREATED', 'PENDING');
CREATE UNIQUE INDEX payment_one_kept ON payment (business_type, business_no) WHERE is_kept;

-- Money on its way back. The number is the channel's proof against paying it twice.
CREATE TABLE payment_refund (
  refund_no    text PRIMARY KEY,
  payment_no   text NOT NULL REFERENCES payment (payment_no),
  -- what it is asked for under; asked again it is the same refund
  request_no   text NOT NULL,
  amount_fen   bigint NOT NULL CHECK (amount_fen > 0),
  reason       text NOT NULL CHECK (reason IN ('LATE', 'DUPLICATE', 'BUSINESS')),
  state        text NOT NULL CHECK (state IN ('REQUESTED', 'PROCESSING', 'SUCCEEDED', 'FAILED')),
  gmt_create   timestamptz NOT NULL,
  gmt_modified timestamptz NOT NULL,
  gmt_refunded timestamptz,
  UNIQUE (payment_no, request_no)
);
CREATE INDEX payment_refund_waiting ON payment_refund (gmt_modified) WHERE state IN ('REQUESTED', 'PROCESSING');

-- What channels told us, each distinct body once, with what came of it.
CREATE TABLE payment_notice (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel      text NOT NULL,
  body_hash    text NOT NULL,
  -- '' where it could not be read
  payment_no   text NOT NULL DEFAULT '',
  verified     boolean NOT NULL,
  outcome      text NOT NULL,
  times        integer NOT NULL DEFAULT 1,
  gmt_create   timestamptz NOT NULL,
  gmt_modified timestamptz NOT NULL,
  UNIQUE (channel, body_hash)
);
CREATE INDEX payment_notice_age ON payment_notice (gmt_modified);

-- What people must look at: money that is not as it should be. All that is changed of it is that it has been resolved, and how.
CREATE TABLE payment_alarm (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL,
  channel    text NOT NULL,
  -- of the payment or the refund
  number     text NOT NULL,
  -- of us and of the channel; null: none
  ours_fen   bigint,
  theirs_fen bigint,
  gmt_create timestamptz NOT NULL,
  -- null: open
  gmt_resolve timestamptz,
  resolved_by text NOT NULL DEFAULT '',
  note       text NOT NULL DEFAULT '',
  UNIQUE NULLS NOT DISTINCT (kind, channel, number, theirs_fen)
);
