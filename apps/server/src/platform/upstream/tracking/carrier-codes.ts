/** Carriers as dealers write them, and as the service calls them. A name that holds one of these words is that carrier. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/顺丰|^sf/i, 'shunfeng'],
  [/圆通|^yto/i, 'yuantong'],
  [/中通|^zto/i, 'zhongtong'],
  [/申通|^sto/i, 'shentong'],
  [/韵达|^yd/i, 'yunda'],
  [/京东|^jd/i, 'jd'],
  [/德邦/, 'debangkuaidi'],
  [/极兔|j&t/i, 'jtexpress'],
  [/跨越/, 'kuayue'],
  [/安能/, 'annengwuliu'],
  [/百世/, 'huitongkuaidi'],
  [/ems/i, 'ems'],
  [/邮政/, 'youzhengguonei'],
];

/** Null: none the service would know. */
export const carrierCodeOf = (carrier: string): string | null => CODES.find(([word]) => word.test(carrier.trim()))?.[1] ?? null;
