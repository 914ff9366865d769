-- What was applied last of each recommendation, a row a place: the list (target '') or an order. The next application of the
-- same scenario there changes the quantities by the difference.
CREATE TABLE applied_recommendation (
  account_no    text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no   text NOT NULL DEFAULT '',
  scenario      text NOT NULL,
  -- '' for the selected-product list, else the order's id
  target        text NOT NULL DEFAULT '',
  tier          text NOT NULL CHECK (tier IN ('economy', 'standard', 'high')),
  -- answers to the scenario's questions, as given
  inputs        jsonb NOT NULL,
  -- yuan; null: none was named
  budget        numeric(12, 2),
  -- devices the customer has already: [{role, quantity, attributes}]
  kept          jsonb NOT NULL,
  -- models and pieces: [{skuNo, quantity}]
  lines         jsonb NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  PRIMARY KEY (account_no, merchant_no, scenario, target)
);

-- How often the calculators were used, a row a visit of the calculator pages. Guests leave no trace of who they are.
CREATE TABLE calculator_usage (
  id             text PRIMARY KEY,
  -- null: a guest, or an account that is gone
  account_no     text REFERENCES account (account_no) ON DELETE SET NULL,
  usage_count    integer NOT NULL CHECK (usage_count > 0),
  -- {calculator: times}
  by_calculator  jsonb NOT NULL,
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX calculator_usage_created ON calculator_usage (gmt_create);
CREATE INDEX calculator_usage_account ON calculator_usage (account_no) WHERE account_no IS NOT NULL;
