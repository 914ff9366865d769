/** What sets the tiers apart. Preferences only: the facts of the site are the same in all three. */
import { sourced } from '../inputs/index.ts';

export const HIGH_RESERVE_PERCENT = sourced({
  mark: 'P',
  label: '高配的容量余量',
  source: '高配档的交换机口、电源、授权等按需要的 1.25 倍选，日后增加设备不用换',
  value: 25,
});
export const HIGH_UTILISATION = sourced({ mark: 'P', label: '高配的通道利用率', source: '高配档按七成利用率设通道，高峰更从容', value: 0.7 });
export const HIGH_STANDBY_HOURS = sourced({ mark: 'P', label: '高配的门禁后备时间', source: '高配档断电后门禁可维持半个工作日', value: 4 });
export const HIGH_AGEING = sourced({ mark: 'P', label: '高配的老化系数', source: '功放按老化系数上限留余量', value: 1.4 });
