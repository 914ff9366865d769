-- What becomes of a coupon when the order paid with it is refunded: 'returned' as long as it holds, or 'spent' (COUPON-20).
ALTER TABLE coupon_template ADD COLUMN refund_rule text NOT NULL DEFAULT 'returned';
