-- What a dealer does about new orders on credit of a customer who has not repaid in time: it is told, or they are refused.
ALTER TABLE trade_credit ADD COLUMN overdue_rule text NOT NULL DEFAULT 'warn' CHECK (overdue_rule IN ('warn', 'block'));

-- What had been repaid of an order already when it went back, and is handed back by the dealer itself.
ALTER TABLE trade_credit_debt ADD COLUMN back_fen bigint NOT NULL DEFAULT 0 CHECK (back_fen BETWEEN 0 AND repaid_fen);
UPDATE trade_credit_debt d SET back_fen = m.back
  FROM (SELECT shop_order_no, sum(back_fen) AS back FROM trade_credit_movement WHERE back_fen > 0 GROUP BY shop_order_no) m
  WHERE m.shop_order_no = d.shop_order_no;

-- A repayment that was wrong is taken back by an entry of its own, once.
ALTER TABLE trade_credit_movement DROP CONSTRAINT trade_credit_movement_act_check;
ALTER TABLE trade_credit_movement ADD CONSTRAINT trade_credit_movement_act_check CHECK (act IN ('terms', 'reserve', 'release', 'refund', 'repay', 'reverse')) NOT VALID;
ALTER TABLE trade_credit_movement ADD COLUMN overdue_rule text;
ALTER TABLE trade_credit_movement ADD COLUMN reverses_id bigint UNIQUE REFERENCES trade_credit_movement (id);
ALTER TABLE trade_credit_movement ADD CONSTRAINT trade_credit_movement_reverses CHECK ((act = 'reverse') = (reverses_id IS NOT NULL)) NOT VALID;

-- What was done with the enterprise's customers, in words.
ALTER TABLE staff_history ADD COLUMN detail text NOT NULL DEFAULT '';
