-- A line may hold a product of the owner's own (sku_type 1), which stands in private_product and not among the goods.
ALTER TABLE selection_line DROP CONSTRAINT selection_line_spu_no_fkey, DROP CONSTRAINT selection_line_sku_no_fkey;
ALTER TABLE design_order_line DROP CONSTRAINT design_order_line_spu_no_fkey, DROP CONSTRAINT design_order_line_sku_no_fkey;
