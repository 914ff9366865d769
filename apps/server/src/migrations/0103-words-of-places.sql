-- Places came to be words of their own, and what tells a family's models apart is said of none by its description (GOODS-33, GOODS-38): the words of the goods are read anew at the next start.
DELETE FROM sku_words;
