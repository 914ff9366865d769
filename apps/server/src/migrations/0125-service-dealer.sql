-- The dealer that sends people for a service, and the day it said they come (SERVICE-13)
ALTER TABLE service_order ADD COLUMN shop_no text;
ALTER TABLE service_order_step ADD COLUMN visit_date date;
ALTER TABLE service_order_step DROP CONSTRAINT service_order_step_act_check;
ALTER TABLE service_order_step ADD CONSTRAINT service_order_step_act_check
  CHECK (act IN ('submit', 'addPictures', 'cancel', 'accept', 'finish', 'decline', 'arrange', 'complete')) NOT VALID;
