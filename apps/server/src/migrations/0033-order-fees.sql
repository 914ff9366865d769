-- Fees of one's own beside the goods of an order: [{name, unit, formula}] in their order (PRICE-22). They are part of the order's row: found,
-- locked and removed with it, and never by themselves. What they come to is in the order's totals, which are of goods and fees together.
ALTER TABLE design_order ADD COLUMN fees jsonb NOT NULL DEFAULT '[]';
