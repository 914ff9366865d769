-- Words of the trade came to be cut otherwise (GOODS-38): the words of the goods are read anew at the next start.
DELETE FROM sku_words;
