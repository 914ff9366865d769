-- Suites are shown: what each takes off the sum of its parts, per cent.
ALTER TABLE suite ADD COLUMN reduction numeric(5,2) NOT NULL DEFAULT 0 CHECK (reduction >= 0 AND reduction < 100);
