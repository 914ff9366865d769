-- A pricing group holds from and to a day (PRICE-31); what it was before a change, and who moved between groups, is kept as changed prices are (PRICE-34).
ALTER TABLE pricing_group ADD COLUMN gmt_begin timestamptz;
ALTER TABLE pricing_group ADD COLUMN gmt_end timestamptz;

CREATE TABLE pricing_group_trace (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_no    text NOT NULL,
  -- as they were before
  rate        numeric(5, 2),
  gmt_begin   timestamptz,
  gmt_end     timestamptz,
  changed_by  text,
  gmt_create  timestamptz NOT NULL
);
CREATE INDEX pricing_group_trace_group ON pricing_group_trace (group_no, gmt_create);

CREATE TABLE pricing_member_trace (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_no   text NOT NULL,
  member_kind   text NOT NULL CHECK (member_kind IN ('enterprise', 'account')),
  member_no     text NOT NULL,
  -- null: none
  old_group_no  text,
  new_group_no  text,
  changed_by    text,
  gmt_create    timestamptz NOT NULL
);
CREATE INDEX pricing_member_trace_dealer ON pricing_member_trace (merchant_no, gmt_create);
