-- Words of a model together with its family's: which model of a family a keyword means. One row an active model.
CREATE TABLE sku_words (
  sku_no  text PRIMARY KEY REFERENCES sku (sku_no) ON DELETE CASCADE,
  spu_no  text NOT NULL REFERENCES spu (spu_no) ON DELETE CASCADE,
  -- cut as spu.search is; models that have no row yet get theirs at the next start
  search  tsvector NOT NULL
);
CREATE INDEX sku_words_spu ON sku_words (spu_no);
