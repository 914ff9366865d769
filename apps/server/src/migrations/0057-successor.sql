-- The family that takes the place of one that is no longer sold; null: none is named. It need not be there.
ALTER TABLE spu ADD COLUMN successor_spu_no text;
