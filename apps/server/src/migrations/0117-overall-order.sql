-- 综合 (GOODS-44): what can be had first, of that what is recommended, then what is used most, then the newest.
CREATE INDEX spu_overall ON spu (in_stock DESC, is_recommended DESC, sum_no DESC, gmt_listed DESC, spu_no) WHERE status = 0;
CREATE INDEX spu_category_overall ON spu (second_category_id, in_stock DESC, is_recommended DESC, sum_no DESC, gmt_listed DESC, spu_no) WHERE status = 0;
