-- Whose words a template has, how often they changed, and which were given out by one operator alone.
ALTER TABLE coupon_template ADD COLUMN edition integer NOT NULL DEFAULT 1;
ALTER TABLE coupon_template ADD COLUMN saved_by text NOT NULL DEFAULT '';
ALTER TABLE coupon_template ADD COLUMN issued_alone_by text;
ALTER TABLE coupon_template ADD COLUMN gmt_issued timestamptz;
