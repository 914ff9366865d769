-- Lines of orders say whose flash sale set their price: the provider's, or the dealer's own (SECKILL-15)
UPDATE order_line l
SET price_source = 'platformSeckill'
FROM seckill_purchase p
JOIN seckill_item i ON i.item_no = p.item_no
JOIN seckill_session s ON s.session_no = i.session_no
JOIN seckill_activity a ON a.activity_no = s.activity_no
WHERE l.shop_order_no = p.shop_order_no AND l.price_source = 'seckill' AND a.p_type = 1;
