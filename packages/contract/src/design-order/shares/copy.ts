import { SHARE_DAYS_MAX, SHARE_PASSWORD_MAX, SHARE_PASSWORD_MIN } from './limits.ts';

/** Sentences of customers' links (DESIGN-37 to DESIGN-39). */
export const sharesCopy = {
  days: `有效天数应为 1 到 ${SHARE_DAYS_MAX} 的整数`,
  password: `访问密码为 ${SHARE_PASSWORD_MIN} 到 ${SHARE_PASSWORD_MAX} 个字符，不含空格`,
  passwordNeeded: '请输入访问密码',
  wrongTooOften: (wait: string) => `密码输错次数过多，请 ${wait}后再试`,
  triedByMany: (wait: string) => `试密码的人太多，请 ${wait}后再试`,
  isOver: '这个链接已停用或已过期，请重新打开后再生成',
  madeOtherwise: '链接已按其他设置生成，请重新打开后再生成',
  nameRequired: '请填写您的姓名',
  reasonRequired: '请填写需要修改的内容',
  accepted: '该报价已接受，不能再要求修改',
  /** To another who accepts it, too. */
  acceptedBy: (name: string) => `该报价已由${name}接受，不能再次接受`,
  lapsed: '报价已过有效期，请联系报价人重新报价',
  changesMax: '修改要求提交次数过多，请直接联系报价人',
  newerOffer: '报价方之后修改过内容，可能会有新的报价；这里显示的仍是分享时的版本',
  outdated: '该报价已有更新，请联系报价人获取最新报价',
} as const;
