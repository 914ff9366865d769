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
