-- Versions of an order that were removed, as they were: for a day the removal is taken back (DESIGN-43).
CREATE TABLE design_order_removed_version (
  id               text PRIMARY KEY,
  design_order_id  text NOT NULL REFERENCES design_order (id) ON DELETE CASCADE,
  number           integer NOT NULL,
  name             text NOT NULL,
  cause            text NOT NULL,
  is_named         boolean NOT NULL,
  content          jsonb NOT NULL,
  amount           numeric(14, 2) NOT NULL,
  line_count       integer NOT NULL,
  gmt_create       timestamptz NOT NULL,
  gmt_removed      timestamptz NOT NULL
);
CREATE INDEX design_order_removed_version_order ON design_order_removed_version (design_order_id);
