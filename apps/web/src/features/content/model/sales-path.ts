/** What the provider promotes now. */
export const SALES_PATH = '/product/sale';
