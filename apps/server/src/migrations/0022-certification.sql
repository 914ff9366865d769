-- Certification of enterprises: what was handed in, the state it is in, and every step it took.
CREATE TABLE certification (
  enterprise_no    text PRIMARY KEY,
  -- who handed it in
  account_no       text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- the enterprise it became; null until it is certified for the first time
  merchant_no      text UNIQUE REFERENCES enterprise (merchant_no),
  -- 0 not submitted, 10 pending, 20 certified, 30 rejected, 40 change pending, 50 expiring, 51 expired, 60 frozen
  state            smallint NOT NULL CHECK (state IN (0, 10, 20, 30, 40, 50, 51, 60)),
  -- what one asks to be: 2 second-level, 3 installer
  enterprise_type  smallint NOT NULL CHECK (enterprise_type IN (2, 3)),
  company_name     text NOT NULL,
  company_number   text NOT NULL,
  contact_name     text NOT NULL,
  contact_phone    text NOT NULL,
  province_code    text NOT NULL,
  province_name    text NOT NULL,
  city_code        text NOT NULL,
  city_name        text NOT NULL,
  area_code        text NOT NULL,
  area_name        text NOT NULL,
  street_code      text,
  street_name      text,
  address          text NOT NULL,
  licence_file_id  text NOT NULL REFERENCES file (file_id),
  -- the number that is in force: one company is certified once
  certified_number text UNIQUE,
  -- why it was refused the last time
  reason           text NOT NULL DEFAULT '',
  gmt_create       timestamptz NOT NULL,
  gmt_submit       timestamptz NOT NULL,
  gmt_decide       timestamptz
);
CREATE UNIQUE INDEX certification_applicant ON certification (account_no) WHERE merchant_no IS NULL;
CREATE INDEX certification_queue ON certification (state, gmt_submit);
CREATE INDEX certification_licence ON certification (licence_file_id);

CREATE TABLE certification_history (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enterprise_no  text NOT NULL REFERENCES certification (enterprise_no) ON DELETE CASCADE,
  act            text NOT NULL,
  from_state     smallint,
  to_state       smallint NOT NULL,
  -- applicant, auditor, clock
  actor          text NOT NULL,
  actor_no       text NOT NULL,
  reason         text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX certification_history_of ON certification_history (enterprise_no, id);

ALTER TABLE enterprise ADD COLUMN street_code text;
ALTER TABLE enterprise ADD COLUMN street_name text;
-- Why the provider says that it will freeze the enterprise.
ALTER TABLE enterprise ADD COLUMN freeze_reason text NOT NULL DEFAULT '';
-- The owner knows that another enterprise bears the same name.
ALTER TABLE enterprise ADD COLUMN name_repeat_kept boolean NOT NULL DEFAULT false;
