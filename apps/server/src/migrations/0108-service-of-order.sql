-- What a service is asked for: an order of whoever asks, the design order it came of, and the project (SERVICE-11).
ALTER TABLE service_order
  ADD COLUMN shop_order_no   text,
  ADD COLUMN design_order_id text,
  ADD COLUMN project_name    text NOT NULL DEFAULT '';
CREATE INDEX service_order_of_order ON service_order (shop_order_no, gmt_create DESC) WHERE shop_order_no IS NOT NULL;
CREATE INDEX service_order_of_design_order ON service_order (design_order_id) WHERE design_order_id IS NOT NULL;
