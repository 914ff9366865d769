-- Services ordered of the provider: a person's own ('' as merchant_no), or that of an identity the account acts as (SERVICE-1).
CREATE TABLE service_order (
  service_order_id text PRIMARY KEY,
  account_no       text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no      text NOT NULL DEFAULT '',
  service_type     text NOT NULL,
  state            text NOT NULL CHECK (state IN ('pending', 'accepted', 'done', 'cancelled')),
  contact          text NOT NULL,
  phone            text NOT NULL,
  province_code    text NOT NULL,
  province_name    text NOT NULL,
  city_code        text NOT NULL,
  city_name        text NOT NULL,
  area_code        text NOT NULL,
  area_name        text NOT NULL,
  detail_address   text NOT NULL DEFAULT '',
  target_address   text NOT NULL DEFAULT '',
  visit_date       date,
  fault_type_id    smallint,
  -- models, numbers of their labels, pieces
  products         jsonb NOT NULL,
  remark           text NOT NULL DEFAULT '',
  pictures         jsonb NOT NULL,
  -- the operator who has it at hand
  handler_no       text,
  gmt_create       timestamptz NOT NULL,
  gmt_modified     timestamptz NOT NULL
);
CREATE INDEX service_order_owner ON service_order (account_no, merchant_no, gmt_modified DESC, service_order_id DESC);
CREATE INDEX service_order_state ON service_order (state, gmt_modified, service_order_id);

-- What was done about it, in its order. Nothing of it is changed.
CREATE TABLE service_order_step (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  service_order_id text NOT NULL REFERENCES service_order (service_order_id) ON DELETE CASCADE,
  act              text NOT NULL CHECK (act IN ('submit', 'addPictures', 'cancel', 'accept', 'finish', 'decline')),
  -- of the account, or of the operator
  actor_no         text NOT NULL,
  text             text NOT NULL DEFAULT '',
  gmt_create       timestamptz NOT NULL
);
CREATE INDEX service_order_step_of ON service_order_step (service_order_id, id);
