/** Sentences that the sign-on site, the portal and the server all say. */
export const accountCopy = {
  passwordRule: '密码为 8-16 位，不含空格，至少包含数字、小写字母、大写字母、特殊字符中的三种',
  passwordRequired: '请输入密码',
  phoneRule: '请输入 11 位手机号',
  smsCodeRule: '请输入 6 位数字验证码',
  smsPurposeRule: '请说明验证码的用途',
  passwordCommon: '该密码过于常见，请换一个',
  passwordHasPhone: '密码不能包含手机号',
  passwordSame: '新密码不能与原密码相同',
  nicknameRule: '请输入 1-20 个字的昵称，不能包含换行或控制字符',
  protocolsRequired: '请先阅读并同意相关协议',
  passwordChanged: '密码修改成功，其他设备需要重新登录',
  passwordReset: '密码已重置，请使用新密码登录',
  phoneChanged: '手机号修改成功',
  nicknameChanged: '昵称修改成功',
  avatarKind: '请选择 JPG、PNG 或 WebP 图片',
  avatarChanged: '头像修改成功',
  othersSignedOut: '已退出其他设备',
  /** True for every number, so that it tells nobody which are registered. */
  smsSent: '如果该手机号已注册，您将收到验证码，10 分钟内有效',
  /** Where a code goes out whether or not the number is known. */
  codeSent: '验证码已发送，10 分钟内有效',
  loggedOut: '退出成功',
} as const;
