/** What a form says that cannot be sent without script. */
export const NEEDS_SCRIPT = '请开启浏览器的 JavaScript 后再填写';
