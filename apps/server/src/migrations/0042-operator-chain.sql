-- What operators did, each line sealed with the one before it: a line that is changed, taken out or put in between breaks the chain.
-- Lines from before, and those a server of the version before still writes, are chained by the next one that is written.
ALTER TABLE operator_log ADD COLUMN chain_no bigint;
ALTER TABLE operator_log ADD COLUMN hash text;
CREATE UNIQUE INDEX operator_log_chain ON operator_log (chain_no);

-- 2: locked for want of the demo, and opened with it again; 1 is the provider's own word.
ALTER TABLE operator DROP CONSTRAINT operator_status_check;
ALTER TABLE operator ADD CONSTRAINT operator_status_check CHECK (status IN (0, 1, 2));
UPDATE operator SET status = 2 WHERE is_demo AND status = 1;
