/** Sentences that the sign-on site, the portal and the server all say. */
export const accountCopy = {
  passwordRule: '密码为 8-16 位，不含空格，至少包含数字、小写字母、大写字母、特殊字符中的三种',
  passwordRequired: '请输入密码',
  phoneRule: '请输入 11 位手机号',
  smsCodeRule: '请输入 6 位数字验证码',
  /** True for every number, so that it tells nobody which are registered. */
  smsSent: '如果该手机号已注册，您将收到验证码，10 分钟内有效',
  loggedOut: '退出成功',
} as const;
