-- What the provider's coupons took off is made up for by the provider (SHARE-7). Orders paid before keep what was said then: nothing.
ALTER TABLE share_row ADD COLUMN subsidy numeric(14, 2) NOT NULL DEFAULT 0;
-- of an order's own row, as it was when the order was paid
ALTER TABLE share_row ADD COLUMN subsidy_whole numeric(14, 2) NOT NULL DEFAULT 0;
ALTER TABLE share_row DROP CONSTRAINT share_row_check;
ALTER TABLE share_row ADD CONSTRAINT share_row_check CHECK (share = paid - refunded - fee + subsidy) NOT VALID;
ALTER TABLE share_entry DROP CONSTRAINT share_entry_account_check;
ALTER TABLE share_entry ADD CONSTRAINT share_entry_account_check CHECK (account IN ('buyer', 'provider', 'fee', 'waiting', 'shared')) NOT VALID;
