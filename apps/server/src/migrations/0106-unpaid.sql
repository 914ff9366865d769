-- What a buyer holds unpaid at a dealer is counted with every order (ORDER-41).
CREATE INDEX shop_order_held ON shop_order (shop_no, merchant_no, gmt_create);
