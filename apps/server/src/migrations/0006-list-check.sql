-- How a selected-product list (target '') or a design order (target: its id) is checked, which problems its owner lets stand,
-- and which devices the customer has already. No row: the handbook's defaults.
CREATE TABLE list_check (
  account_no    text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no   text NOT NULL DEFAULT '',
  target        text NOT NULL DEFAULT '',
  settings      jsonb NOT NULL,
  ignored       jsonb NOT NULL,
  kept          jsonb NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (account_no, merchant_no, target)
);
