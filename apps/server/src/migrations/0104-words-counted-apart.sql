-- Outputs and uplinks came to be counted by words of their own (GOODS-38): the words of the goods are read anew at the next start.
DELETE FROM sku_words;
