/** What a guest reads who asks for something that needs signing in, and the two ways on; word for word as they are specified (SHELL-2, CART-1). */
export const guestCopy = { signInFirst: '您还未登录，请先登录', signIn: '去登录', lookAround: '先逛逛' } as const;
