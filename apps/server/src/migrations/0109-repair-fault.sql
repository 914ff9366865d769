-- A repair says what is wrong, and with which devices (AFTER-13).
ALTER TABLE after_sale ADD COLUMN fault_type_id integer;
ALTER TABLE after_sale ADD COLUMN serial_nos jsonb NOT NULL DEFAULT '[]';
