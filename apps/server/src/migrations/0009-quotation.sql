-- The word a family is counted in: 台, 块, 箱, 个.
ALTER TABLE spu ADD COLUMN unit text NOT NULL DEFAULT '台';

-- What stands on an order's quotation beside its lines, as last saved; null: nothing was quoted yet.
-- {head, version, fingerprint, savedAt}
ALTER TABLE design_order ADD COLUMN quotation jsonb;
-- The words of the last quotation are the first of the next.
CREATE INDEX design_order_quoted ON design_order (account_no, merchant_no, (quotation ->> 'savedAt') DESC) WHERE quotation IS NOT NULL;

-- Own sign on quotations; null: the company's name is written instead.
ALTER TABLE enterprise ADD COLUMN logo_file_id text REFERENCES file (file_id) ON DELETE SET NULL;
