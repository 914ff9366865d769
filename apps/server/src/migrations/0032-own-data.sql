-- An account that its owner closes: it rests until `gmt_close` and can be taken back by signing in; then the person is gone from it and
-- status is 3. What law wants kept stays with the number of an account that is nobody's any more.
ALTER TABLE account ADD COLUMN gmt_close timestamptz;
ALTER TABLE account DROP CONSTRAINT account_status_check;
ALTER TABLE account ADD CONSTRAINT account_status_check CHECK (status IN (0, 1, 2, 3));
CREATE INDEX account_close ON account (gmt_close) WHERE gmt_close IS NOT NULL;

-- A copy of a person's own data, asked for by that person; the bytes lie in the file store under the same id until they are taken, or over.
CREATE TABLE account_export (
  export_id    text PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- 0 in the making, 1 ready, 2 taken
  status       smallint NOT NULL CHECK (status IN (0, 1, 2)),
  byte_length  bigint,
  gmt_create   timestamptz NOT NULL,
  gmt_expire   timestamptz NOT NULL
);
CREATE INDEX account_export_account ON account_export (account_no, gmt_create);
CREATE INDEX account_export_expire ON account_export (gmt_expire);

-- What an owner did with the account's own data, for the owner and for whoever has to prove it. Never changed.
CREATE TABLE account_event (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  kind         text NOT NULL,
  -- first parts of the address only
  place        text NOT NULL,
  gmt_create   timestamptz NOT NULL
);
CREATE INDEX account_event_account ON account_event (account_no, gmt_create);
