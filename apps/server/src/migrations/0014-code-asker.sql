-- Where a code was asked for, as addresses are counted, and how many of its tries came from elsewhere: those of strangers never use
-- up the asker's. Null for codes sent before; they are over within minutes.
ALTER TABLE sms_code ADD COLUMN asked_from text;
ALTER TABLE sms_code ADD COLUMN tries_elsewhere smallint NOT NULL DEFAULT 0;
