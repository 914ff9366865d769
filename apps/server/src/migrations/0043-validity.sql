-- How long a certificate holds: its last day by Beijing time; null: without an end. Every hand-in keeps what was handed in, so that
-- two of them can be told apart.
ALTER TABLE certification ADD COLUMN valid_until date;
CREATE INDEX certification_validity ON certification (valid_until) WHERE valid_until IS NOT NULL AND state IN (20, 50);
ALTER TABLE certification_history ADD COLUMN papers jsonb;
CREATE INDEX enterprise_frozen ON enterprise (merchant_no) WHERE audit_status = 60;
