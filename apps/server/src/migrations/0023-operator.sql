-- The provider's own staff: accounts of their own, the two steps of signing in, what they did.
CREATE TABLE operator (
  operator_no    text PRIMARY KEY,
  login_name     text NOT NULL UNIQUE,
  name           text NOT NULL,
  phone          text NOT NULL,
  password_hash  text NOT NULL,
  role           text NOT NULL CHECK (role IN ('auditor', 'content', 'serviceDesk', 'administrator')),
  -- 0 active, 1 locked
  status         smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  is_demo        boolean NOT NULL DEFAULT false,
  -- base 32; null until an authenticator is linked
  totp_secret    text,
  -- the latest 30 seconds a code was taken of: none is taken twice
  totp_step      bigint,
  gmt_create     timestamptz NOT NULL
);

-- A right password, waiting for the second step.
CREATE TABLE operator_sign_in (
  token_hash     text PRIMARY KEY,
  operator_no    text NOT NULL REFERENCES operator (operator_no) ON DELETE CASCADE,
  enrol_secret   text,
  gmt_expire     timestamptz NOT NULL
);

CREATE TABLE operator_session (
  token_hash     text PRIMARY KEY,
  operator_no    text NOT NULL REFERENCES operator (operator_no) ON DELETE CASCADE,
  gmt_create     timestamptz NOT NULL,
  gmt_expire     timestamptz NOT NULL
);

CREATE TABLE operator_recovery_code (
  operator_no    text NOT NULL REFERENCES operator (operator_no) ON DELETE CASCADE,
  code_hash      text NOT NULL,
  gmt_used       timestamptz,
  PRIMARY KEY (operator_no, code_hash)
);

-- Every act, written in its own transaction.
CREATE TABLE operator_log (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_no    text NOT NULL REFERENCES operator (operator_no),
  act            text NOT NULL,
  target         text NOT NULL DEFAULT '',
  before         jsonb,
  after          jsonb,
  ip             text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX operator_log_target ON operator_log (target, id);
