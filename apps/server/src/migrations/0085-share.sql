-- What of a paid order is the dealer's (SHARE-1): a row of the order, and one of each refund after it was shared out.
CREATE TABLE share_row (
  row_no         text PRIMARY KEY,
  shop_order_no  text NOT NULL REFERENCES shop_order (shop_order_no),
  shop_no        text NOT NULL,
  kind           text NOT NULL CHECK (kind IN ('order', 'refund')),
  state          text NOT NULL CHECK (state IN ('waiting', 'shared', 'void')),
  -- hundredths of a per cent, as they were when the order was paid
  fee_rate       integer NOT NULL CHECK (fee_rate BETWEEN 0 AND 10000),
  paid           numeric(14, 2) NOT NULL,
  refunded       numeric(14, 2) NOT NULL,
  fee            numeric(14, 2) NOT NULL,
  share          numeric(14, 2) NOT NULL,
  gmt_create     timestamptz NOT NULL,
  gmt_due        timestamptz,
  gmt_shared     timestamptz,
  CHECK (share = paid - refunded - fee)
);
CREATE INDEX share_row_shop ON share_row (shop_no, gmt_create DESC, row_no);
CREATE INDEX share_row_order ON share_row (shop_order_no);
CREATE INDEX share_row_due ON share_row (gmt_due) WHERE state = 'waiting';

-- The book behind the rows: what moved between the buyer, the provider's fee, what waits for the dealer and what the dealer has.
CREATE TABLE share_entry (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  row_no      text NOT NULL REFERENCES share_row (row_no),
  act         text NOT NULL CHECK (act IN ('pay', 'refund', 'share')),
  account     text NOT NULL CHECK (account IN ('buyer', 'fee', 'waiting', 'shared')),
  amount      numeric(14, 2) NOT NULL,
  gmt_create  timestamptz NOT NULL
);
CREATE INDEX share_entry_row ON share_entry (row_no);
CREATE FUNCTION share_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the book of shares only grows';
END $$;
CREATE TRIGGER share_entry_grows BEFORE UPDATE OR DELETE ON share_entry FOR EACH ROW EXECUTE FUNCTION share_only_grows();

-- At the end of each transaction what moved for a row sums up to nothing.
CREATE FUNCTION share_sum_is_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM share_entry WHERE row_no = NEW.row_no) <> 0 THEN
    RAISE EXCEPTION 'what moved for a share does not sum up to nothing';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER share_entry_sum AFTER INSERT ON share_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION share_sum_is_nothing();
