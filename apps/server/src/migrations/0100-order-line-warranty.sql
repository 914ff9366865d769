-- Months of warranty a model had when it was ordered; null: none is known. Of what was ordered before, what is known now.
ALTER TABLE order_line ADD COLUMN warranty_months integer;
UPDATE order_line l SET warranty_months = k.warranty_months FROM sku k JOIN spu s ON s.spu_no = k.spu_no
  WHERE k.sku_no = l.sku_no AND s.sku_type <> 2 AND k.warranty_months IS NOT NULL;
