-- How many pieces of a line that was taken out went to the one that stands in its place, so that it can be told apart from them again (CART-8)
ALTER TABLE cart_line ADD COLUMN joined_pieces integer;
