-- Uses of families that are not in spu.sum_no yet, a row each: a figure that every order raises would make every buyer wait for the others,
-- and each raise writes all indexes of the family anew.
CREATE TABLE spu_use (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  spu_no  text NOT NULL
);
