-- A word that the sign before it turns into its opposite (非屏蔽, 超六类) is no longer found in it: the next start cuts the words of every family anew.
DELETE FROM sku_words;
