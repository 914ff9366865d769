-- A coupon that the second operator sent back to whoever asked and whoever wrote it (COUPON-19). Null: it was not.
ALTER TABLE coupon_template ADD COLUMN returned_by text;
ALTER TABLE coupon_template ADD COLUMN returned_to text;
ALTER TABLE coupon_template ADD COLUMN return_reason text NOT NULL DEFAULT '';
