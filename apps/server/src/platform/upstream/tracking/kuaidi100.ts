/**
 * Parcels by Kuaidi100, real-time query (poll/query.do), as its public documentation describes: a form of `customer`, `param` and `sign`, which is
 * the MD5 of param, key and customer in capital letters. Answers are JSON; times are of Beijing.
 */
import { createHash } from 'node:crypto';
import { carrierCodeOf } from './carrier-codes.ts';
import { TrackingRefusedError, type TrackingService, type TrackingState } from './parcel-tracking.ts';

interface Kuaidi100Settings {
  customer: string;
  key: string;
  /** Origin of the service, such as https://poll.kuaidi100.com. */
  endpoint: string;
  timeoutMs?: number;
}

/** Its codes of states, those of a finer kind by their first digits. */
const STATES: Readonly<Record<string, TrackingState>> = {
  '0': 'moving',
  '1': 'collected',
  '2': 'problem',
  '3': 'delivered',
  '4': 'returned',
  '5': 'delivering',
  '6': 'returned',
  '7': 'moving',
  '8': 'moving',
  '14': 'returned',
};
/** No such parcel, or not yet. */
const NOTHING = '500';
const EVENTS_MAX = 200;
const TEXT_MAX = 300;

export const signOf = (param: string, { key, customer }: Pick<Kuaidi100Settings, 'key' | 'customer'>): string =>
  createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase();

export function createKuaidi100({ customer, key, endpoint, timeoutMs = 5_000 }: Kuaidi100Settings): TrackingService {
  return {
    async query({ carrier, trackingNo, phone }) {
      const com = carrierCodeOf(carrier);
      if (com === null) throw new TrackingRefusedError('carrierUnknown', 'no such carrier');
      const param = JSON.stringify({ com, num: trackingNo, phone, resultv2: '4', show: '0', order: 'desc' });
      const response = await fetch(`${endpoint}/poll/query.do`, {
        method: 'POST',
        body: new URLSearchParams({ customer, sign: signOf(param, { key, customer }), param }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = (await response.json()) as Readonly<Record<string, unknown>>;
      if (answer['status'] !== '200' || !Array.isArray(answer['data'])) {
        const code = String(answer['returnCode'] ?? response.status);
        throw new TrackingRefusedError(code === NOTHING ? 'notFound' : 'refused', code);
      }
      const state = String(answer['state']);
      return { state: STATES[state] ?? STATES[state.slice(0, 1)] ?? 'moving', events: answer['data'].flatMap(eventOf).slice(0, EVENTS_MAX) };
    },
  };
}

/** One that says neither when nor what is left out. */
function eventOf(row: unknown): { at: number; text: string }[] {
  const { time, context } = (row ?? {}) as { time?: unknown; context?: unknown };
  const at = typeof time === 'string' ? Date.parse(`${time.trim().replace(' ', 'T')}+08:00`) : Number.NaN;
  return Number.isNaN(at) || typeof context !== 'string' || context === '' ? [] : [{ at, text: context.slice(0, TEXT_MAX) }];
}
