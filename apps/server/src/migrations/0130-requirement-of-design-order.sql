-- The design order something is asked for, and whether whoever asks lets the desk read its goods (REQUEST-16)
ALTER TABLE requirement ADD COLUMN design_order_id text;
ALTER TABLE requirement ADD COLUMN is_design_order_shown boolean NOT NULL DEFAULT false;
CREATE INDEX requirement_design_order ON requirement (design_order_id) WHERE design_order_id IS NOT NULL;
