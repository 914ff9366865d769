-- Models may look different within a family: a picture of their own, and which further views of it there are.
ALTER TABLE sku
  -- name of a drawn picture or an address; null: the family's
  ADD COLUMN picture text,
  -- further views of that picture: front, side, back; drawn as <picture>--<view>
  ADD COLUMN views jsonb NOT NULL DEFAULT '[]';
