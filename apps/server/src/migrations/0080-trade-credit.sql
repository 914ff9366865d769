-- What a first-level dealer lets a customer, an enterprise, owe it, for how many days; and how much of it is used: what its debts come to.
CREATE TABLE trade_credit (
  shop_no       text NOT NULL,
  merchant_no   text NOT NULL,
  limit_fen     bigint NOT NULL CHECK (limit_fen >= 0),
  used_fen      bigint NOT NULL DEFAULT 0 CHECK (used_fen >= 0),
  term_days     integer NOT NULL CHECK (term_days BETWEEN 1 AND 365),
  gmt_create    timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (shop_no, merchant_no)
);
CREATE INDEX trade_credit_merchant ON trade_credit (merchant_no);

-- What an order bought on credit owes: its amount less what it is reduced by and what was repaid.
CREATE TABLE trade_credit_debt (
  shop_order_no text PRIMARY KEY,
  shop_no       text NOT NULL,
  merchant_no   text NOT NULL,
  amount_fen    bigint NOT NULL CHECK (amount_fen > 0),
  reduced_fen   bigint NOT NULL DEFAULT 0 CHECK (reduced_fen >= 0),
  repaid_fen    bigint NOT NULL DEFAULT 0 CHECK (repaid_fen >= 0),
  gmt_create    timestamptz NOT NULL,
  gmt_due       timestamptz NOT NULL,
  CHECK (reduced_fen + repaid_fen <= amount_fen),
  FOREIGN KEY (shop_no, merchant_no) REFERENCES trade_credit (shop_no, merchant_no)
);
CREATE INDEX trade_credit_debt_of ON trade_credit_debt (shop_no, merchant_no) WHERE reduced_fen + repaid_fen < amount_fen;

-- Everything that happened in an account, in its order. Nothing of it is changed.
CREATE TABLE trade_credit_movement (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_no       text NOT NULL,
  merchant_no   text NOT NULL,
  act           text NOT NULL CHECK (act IN ('terms', 'reserve', 'release', 'refund', 'repay')),
  amount_fen    bigint NOT NULL DEFAULT 0 CHECK (amount_fen >= 0),
  -- of an order given back: what had been repaid already, and is handed back by the dealer itself
  back_fen      bigint NOT NULL DEFAULT 0 CHECK (back_fen >= 0),
  -- terms from then on
  limit_fen     bigint,
  term_days     integer,
  shop_order_no text NOT NULL DEFAULT '',
  note          text NOT NULL DEFAULT '',
  changed_by    text NOT NULL,
  gmt_create    timestamptz NOT NULL
);
CREATE INDEX trade_credit_movement_of ON trade_credit_movement (shop_no, merchant_no, id);

-- By the code of a channel, or on credit.
ALTER TABLE shop_order ADD COLUMN pay_way text NOT NULL DEFAULT 'online' CHECK (pay_way IN ('online', 'credit'));
