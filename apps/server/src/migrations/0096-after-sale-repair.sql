-- Goods may be repaired, too.
ALTER TABLE after_sale DROP CONSTRAINT after_sale_way_check;
ALTER TABLE after_sale ADD CONSTRAINT after_sale_way_check CHECK (way IN ('refund', 'return', 'exchange', 'repair')) NOT VALID;
