import { defineStates } from './define-states.ts';

/**
 * A flash sale (秒杀). The clock starts and ends it, taking the last piece sells it out, a piece that comes back opens it again, and it may be
 * called off until it is over. Nothing of it is stored: the state at a moment is `seckillStateAt`, whose changes go these ways alone.
 * Source: SECKILL-1.
 */
export const seckillStates = defineStates({
  states: ['notStart', 'started', 'finished', 'abandon', 'soldOut'],
  acts: ['start', 'end', 'abandon', 'sellLast', 'comeBack'],
  who: ['clock', 'organiser', 'stock'],
  table: {
    notStart: { start: { clock: 'started' }, abandon: { organiser: 'abandon' } },
    started: { end: { clock: 'finished' }, abandon: { organiser: 'abandon' }, sellLast: { stock: 'soldOut' } },
    soldOut: { end: { clock: 'finished' }, abandon: { organiser: 'abandon' }, comeBack: { stock: 'started' } },
    finished: {},
    abandon: {},
  },
});
export type SeckillState = (typeof seckillStates.states)[number];

/** As the states travel. Source: SECKILL-1. */
export const SECKILL_STATUS = { notStart: 1, started: 2, finished: 3, abandon: 4, soldOut: 5 } as const satisfies Readonly<Record<SeckillState, number>>;

export interface SeckillFacts {
  /** Milliseconds since 1970, as all of them; it has started at `start`, and is over at `end`. */
  now: number;
  start: number;
  end: number;
  /** When it was called off; null: it was not. What was over by then stays over. */
  abandonedAt: number | null;
  /** Pieces, or whole sets, that can still be had. */
  left: number;
}

/** The state at a moment, from clock, flag and stock: a job that is late shows nothing wrong. */
export function seckillStateAt({ now, start, end, abandonedAt, left }: SeckillFacts): SeckillState {
  if (abandonedAt !== null && abandonedAt < end) return 'abandon';
  if (now >= end) return 'finished';
  if (now < start) return 'notStart';
  return left > 0 ? 'started' : 'soldOut';
}

/** Nothing more becomes of it, whatever is left. */
export const isSeckillOver = (facts: Omit<SeckillFacts, 'left'>): boolean => ['finished', 'abandon'].includes(seckillStateAt({ ...facts, left: 1 }));

/**
 * What somebody has of a flash sale: held with an order that is to be paid, paid, or given back when the order closes, before or after it was paid.
 * Source: SECKILL-6.
 */
export const seckillPurchaseStates = defineStates({
  states: ['held', 'paid', 'released'],
  acts: ['pay', 'close'],
  who: ['order'],
  table: { held: { pay: { order: 'paid' }, close: { order: 'released' } }, paid: { close: { order: 'released' } }, released: {} },
});
export type SeckillPurchaseState = (typeof seckillPurchaseStates.states)[number];
