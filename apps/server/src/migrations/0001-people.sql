-- People: accounts, the enterprises they act for, dealers and whom they order from, sessions and sign-on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE region (
  code         text PRIMARY KEY,
  name         text NOT NULL,
  parent_code  text REFERENCES region (code),
  level        smallint NOT NULL CHECK (level BETWEEN 1 AND 4),
  has_next     boolean NOT NULL,
  functional   boolean NOT NULL DEFAULT false
);
CREATE INDEX region_parent ON region (parent_code, code);

CREATE TABLE enterprise (
  merchant_no      text PRIMARY KEY,
  enterprise_no    text NOT NULL UNIQUE,
  company_name     text NOT NULL,
  -- 1 first-level, 2 second-level, 3 installer, 4 i-second, 5 gold second-level, 9 self-operated
  enterprise_type  smallint NOT NULL CHECK (enterprise_type IN (1, 2, 3, 4, 5, 9)),
  -- 1 certified
  auth_status      smallint NOT NULL DEFAULT 0,
  audit_status     smallint NOT NULL DEFAULT 0,
  province_code    text,
  province_name    text,
  city_code        text,
  city_name        text,
  area_code        text,
  area_name        text,
  address          text NOT NULL DEFAULT '',
  gmt_create       timestamptz NOT NULL
);

-- What a first-level dealer shows to those who may order from it.
CREATE TABLE dealer (
  merchant_no    text PRIMARY KEY REFERENCES enterprise (merchant_no),
  contact_phone  text NOT NULL,
  latitude       double precision NOT NULL,
  longitude      double precision NOT NULL,
  -- [{title, tagName}] business scope
  groups         jsonb NOT NULL DEFAULT '[]',
  -- 0 abnormal, 1 normal
  status         smallint NOT NULL DEFAULT 1 CHECK (status IN (0, 1))
);

CREATE TABLE account (
  account_no     text PRIMARY KEY,
  phone          text NOT NULL UNIQUE,
  password_hash  text,
  nickname       text NOT NULL DEFAULT '',
  avatar         text,
  is_hik_sales   boolean NOT NULL DEFAULT false,
  survey_permission boolean NOT NULL DEFAULT false,
  -- 0 active, 1 locked by the provider
  status         smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  gmt_create     timestamptz NOT NULL
);

-- One person may act for several enterprises: multiIdentity.
CREATE TABLE account_identity (
  account_no     text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no    text NOT NULL REFERENCES enterprise (merchant_no),
  -- null: owner; 1, 2, 3: staff of a first-level, second-level, gold second-level dealer
  employee_type  smallint CHECK (employee_type IN (1, 2, 3)),
  choose_on      boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_no, merchant_no)
);
CREATE UNIQUE INDEX account_identity_one_chosen ON account_identity (account_no) WHERE choose_on;

-- The first-level dealers an enterprise (merchant_no) or a person without one (account_no) may order from.
CREATE TABLE dealer_binding (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_no      text REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no     text REFERENCES enterprise (merchant_no),
  parent_merchant_no text NOT NULL REFERENCES dealer (merchant_no),
  choosing        boolean NOT NULL DEFAULT false,
  default_status  boolean NOT NULL DEFAULT false,
  gmt_create      timestamptz NOT NULL,
  CHECK ((account_no IS NULL) <> (merchant_no IS NULL))
);
CREATE UNIQUE INDEX dealer_binding_account ON dealer_binding (account_no, parent_merchant_no) WHERE account_no IS NOT NULL;
CREATE UNIQUE INDEX dealer_binding_merchant ON dealer_binding (merchant_no, parent_merchant_no) WHERE merchant_no IS NOT NULL;

-- Only a hash of the cookie's value is kept.
CREATE TABLE session (
  token_hash   text PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  gmt_create   timestamptz NOT NULL,
  gmt_expire   timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_no);
CREATE INDEX session_expire ON session (gmt_expire);

-- Single-use code that carries a person from the sign-on site to the portal (60 s).
CREATE TABLE handover_code (
  code_hash    text PRIMARY KEY,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- hash of the state cookie of the browser that asked; null where the code may be exchanged by a call only
  state_hash   text,
  gmt_expire   timestamptz NOT NULL,
  gmt_used     timestamptz
);

-- Purpose and phone are part of a code: one asked for signing in changes no phone (A-23).
CREATE TABLE sms_code (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phone        text NOT NULL,
  purpose      text NOT NULL,
  code_hash    text NOT NULL,
  tries        smallint NOT NULL DEFAULT 0,
  gmt_create   timestamptz NOT NULL,
  gmt_expire   timestamptz NOT NULL,
  gmt_used     timestamptz
);
CREATE INDEX sms_code_phone ON sms_code (phone, purpose, gmt_create);

-- Counters that must survive a restart (R-15): sends, tries, failures; key says what is counted.
CREATE TABLE attempt (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key          text NOT NULL,
  gmt_create   timestamptz NOT NULL
);
CREATE INDEX attempt_key ON attempt (key, gmt_create);

-- First answer of a creating call, replayed for 24 h (R-06). Written in the same transaction as the effect.
CREATE TABLE idempotency_key (
  scope        text NOT NULL,
  key          text NOT NULL,
  request_hash text NOT NULL,
  status       smallint NOT NULL,
  body         text NOT NULL,
  gmt_create   timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (gmt_create);

CREATE TABLE file (
  file_id      text PRIMARY KEY,
  account_no   text REFERENCES account (account_no) ON DELETE SET NULL,
  fv_name      text NOT NULL,
  media_type   text NOT NULL,
  byte_length  bigint NOT NULL,
  sha256       text NOT NULL,
  -- public: anyone with the address; owner: the account that uploaded it
  visibility   text NOT NULL CHECK (visibility IN ('public', 'owner')),
  gmt_create   timestamptz NOT NULL
);
