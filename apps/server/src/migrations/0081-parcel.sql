-- A parcel is received by itself; what its carrier says of it is kept, so that it stands when the carrier says nothing.
ALTER TABLE order_parcel ADD COLUMN gmt_received timestamptz;
-- { "state", "events": [{ "at", "text" }] }; null: never told
ALTER TABLE order_parcel ADD COLUMN tracking jsonb;
ALTER TABLE order_parcel ADD COLUMN gmt_tracked timestamptz;
