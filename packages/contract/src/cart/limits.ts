/** Lines of one identity's cart, of all dealers together (CART-2). */
export const CART_LINES_MAX = 200;
