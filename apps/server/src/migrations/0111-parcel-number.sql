-- A dealer is told where a parcel of another order has the same number (ORDER-43); it is asked for at each parcel that is sent.
CREATE INDEX order_parcel_number ON order_parcel (upper(tracking_no)) WHERE tracking_no <> '';
