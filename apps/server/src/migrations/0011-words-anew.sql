-- Models are found by more ways of writing (IP67, 16防区, 1.5平方): the next start cuts the words of every family anew.
DELETE FROM sku_words;
