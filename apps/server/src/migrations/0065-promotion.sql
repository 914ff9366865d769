-- What stands at the places of the first page, from when to when.
CREATE TABLE promotion (
  id        text PRIMARY KEY,
  placement integer NOT NULL CHECK (placement IN (1, 25, 26, 27)),
  title     text NOT NULL,
  picture   text NOT NULL,
  href      text NOT NULL,
  sort_no   integer NOT NULL,
  gmt_from  timestamptz NOT NULL,
  -- null: until further notice
  gmt_to    timestamptz
);
CREATE INDEX promotion_place ON promotion (placement, sort_no);
