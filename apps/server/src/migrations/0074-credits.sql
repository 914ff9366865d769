-- Credits of an identity: of a person ('' as merchant_no), or of an account acting for an enterprise. The figure is what the entries come to.
CREATE TABLE credits_holder (
  holder_no    text PRIMARY KEY,
  account_no   text NOT NULL,
  merchant_no  text NOT NULL DEFAULT '',
  balance      bigint NOT NULL DEFAULT 0,
  UNIQUE (account_no, merchant_no)
);

-- A movement: what happened, once for one source.
CREATE TABLE credits_posting (
  posting_no   text PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('earn', 'takeBack', 'adjust', 'spend', 'giveBack', 'move', 'lapse')),
  source_no    text NOT NULL,
  words        text NOT NULL,
  gmt_create   timestamptz NOT NULL,
  UNIQUE (kind, source_no)
);

-- Both sides of it. A holder's, or one of @issued, @exchanged, @lapsed, where points come from and go to. Rows are only ever added.
CREATE TABLE credits_entry (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  posting_no     text NOT NULL REFERENCES credits_posting (posting_no),
  holder_no      text NOT NULL,
  points         bigint NOT NULL CHECK (points <> 0),
  -- of a holder; null of the other side
  balance_after  bigint,
  gmt_create     timestamptz NOT NULL
);
CREATE INDEX credits_entry_of ON credits_entry (holder_no, id DESC);
CREATE INDEX credits_entry_posting ON credits_entry (posting_no);

CREATE FUNCTION credits_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the book of credits only grows';
END $$;
CREATE TRIGGER credits_entry_grows BEFORE UPDATE OR DELETE ON credits_entry FOR EACH ROW EXECUTE FUNCTION credits_only_grows();
CREATE TRIGGER credits_posting_grows BEFORE UPDATE OR DELETE ON credits_posting FOR EACH ROW EXECUTE FUNCTION credits_only_grows();

-- Nobody gives what they have not. A refund alone takes what its order made though it is spent, and what is owed moves with its holder.
CREATE FUNCTION credits_are_there() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance_after < 0 AND NEW.points < 0 AND (SELECT kind FROM credits_posting WHERE posting_no = NEW.posting_no) NOT IN ('takeBack', 'move') THEN
    RAISE EXCEPTION 'a balance of credits falls below nothing';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credits_entry_there BEFORE INSERT ON credits_entry FOR EACH ROW EXECUTE FUNCTION credits_are_there();

-- At the end of each transaction: the sides of a movement sum up to nothing.
CREATE FUNCTION credits_sum_is_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(points) FROM credits_entry WHERE posting_no = NEW.posting_no) <> 0 THEN
    RAISE EXCEPTION 'a movement of credits does not sum up to nothing';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER credits_entry_sum AFTER INSERT ON credits_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION credits_sum_is_nothing();

-- What credits are given for: the provider's own.
CREATE TABLE credits_goods (
  spu_no       text PRIMARY KEY,
  title        text NOT NULL,
  summary      text NOT NULL DEFAULT '',
  words        jsonb NOT NULL DEFAULT '[]',
  picture      text NOT NULL,
  unit         text NOT NULL,
  points       integer NOT NULL CHECK (points > 0),
  stock_total  integer NOT NULL CHECK (stock_total >= 0),
  -- pieces one identity may have; null: any number
  limit_each   integer CHECK (limit_each > 0),
  is_offered   boolean NOT NULL DEFAULT true,
  sort_no      integer NOT NULL DEFAULT 0
);

CREATE TABLE credits_exchange (
  exchange_no    text PRIMARY KEY,
  serial         bigint GENERATED ALWAYS AS IDENTITY,
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  buyer_name     text NOT NULL,
  spu_no         text NOT NULL REFERENCES credits_goods (spu_no),
  title          text NOT NULL,
  picture        text NOT NULL,
  unit           text NOT NULL,
  quantity       integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  points         bigint NOT NULL CHECK (points > 0),
  state          text NOT NULL CHECK (state IN ('placed', 'sent', 'received', 'cancelled')),
  address        jsonb NOT NULL,
  carrier        text NOT NULL DEFAULT '',
  tracking_no    text NOT NULL DEFAULT '',
  cancel_reason  text NOT NULL DEFAULT '',
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL
);
CREATE INDEX credits_exchange_owner ON credits_exchange (account_no, merchant_no, serial DESC);
CREATE INDEX credits_exchange_goods ON credits_exchange (spu_no, gmt_create);
CREATE INDEX credits_exchange_state ON credits_exchange (state, serial);

CREATE TABLE credits_adjustment (
  adjustment_no  text PRIMARY KEY,
  serial         bigint GENERATED ALWAYS AS IDENTITY,
  account_no     text NOT NULL,
  merchant_no    text NOT NULL DEFAULT '',
  points         bigint NOT NULL CHECK (points <> 0),
  reason         text NOT NULL,
  state          text NOT NULL CHECK (state IN ('proposed', 'approved', 'refused')),
  proposer_no    text NOT NULL,
  decider_no     text,
  gmt_create     timestamptz NOT NULL,
  gmt_modified   timestamptz NOT NULL,
  CHECK (decider_no IS NULL OR decider_no <> proposer_no)
);
CREATE INDEX credits_adjustment_state ON credits_adjustment (state, serial DESC);
