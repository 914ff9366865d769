/** What is promoted for a time: addresses and words. */
import { definePageQuery } from '@portal/client/page-query';
import { page, recordId, size } from '@portal/client/page-words';
import type { Sale } from '@portal/contract/content';
import { formatDate } from '@portal/units';
import { SALES_PATH } from './sales-path.ts';

export const salesAddress = definePageQuery(SALES_PATH, { page, size: size(20) });
export const saleAddress = definePageQuery('/product/sale/detail', { id: recordId });

const DAY_MS = 24 * 3_600_000;
const NAMES: Readonly<Record<Sale['state'], string>> = { coming: '即将开始', running: '进行中', over: '已结束' };
export const saleStateName = (state: Sale['state']): string => NAMES[state];

/** 2026-11-20 至 2026-12-05: the last day it is on. */
export const saleDays = ({ gmtFrom, gmtTo }: Pick<Sale, 'gmtFrom' | 'gmtTo'>): string =>
  `${formatDate(Date.parse(gmtFrom))} 至 ${formatDate(Date.parse(gmtTo) - 1)}`;

/** How long it is until it begins or ends, by `now`; '' of one that is over. */
export function saleLeft({ state, gmtFrom, gmtTo }: Pick<Sale, 'state' | 'gmtFrom' | 'gmtTo'>, now: number): string {
  if (state === 'over') return '';
  const days = Math.max(1, Math.ceil((Date.parse(state === 'coming' ? gmtFrom : gmtTo) - now) / DAY_MS));
  return state === 'coming' ? `${days} 天后开始` : days === 1 ? '最后一天' : `还剩 ${days} 天`;
}
