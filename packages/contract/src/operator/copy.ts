/** Sentences that the console and the server both say. */
export const operatorCopy = {
  loginNameRequired: '请输入登录名',
  passwordRequired: '请输入控制台密码',
  codeRule: '请输入 6 位动态码，或一个恢复码',
} as const;
