import type { SeckillItem, SeckillSession } from '@portal/contract/seckill';
import { SECKILL_STATUS, type SeckillState } from '@portal/engines/states';
import type { Tone } from '@portal/ui';

/** The state behind a status of the wire. */
export const stateOfStatus = (status: number): SeckillState =>
  (Object.keys(SECKILL_STATUS) as SeckillState[]).find((state) => SECKILL_STATUS[state] === status) ?? 'finished';

export const STATE_TONES: Readonly<Record<SeckillState, Tone>> = {
  notStart: 'accent',
  started: 'money',
  finished: 'neutral',
  abandon: 'neutral',
  soldOut: 'warning',
};

/** The moment a session waits for, in words and milliseconds since 1970; null: it is over. */
export function nextMoment({ status, gmtStart, gmtEnd }: Pick<SeckillSession, 'status' | 'gmtStart' | 'gmtEnd'>): { words: string; at: number } | null {
  const state = stateOfStatus(status);
  if (state === 'notStart') return { words: '距开始', at: Date.parse(gmtStart) };
  return state === 'started' || state === 'soldOut' ? { words: '距结束', at: Date.parse(gmtEnd) } : null;
}

/** Days, hours, minutes and seconds of a time that is left, two digits each; days only where there are any. */
export function timeLeft(ms: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return { days: Math.floor(seconds / 86_400), clock: [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':') };
}

/** Pieces that a purchase goes on with: fewer where fewer are left; where none is it stays what it was, and is told so. */
export const piecesToBuy = (begun: number, most: number): number => (most > 0 ? Math.min(begun, most) : begun);

/** What is left, said as a bar says it. */
export function leftWords({ leftQuantity, totalQuantity, unit }: Pick<SeckillItem, 'leftQuantity' | 'totalQuantity' | 'unit'>): {
  ratio: number;
  label: string;
} {
  return { ratio: leftQuantity / Math.max(1, totalQuantity), label: `剩 ${leftQuantity} / ${totalQuantity} ${unit}` };
}

/** Page of an item: a set has one of its own. */
export const seckillHref = ({ itemNo, suitNo }: Pick<SeckillItem, 'itemNo' | 'suitNo'>): string =>
  `/memberStore/seckill/${suitNo === '' ? 'detail' : 'suitDetail'}?id=${itemNo}`;

export function itemNoIn(search: URLSearchParams): string | null {
  const itemNo = search.get('id') ?? '';
  return /^[\w-]{1,40}$/.test(itemNo) ? itemNo : null;
}
