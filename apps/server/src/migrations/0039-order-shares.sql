-- A customer's link to a quotation (DESIGN-37): of the token and the password only hashes, of the quotation the customer's copy, frozen.
CREATE TABLE design_order_share (
  id                text PRIMARY KEY,
  design_order_id   text NOT NULL REFERENCES design_order (id) ON DELETE CASCADE,
  token_hash        text NOT NULL UNIQUE,
  password_hash     text,
  -- wrong passwords since gmt_tried
  tries             integer NOT NULL DEFAULT 0,
  gmt_tried         timestamptz,
  quotation_number  text NOT NULL,
  -- of the lines as the customer reads them
  fingerprint       text NOT NULL,
  paper             jsonb NOT NULL,
  amount            numeric(14, 2) NOT NULL,
  opened            integer NOT NULL DEFAULT 0,
  gmt_opened        timestamptz,
  answer            text CHECK (answer IN ('accepted', 'changeAsked')),
  answer_name       text NOT NULL DEFAULT '',
  answer_phone      text NOT NULL DEFAULT '',
  answer_reason     text NOT NULL DEFAULT '',
  changes_asked     integer NOT NULL DEFAULT 0,
  gmt_answer        timestamptz,
  gmt_create        timestamptz NOT NULL,
  gmt_expire        timestamptz NOT NULL,
  gmt_revoked       timestamptz
);
CREATE INDEX design_order_share_order ON design_order_share (design_order_id, gmt_create DESC);
