-- Pictures and documents that came with an import of the catalogue (GOODS-37): the same bytes once, everybody's to read, written by imports alone.
CREATE TABLE catalog_file (
  file_id     text PRIMARY KEY REFERENCES file (file_id),
  -- as it was called when it came first
  file_name   text NOT NULL,
  -- SHA-256 of the bytes that are kept, in hexadecimal
  sha256      text NOT NULL UNIQUE,
  gmt_create  timestamptz NOT NULL
);

-- Further photographs of a model beside its picture: addresses.
ALTER TABLE sku ADD COLUMN more_pictures jsonb NOT NULL DEFAULT '[]';
