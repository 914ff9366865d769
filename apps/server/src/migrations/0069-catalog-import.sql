-- Imports of the catalogue and their undoing: when, of which file, by whom, how much; and of the newest what each changed in the goods.
CREATE TABLE catalog_import (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_no    text NOT NULL UNIQUE,
  -- the import that this one has undone; null: this is an import
  undoes       text UNIQUE REFERENCES catalog_import (import_no),
  file_name    text NOT NULL,
  -- SHA-256 of the file, in hexadecimal
  file_hash    text NOT NULL,
  -- name of the operator's account on the machine, or what the command was told
  imported_by  text NOT NULL,
  -- new_models, changed_models, new_families, changed_families
  counts       jsonb NOT NULL,
  gmt_create   timestamptz NOT NULL
);

-- A row of the goods that an import changed, and in which columns: before is null of a row that came with it.
CREATE TABLE catalog_import_row (
  import_no  text NOT NULL REFERENCES catalog_import (import_no) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('spu', 'sku')),
  row_no     text NOT NULL,
  before     jsonb,
  after      jsonb NOT NULL,
  PRIMARY KEY (import_no, kind, row_no)
);
