-- What prices are made of beside the catalogue's own two: figures of a tier, contracts, groups of a first-level dealer's customers, what
-- dealers offer; what has changed, and which part of all this has (a scope: a tier, an enterprise's contracts, a dealer).
CREATE TABLE tier_price (
  tier          text NOT NULL CHECK (tier IN ('first', 'second', 'gold')),
  sku_no        text NOT NULL,
  price         numeric(12, 2) NOT NULL CHECK (price >= 0),
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (tier, sku_no)
);

CREATE TABLE contract_price (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_no  text NOT NULL,
  sku_no       text NOT NULL,
  price        numeric(12, 2) NOT NULL CHECK (price >= 0),
  gmt_begin    timestamptz NOT NULL,
  -- null: until further notice
  gmt_end      timestamptz,
  gmt_create   timestamptz NOT NULL,
  CHECK (gmt_end IS NULL OR gmt_begin < gmt_end)
);
CREATE INDEX contract_price_merchant ON contract_price (merchant_no, sku_no);

-- merchant_no: the dealer whose group it is. rate: per cent of what a member would be shown otherwise; null: prices by model alone.
CREATE TABLE pricing_group (
  group_no     text PRIMARY KEY,
  merchant_no  text NOT NULL,
  group_name   text NOT NULL,
  rate         numeric(5, 2) CHECK (rate > 0),
  gmt_create   timestamptz NOT NULL
);
CREATE INDEX pricing_group_merchant ON pricing_group (merchant_no);

-- An enterprise, or a person without one; of a dealer's groups a customer is in one.
CREATE TABLE pricing_group_member (
  merchant_no  text NOT NULL,
  member_kind  text NOT NULL CHECK (member_kind IN ('enterprise', 'account')),
  member_no    text NOT NULL,
  group_no     text NOT NULL REFERENCES pricing_group (group_no) ON DELETE CASCADE,
  PRIMARY KEY (merchant_no, member_kind, member_no)
);
CREATE INDEX pricing_group_member_group ON pricing_group_member (group_no);

CREATE TABLE pricing_group_price (
  group_no  text NOT NULL REFERENCES pricing_group (group_no) ON DELETE CASCADE,
  sku_no    text NOT NULL,
  price     numeric(12, 2) NOT NULL CHECK (price >= 0),
  PRIMARY KEY (group_no, sku_no)
);

CREATE TABLE dealer_offer (
  merchant_no   text NOT NULL,
  sku_no        text NOT NULL,
  price         numeric(12, 2) NOT NULL CHECK (price > 0),
  stock_total   integer NOT NULL CHECK (stock_total >= 0),
  lead_days     integer NOT NULL CHECK (lead_days >= 0),
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (merchant_no, sku_no)
);

-- kind: channel, refer (of the catalogue), tier, contract, group, offer. owner_no: the tier, the enterprise, the group or the dealer; '' of the catalogue's.
CREATE TABLE price_trace (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku_no      text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('channel', 'refer', 'tier', 'contract', 'group', 'offer')),
  owner_no    text NOT NULL DEFAULT '',
  old_price   numeric(12, 2),
  new_price   numeric(12, 2),
  -- the account; null: the provider's own import
  changed_by  text,
  gmt_create  timestamptz NOT NULL
);
CREATE INDEX price_trace_kind ON price_trace (kind, owner_no, gmt_create);

CREATE TABLE price_version (
  scope    text PRIMARY KEY,
  version  bigint NOT NULL
);
