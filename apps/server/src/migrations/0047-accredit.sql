-- The number under which anybody can ask whether an enterprise is authorised: drawn by lot, so that none follows from another. And the
-- name, which is asked for as well.
ALTER TABLE enterprise ADD COLUMN accredit_no text NOT NULL DEFAULT 'SQ' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12));
CREATE UNIQUE INDEX enterprise_accredit_no ON enterprise (accredit_no);
CREATE INDEX enterprise_company_name ON enterprise (company_name);
