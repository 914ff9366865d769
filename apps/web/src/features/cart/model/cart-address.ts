export const CART_PATH = '/memberStore/cart';
/** In the address of the checkout: which of the bound dealers can supply what is asked. */
export const SUPPLY_ASKED = 'supply';
