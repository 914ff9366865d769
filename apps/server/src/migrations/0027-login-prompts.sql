-- What is told after signing in: notices of changed prices, cash under way, and what has been told.
CREATE TABLE price_notice (
  notice_no    text PRIMARY KEY,
  title        text NOT NULL,
  text         text NOT NULL,
  begin_date   date NOT NULL,
  end_date     date NOT NULL,
  gmt_publish  timestamptz NOT NULL,
  -- told no more from then on
  gmt_end      timestamptz,
  CHECK (begin_date <= end_date)
);

CREATE TABLE price_notice_read (
  account_no  text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  notice_no   text NOT NULL REFERENCES price_notice (notice_no) ON DELETE CASCADE,
  gmt_create  timestamptz NOT NULL,
  PRIMARY KEY (account_no, notice_no)
);

-- Cash an account has paid that has not arrived; of the person's own (merchant_no null), or of an identity.
CREATE TABLE transit_cash (
  transit_no   text PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no  text,
  amount_fen   bigint NOT NULL CHECK (amount_fen > 0),
  gmt_create   timestamptz NOT NULL,
  gmt_arrive   timestamptz
);
CREATE INDEX transit_cash_account ON transit_cash (account_no) WHERE gmt_arrive IS NULL;

-- Steps told since a sign-in, of the identity acted for ('' without one).
CREATE TABLE login_prompt (
  token_hash   text NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
  merchant_no  text NOT NULL,
  step         text NOT NULL,
  gmt_create   timestamptz NOT NULL,
  PRIMARY KEY (token_hash, merchant_no, step)
);
