-- A code shown as a picture on the sign-on site, for a person who is signed in on a phone (60 s, once). Only hashes are kept: of the
-- code, and of what the asking browser holds in a cookie.
CREATE TABLE login_qr (
  code_hash    text PRIMARY KEY,
  asker_hash   text NOT NULL,
  -- with what and from where it was asked for, for whoever confirms it to recognise
  user_agent   text,
  ip           text,
  -- who scanned it
  account_no   text REFERENCES account (account_no) ON DELETE CASCADE,
  -- 0 waiting, 1 scanned, 2 confirmed, 3 refused, 4 used
  status       smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2, 3, 4)),
  gmt_create   timestamptz NOT NULL,
  gmt_expire   timestamptz NOT NULL
);
CREATE INDEX login_qr_asker ON login_qr (asker_hash);
CREATE INDEX login_qr_account ON login_qr (account_no);
CREATE INDEX login_qr_expire ON login_qr (gmt_expire);
