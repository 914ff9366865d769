/** Front door of comments: what was said of a product, and saying it of what one received. */
export { OrderComments } from './components/order-comments.tsx';
export { ProductComments } from './components/product-comments.tsx';
