/** Sentences of versions and of prices that changed since a quotation (DESIGN-30 to DESIGN-36). */
export const versionsCopy = {
  nameRequired: '请输入版本名称',
  /** `版本 3 · 2026-11-23`. */
  defaultName: (number: number, day: string) => `版本 ${number} · ${day}`,
  beforeRestore: (name: string) => `恢复「${name}」之前`,
  beforePrices: '按今日价更新之前',
  ofQuotation: (number: string) => `报价 ${number}`,
  pricesChanged: (count: number) => `${count} 个产品价格有变化`,
} as const;

/** What the words about an order as a whole are called, by field of a version's head. */
export const HEAD_FIELD_NAMES: Readonly<Record<string, string>> = {
  name: '配单名称',
  sceneName: '场景',
  remark: '备注',
  groupId: '分组编号',
  groupName: '分组',
  memberAccountNo: '客户账号',
  memberAccountName: '客户姓名',
  memberAccountPhone: '客户手机',
  memberAccountRemark: '客户备注',
  fees: '费用',
  'quotation.projectName': '项目名称',
  'quotation.customerName': '客户名称',
  'quotation.customerContact': '客户联系人',
  'quotation.customerPhone': '客户电话',
  'quotation.contactName': '联系人',
  'quotation.contactPhone': '联系电话',
  'quotation.validityDays': '有效期（天）',
  'quotation.payment': '付款方式',
  'quotation.delivery': '交货',
  'quotation.warranty': '质保',
  'quotation.taxIncluded': '含税',
  'quotation.taxText': '税费说明',
  'quotation.notes': '报价备注',
};
