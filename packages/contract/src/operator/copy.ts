/** Sentences that the console and the server both say. */
export const operatorCopy = {
  loginNameRequired: '请输入登录名',
  passwordRequired: '请输入控制台密码',
  reasonRequired: '请填写变更原因',
  roleRequired: '请选择岗位',
  roleSame: '已经是这个岗位',
  loginNameRule: '登录名为 2 到 40 位字母、数字、点、横线或下划线',
  loginNameTaken: '这个登录名已被使用',
  nameRequired: '请填写人员姓名',
  phoneRule: '请填写人员的 11 位手机号',
  notLocked: '该人员没有被停用',
  ownLock: '不能停用自己',
  halfLost: '初始密码的前半段已失效，请驳回后重新提出',
  proposed: '已提交，由另一位管理员复核',
  locked: '已停用，其登录立即失效',
  codeRule: '请输入 6 位动态码，或一个恢复码',
} as const;

export const operatorChangeNames = { add: '新增人员', role: '调整岗位', unlock: '重新启用' } as const;
export const operatorChangeStateNames = { proposed: '待复核', approved: '已生效', refused: '已驳回', withdrawn: '已撤回' } as const;
