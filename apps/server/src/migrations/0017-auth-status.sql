-- An enterprise is certified (1) or not (0); whatever else was written counted as not.
UPDATE enterprise SET auth_status = 0 WHERE auth_status <> 1;
ALTER TABLE enterprise ADD CHECK (auth_status IN (0, 1));
