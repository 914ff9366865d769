-- Calculation books: calculators and recommendations of one project, by identity of an account. Every revision is a book of its own;
-- those of one project share series_id. A fixed one stays as it is. Removed ones can be taken back.
CREATE TABLE calculation_book (
  book_id       text PRIMARY KEY,
  account_no    text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no   text NOT NULL DEFAULT '',
  series_id     text NOT NULL,
  project_name  text NOT NULL,
  customer      text NOT NULL DEFAULT '',
  designer      text NOT NULL DEFAULT '',
  revision      text NOT NULL,
  book_date     date NOT NULL,
  remark        text NOT NULL DEFAULT '',
  -- counts every edit; one that began with another is refused
  edition       integer NOT NULL DEFAULT 1,
  gmt_create    timestamptz NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  gmt_fixed     timestamptz,
  gmt_removed   timestamptz
);
CREATE INDEX calculation_book_owner ON calculation_book (account_no, merchant_no, gmt_modified DESC, book_id) WHERE gmt_removed IS NULL;
CREATE INDEX calculation_book_series ON calculation_book (series_id);

-- One calculation: inputs as its engine knows them, and what it said when they were saved.
CREATE TABLE calculation_book_entry (
  entry_id      text PRIMARY KEY,
  book_id       text NOT NULL REFERENCES calculation_book (book_id) ON DELETE CASCADE,
  sort          integer NOT NULL,
  engine        text NOT NULL,
  title         text NOT NULL,
  inputs        jsonb NOT NULL,
  answer        jsonb NOT NULL,
  gmt_modified  timestamptz NOT NULL,
  gmt_removed   timestamptz
);
CREATE INDEX calculation_book_entry_book ON calculation_book_entry (book_id, sort);
