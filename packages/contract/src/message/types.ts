/** What a message is about. The set is closed: each has its tab, its words and its producers (MESSAGE-1). */
export const MESSAGE_TYPES = [
  'system',
  'security',
  'certification',
  'staff',
  'dealer',
  'quotation',
  'order',
  'price',
  'protocol',
  'requirement',
  'feedback',
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const MESSAGE_TYPE_NAMES: Readonly<Record<MessageType, string>> = {
  system: '系统通知',
  security: '账号安全',
  certification: '企业认证',
  staff: '企业成员',
  dealer: '一级经销商',
  quotation: '报价回复',
  order: '订单',
  price: '价格变动',
  protocol: '协议更新',
  requirement: '服务需求',
  feedback: '投诉与建议',
};

/** Announcements, addressed to many; the others tell of something that was done to or by the person. */
export const NOTICE_TYPES: readonly MessageType[] = ['system', 'price', 'protocol'];
