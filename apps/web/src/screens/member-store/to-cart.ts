import { redirect } from 'react-router';

/** /cart and /memberStore/submitOrder, which names nothing to order, lead to the cart. */
export const loader = () => redirect('/memberStore/cart');
