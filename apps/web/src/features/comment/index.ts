/** Front door of comments: what was said of a product and of what is published, and saying it. */
export { ContentComments } from './components/content-comments.tsx';
export { ContentLike } from './components/content-like.tsx';
export { OrderComments } from './components/order-comments.tsx';
export { ProductComments } from './components/product-comments.tsx';
