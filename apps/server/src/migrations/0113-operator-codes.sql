-- Wrong codes of an operator whose password was right, of the day since the first of them (OPERATOR-12).
ALTER TABLE operator ADD COLUMN wrong_codes integer NOT NULL DEFAULT 0, ADD COLUMN gmt_wrong_codes timestamptz;
