/** What becomes of a cart whose dealer is frozen or closed, and what can be done, beside the sentence that says so (CART-11). */
export const closedWords = (mayChoose: boolean): string =>
  mayChoose
    ? '该经销商已暂停供货，购物车为您保留；更换经销商后可以继续购买，或等其恢复。'
    : '该经销商已暂停供货，购物车为您保留；请联系企业主账号更换经销商，或等其恢复。';
