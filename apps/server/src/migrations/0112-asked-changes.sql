-- What customers asked to be changed about a quotation (DESIGN-49): each time a row, so that the next one hides none before it.
CREATE TABLE asked_change (
  share_id  text NOT NULL REFERENCES design_order_share (id) ON DELETE CASCADE,
  -- from 1 within a link
  number    integer NOT NULL,
  name      text NOT NULL,
  phone     text NOT NULL,
  reason    text NOT NULL,
  gmt_asked timestamptz NOT NULL,
  gmt_done  timestamptz,
  PRIMARY KEY (share_id, number)
);
-- of the links there are, what was asked last; it was seen as done with once a newer link of the order was made
INSERT INTO asked_change (share_id, number, name, phone, reason, gmt_asked, gmt_done)
  SELECT s.id, greatest(s.changes_asked, 1), s.answer_name, s.answer_phone, s.answer_reason, s.gmt_answer,
         (SELECT min(later.gmt_create) FROM design_order_share later WHERE later.design_order_id = s.design_order_id AND later.gmt_create > s.gmt_answer)
  FROM design_order_share s
  WHERE s.answer = 'changeAsked' AND s.gmt_answer IS NOT NULL;
