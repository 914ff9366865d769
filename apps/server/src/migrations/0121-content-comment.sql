-- What readers say of what is published, and like (COMMENT-8 to 11).
CREATE TABLE content_comment (
  comment_id   text PRIMARY KEY,
  content_id   text NOT NULL REFERENCES content (content_id) ON DELETE CASCADE,
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- '' of a person
  merchant_no  text NOT NULL DEFAULT '',
  -- the first letter, the rest is not kept
  author_name  text NOT NULL,
  content      text NOT NULL,
  state        text NOT NULL CHECK (state IN ('waiting', 'shown', 'hidden')),
  reason       text NOT NULL DEFAULT '',
  reply        text NOT NULL DEFAULT '',
  operator_no  text,
  edition      integer NOT NULL DEFAULT 1,
  gmt_create   timestamptz NOT NULL,
  gmt_modified timestamptz NOT NULL
);
CREATE INDEX content_comment_shown ON content_comment (content_id, gmt_create DESC, comment_id DESC) WHERE state = 'shown';
CREATE INDEX content_comment_waiting ON content_comment (gmt_modified, comment_id) WHERE state = 'waiting';
CREATE INDEX content_comment_account ON content_comment (account_no, content_id);

CREATE TABLE content_comment_like (
  comment_id text NOT NULL REFERENCES content_comment (comment_id) ON DELETE CASCADE,
  account_no text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  PRIMARY KEY (comment_id, account_no)
);
CREATE INDEX content_comment_like_account ON content_comment_like (account_no);

-- once an account; only how many there are is told
CREATE TABLE content_like (
  content_id text NOT NULL REFERENCES content (content_id) ON DELETE CASCADE,
  account_no text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  PRIMARY KEY (content_id, account_no)
);
CREATE INDEX content_like_account ON content_like (account_no);

-- how many keep one that is published
CREATE INDEX content_favorite_content ON content_favorite (content_id);
