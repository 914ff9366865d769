-- What the owner saw when it was kept; null of what was kept before.
ALTER TABLE favorite ADD COLUMN kept_price numeric(12, 2), ADD COLUMN kept_price_label text, ADD COLUMN kept_in_stock boolean;
