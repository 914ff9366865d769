-- Who of a dealer's people looked at data of its customers, or took them away (ENTERPRISE-17): by numbers, without what was read.
CREATE TABLE customer_look (
  merchant_no text NOT NULL,
  actor_no text NOT NULL,
  act text NOT NULL,
  -- an order's, a request's or a customer's number; '' where it is of many
  target text NOT NULL,
  -- looks of one day (Beijing) are one row; what is taken away is a row each time
  gmt_span timestamptz NOT NULL,
  look_count integer NOT NULL,
  record_count integer NOT NULL,
  gmt_first timestamptz NOT NULL,
  gmt_last timestamptz NOT NULL,
  PRIMARY KEY (merchant_no, actor_no, act, target, gmt_span)
);
CREATE INDEX customer_look_last ON customer_look (gmt_last);
CREATE INDEX customer_look_dealer ON customer_look (merchant_no, gmt_last DESC);
CREATE INDEX customer_look_actor ON customer_look (actor_no);
