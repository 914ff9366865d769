-- Where a model is made, as its maker says; '' where that is not known.
ALTER TABLE sku ADD COLUMN made_in text NOT NULL DEFAULT '';
