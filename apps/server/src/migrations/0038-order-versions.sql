-- What an order was at a moment, whole (DESIGN-30). Found through its order, whose row names the owner.
CREATE TABLE design_order_version (
  id               text PRIMARY KEY,
  design_order_id  text NOT NULL REFERENCES design_order (id) ON DELETE CASCADE,
  number           integer NOT NULL CHECK (number > 0),
  name             text NOT NULL,
  cause            text NOT NULL CHECK (cause IN ('hand', 'restore', 'prices', 'quotation')),
  -- made or named by hand: it does not give way when there are too many
  is_named         boolean NOT NULL,
  -- {lines, head, quotation}
  content          jsonb NOT NULL,
  amount           numeric(14, 2) NOT NULL,
  line_count       integer NOT NULL,
  gmt_create       timestamptz NOT NULL,
  UNIQUE (design_order_id, number)
);

-- The number of the last version, removed ones counted; and the prices beside which the owner keeps the quoted ones, '' where none.
ALTER TABLE design_order
  ADD COLUMN version_count integer NOT NULL DEFAULT 0,
  ADD COLUMN kept_prices text NOT NULL DEFAULT '';
