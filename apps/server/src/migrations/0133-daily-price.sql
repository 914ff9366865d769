-- What a flash sale's model costs otherwise (SECKILL-10), as it was when the sale was made, and of an order's line when it was won (SECKILL-16). Null: made before, or no sale's.
ALTER TABLE seckill_part ADD COLUMN daily_price numeric(12, 2);
ALTER TABLE order_line ADD COLUMN daily_price numeric(12, 2);
