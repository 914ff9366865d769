-- Why a claimed coupon was voided; with an order that waits to be paid it holds on, and does not come back.
ALTER TABLE user_coupon ADD COLUMN void_reason text NOT NULL DEFAULT '';

-- A draft that waits for a second operator: who asked for it to be given out.
ALTER TABLE coupon_template ADD COLUMN asked_by text;
