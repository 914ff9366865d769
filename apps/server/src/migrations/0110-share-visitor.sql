-- Wrong passwords of a customer's link are counted by visitor (DESIGN-37); gmt_tried of the link says until when all that was tried is paid off.
CREATE TABLE share_visitor (
  share_id  text NOT NULL REFERENCES design_order_share (id) ON DELETE CASCADE,
  -- a keyed hash of the address
  visitor   text NOT NULL,
  tries     integer NOT NULL,
  gmt_tried timestamptz NOT NULL,
  is_known  boolean NOT NULL,
  PRIMARY KEY (share_id, visitor)
);
