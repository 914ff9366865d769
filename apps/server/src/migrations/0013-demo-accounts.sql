-- The demo world's own accounts, whose password is published: without the demo nobody signs in with them (status 2).
ALTER TABLE account ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
ALTER TABLE account DROP CONSTRAINT account_status_check;
ALTER TABLE account ADD CONSTRAINT account_status_check CHECK (status IN (0, 1, 2));
