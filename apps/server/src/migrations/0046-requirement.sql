-- What somebody asks of the provider: a person's own ('' as merchant_no), or that of an identity the account acts as.
CREATE TABLE requirement (
  requirement_id      text PRIMARY KEY,
  account_no          text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no         text NOT NULL DEFAULT '',
  requirement_type_id smallint NOT NULL,
  state               text NOT NULL CHECK (state IN ('pending', 'processing', 'answered', 'closed')),
  -- '' of a person
  company_name        text NOT NULL DEFAULT '',
  contact             text NOT NULL,
  phone               text NOT NULL,
  budget_range_code   text NOT NULL,
  scene_id            text NOT NULL,
  -- product types by number, joined as they came, and as they were called then
  category_path       text NOT NULL,
  category_names      text[] NOT NULL,
  province_code       text NOT NULL,
  province_name       text NOT NULL,
  city_code           text NOT NULL,
  city_name           text NOT NULL,
  area_code           text NOT NULL,
  area_name           text NOT NULL,
  detail_address      text NOT NULL DEFAULT '',
  remark              text NOT NULL,
  client_source       smallint NOT NULL,
  entrance_type       smallint NOT NULL,
  -- the operator who has it at hand
  handler_no          text,
  gmt_create          timestamptz NOT NULL,
  gmt_modified        timestamptz NOT NULL
);
CREATE INDEX requirement_owner ON requirement (account_no, merchant_no, gmt_modified DESC, requirement_id DESC);
CREATE INDEX requirement_state ON requirement (state, gmt_modified, requirement_id);

-- What was said and done about it, in its order. Nothing of it is changed.
CREATE TABLE requirement_word (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  requirement_id text NOT NULL REFERENCES requirement (requirement_id) ON DELETE CASCADE,
  by_whom        text NOT NULL CHECK (by_whom IN ('asker', 'desk')),
  kind           text NOT NULL CHECK (kind IN ('word', 'answer', 'takeOver', 'close', 'withdraw')),
  -- of the account, or of the operator
  actor_no       text NOT NULL,
  text           text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX requirement_word_of ON requirement_word (requirement_id, id);
