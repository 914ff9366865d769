-- What is sent in exchange, or comes back repaired, is received by the buyer before the request is over (AFTER-15).
ALTER TABLE after_sale DROP CONSTRAINT after_sale_state_check;
ALTER TABLE after_sale ADD CONSTRAINT after_sale_state_check CHECK (state IN ('applied', 'sellerAgreed', 'buyerShipped', 'sentAnew', 'waitRefund', 'completed', 'buyerCancelled', 'sellerRefused', 'sellerRejectedGoods', 'arbitration', 'platformRefused')) NOT VALID;
