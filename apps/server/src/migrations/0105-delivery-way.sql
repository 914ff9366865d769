-- Goods go by a carrier, are brought by the dealer, or are picked up there (ORDER-40).
ALTER TABLE order_parcel ALTER COLUMN carrier SET DEFAULT '', ALTER COLUMN tracking_no SET DEFAULT '';
ALTER TABLE order_parcel
  ADD COLUMN way           text NOT NULL DEFAULT 'express' CHECK (way IN ('express', 'own', 'pickUp')),
  -- of whoever brings it
  ADD COLUMN contact_name  text NOT NULL DEFAULT '',
  -- of whoever brings it, or of the place
  ADD COLUMN contact_phone text NOT NULL DEFAULT '',
  -- where it is picked up
  ADD COLUMN place         text NOT NULL DEFAULT '';
ALTER TABLE order_parcel ADD CONSTRAINT order_parcel_whole CHECK (
  CASE way
    WHEN 'express' THEN carrier <> '' AND tracking_no <> ''
    WHEN 'own' THEN contact_name <> '' AND contact_phone <> ''
    ELSE place <> ''
  END
) NOT VALID;
