-- What buyers say of what they received (COMMENT-1).
CREATE TABLE comment (
  comment_id    text PRIMARY KEY,
  -- a line of an order is commented once
  line_id       text NOT NULL UNIQUE REFERENCES order_line (id),
  shop_order_no text NOT NULL REFERENCES shop_order (shop_order_no),
  shop_no       text NOT NULL,
  spu_no        text NOT NULL,
  sku_no        text NOT NULL,
  product_model text NOT NULL,
  account_no    text NOT NULL,
  -- '' of a person
  merchant_no   text NOT NULL,
  -- the first letter, the rest is not kept
  author_name   text NOT NULL,
  stars         smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  content       text NOT NULL,
  pictures      jsonb NOT NULL,
  state         text NOT NULL CHECK (state IN ('waiting', 'shown', 'hidden')),
  reason        text NOT NULL DEFAULT '',
  reply         text NOT NULL DEFAULT '',
  operator_no   text,
  edition       integer NOT NULL DEFAULT 1,
  gmt_create    timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL
);
CREATE INDEX comment_shown ON comment (spu_no, gmt_create DESC, comment_id DESC) WHERE state = 'shown';
CREATE INDEX comment_waiting ON comment (gmt_modified, comment_id) WHERE state = 'waiting';
CREATE INDEX comment_order ON comment (shop_order_no);
CREATE INDEX comment_account ON comment (account_no);

CREATE TABLE comment_like (
  comment_id text NOT NULL REFERENCES comment (comment_id) ON DELETE CASCADE,
  account_no text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  PRIMARY KEY (comment_id, account_no)
);
CREATE INDEX comment_like_account ON comment_like (account_no);
