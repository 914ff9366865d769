-- What operators publish on the console: the draft of an agreement's next version, notices with who wrote them, taken back with a
-- reason, and what lies ahead. `gmt_tell`: when everybody is sent a message of it; null: none is due any more.
CREATE TABLE protocol_draft (
  protocol_code  smallint PRIMARY KEY,
  -- another one at each saving
  draft_no       text NOT NULL,
  protocol_name  text NOT NULL,
  text           text NOT NULL,
  operator_no    text NOT NULL,
  gmt_modify     timestamptz NOT NULL
);
ALTER TABLE protocol ADD COLUMN gmt_tell timestamptz;

-- a notice of something else than prices is a message alone: it bears no days, and ends as soon as it is sent
ALTER TABLE price_notice ADD COLUMN kind text NOT NULL DEFAULT 'price' CHECK (kind IN ('price', 'system'));
ALTER TABLE price_notice ALTER COLUMN begin_date DROP NOT NULL;
ALTER TABLE price_notice ALTER COLUMN end_date DROP NOT NULL;
ALTER TABLE price_notice ADD CONSTRAINT price_notice_days CHECK (kind <> 'price' OR (begin_date IS NOT NULL AND end_date IS NOT NULL)) NOT VALID;
ALTER TABLE price_notice ADD COLUMN link text;
ALTER TABLE price_notice ADD COLUMN operator_no text;
ALTER TABLE price_notice ADD COLUMN gmt_tell timestamptz;
ALTER TABLE price_notice ADD COLUMN gmt_withdraw timestamptz;
ALTER TABLE price_notice ADD COLUMN withdraw_reason text NOT NULL DEFAULT '';
