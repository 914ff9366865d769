-- Months of warranty a model had when it was ordered; null: none is known, as of what was ordered before.
ALTER TABLE order_line ADD COLUMN warranty_months integer;
