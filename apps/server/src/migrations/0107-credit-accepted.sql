-- What an order on credit takes of the limit is reserved until its dealer accepts it, and owed from then on (ORDER-30).
ALTER TABLE trade_credit_debt ADD COLUMN gmt_accepted timestamptz;
UPDATE trade_credit_debt d SET gmt_accepted = d.gmt_create
  FROM shop_order s WHERE s.shop_order_no = d.shop_order_no AND d.reduced_fen + d.repaid_fen < d.amount_fen AND s.state NOT IN ('pendingPayment', 'pendingConfirm');
