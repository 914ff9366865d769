-- Steps of requests after the sale say in their order's timeline which way each is (AFTER-9)
UPDATE order_event e
SET text = w.name || '：' || CASE WHEN e.text LIKE '申请售后：%' THEN '申请售后（' || a.after_sale_no || '）' ELSE e.text END
FROM after_sale a
JOIN (VALUES ('refund', '仅退款'), ('return', '退货退款'), ('exchange', '换货'), ('repair', '维修')) AS w (way, name) ON w.way = a.way
WHERE e.act = 'afterSale' AND e.shop_order_no = a.shop_order_no AND right(e.text, length(a.after_sale_no) + 2) = '（' || a.after_sale_no || '）';
