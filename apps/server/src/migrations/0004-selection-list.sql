-- One row an owner of a selected-product list: what changes of the list queue on, and the count of changes.
CREATE TABLE selection_list (
  account_no   text NOT NULL REFERENCES account (account_no) ON DELETE CASCADE,
  merchant_no  text NOT NULL DEFAULT '',
  revision     integer NOT NULL,
  PRIMARY KEY (account_no, merchant_no)
);
-- Revision at which the line last gained pieces by adding: a save that has not seen it does not undo it.
ALTER TABLE selection_line ADD COLUMN added_revision integer NOT NULL DEFAULT 0;
