-- What of a line the provider's coupons took off (SHARE-7). Null: the line was written before, or by a server of the version before; then it is derived (decision 0033).
ALTER TABLE order_line ADD COLUMN provider_coupon_amount numeric(14, 2);
ALTER TABLE order_line ADD CONSTRAINT order_line_provider_coupon_check CHECK (provider_coupon_amount BETWEEN 0 AND coupon_amount) NOT VALID;
