-- A figure that is said of the family and differs between its models is said of the models alone (红外 80 米): the next start cuts the words of every family anew.
DELETE FROM sku_words;
