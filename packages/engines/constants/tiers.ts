/** What sets the tiers apart. Preferences only: the facts of the site are the same in all three. */
import { sourced } from '../inputs/index.ts';

export const HIGH_RESERVE_PERCENT = sourced({
  mark: 'P',
  label: '高配的容量余量',
  source: '高配档的交换机口、电源、授权等按需要的 1.25 倍选，日后增加设备不用换',
  value: 25,
});
export const USUAL_WARRANTY_MONTHS = sourced({
  mark: 'P',
  label: '标准档的质保',
  source: '安防设备通常质保两年：标准档先选质保不短于它的，高配档质保长的在前，经济档不看',
  value: 24,
});
export const HIGH_UTILISATION = sourced({ mark: 'P', label: '高配的通道利用率', source: '高配档按七成利用率设通道，高峰更从容', value: 0.7 });
export const HIGH_AGEING = sourced({ mark: 'P', label: '高配的老化系数', source: '功放按老化系数上限留余量', value: 1.4 });
/** What in-stock models may cost more than the right one that is short, per piece; more than that the right one is waited for. */
export const STAND_IN_PERCENT = sourced({
  mark: 'P',
  label: '缺货时顶替的型号',
  source: '工程取值：合适的型号缺货时，有货的同档型号贵不到一半、大一档的贵不到四分之一才顶替；再贵就仍按合适的选，注明缺货',
  value: { sameSize: 50, nextSize: 25 },
});
export const STAND_IN_YUAN = sourced({
  mark: 'P',
  label: '缺货时顶替的差价',
  source: '工程取值：整行多花不超过 200 元的，有货的同档或大一档型号也可以顶替，不为小件等货',
  value: 200,
});
