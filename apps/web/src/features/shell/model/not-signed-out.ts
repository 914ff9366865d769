/** Said where the call, or what makes it, is lost. */
export const NOT_SIGNED_OUT = '退出失败，您仍处于登录状态，请检查网络后重试';
