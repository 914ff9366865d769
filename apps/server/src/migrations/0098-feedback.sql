-- Complaints and suggestions of an account, with the one answer they get (FEEDBACK-1).
CREATE TABLE feedback (
  feedback_id       text PRIMARY KEY,
  account_no        text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  -- the identity that was acted as, for whoever answers; '' of a person
  merchant_no       text NOT NULL DEFAULT '',
  kind              text NOT NULL CHECK (kind IN ('suggestion', 'complaint')),
  classification_id smallint NOT NULL,
  content           text NOT NULL,
  phone             text NOT NULL DEFAULT '',
  pictures          jsonb NOT NULL,
  feedback_source   smallint NOT NULL,
  terminal          smallint NOT NULL,
  answer            text NOT NULL DEFAULT '',
  operator_no       text,
  gmt_create        timestamptz NOT NULL,
  gmt_answer        timestamptz,
  gmt_answer_read   timestamptz
);
CREATE INDEX feedback_account ON feedback (account_no, gmt_create DESC, feedback_id DESC);
CREATE INDEX feedback_waiting ON feedback ((answer <> ''), gmt_create, feedback_id);
