export const CART_PATH = '/memberStore/cart';
