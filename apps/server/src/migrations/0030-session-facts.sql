-- What the session data say of a person and of the enterprise acted for. The provider sets them; nobody sets their own.
ALTER TABLE account ADD COLUMN member_level smallint NOT NULL DEFAULT 0 CHECK (member_level BETWEEN 0 AND 9);
-- Business development of the provider.
ALTER TABLE account ADD COLUMN is_bd boolean NOT NULL DEFAULT false;
-- 0 never asked to be one, 1 certified, 2 in review, 3 refused
ALTER TABLE account ADD COLUMN engineer_status smallint NOT NULL DEFAULT 0 CHECK (engineer_status IN (0, 1, 2, 3));
-- 1: the name has been checked against the person's papers
ALTER TABLE account ADD COLUMN person_auth_status smallint NOT NULL DEFAULT 0 CHECK (person_auth_status IN (0, 1));
-- Small or medium business.
ALTER TABLE enterprise ADD COLUMN smb boolean NOT NULL DEFAULT false;
-- Shop that customers can walk into: 1 of its own, 2 franchised; null: none.
ALTER TABLE enterprise ADD COLUMN store_type smallint CHECK (store_type IN (1, 2));
-- When the enterprise is frozen unless its contract is renewed; null: no such day.
ALTER TABLE enterprise ADD COLUMN gmt_freeze timestamptz;
