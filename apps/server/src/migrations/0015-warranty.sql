-- Months a model is under warranty; null: not known.
ALTER TABLE sku ADD COLUMN warranty_months integer CHECK (warranty_months >= 0);
