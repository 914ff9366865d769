/** Orders placed by an oracle that remembers: what was acknowledged, what was refused and how. */
import { randomUUID } from 'node:crypto';

/** One HTTP exchange; throws when there is no answer at all. */
export type Send = (request: { path: string; body: object; idempotencyKey: string }) => Promise<{
  status: number;
  retryAfter: string | undefined;
  body: string;
}>;

/** What a run of orders was answered. */
export class Witness {
  /** Names of orders whose every write was answered with success. */
  readonly acknowledged: string[] = [];
  /** Names of orders given up without an answer: each may be there once, or not. */
  readonly unknown: string[] = [];
  refused = 0;
  /** Refusals that were not a 503 with a hint when to come again and a Chinese sentence. */
  readonly wronglyRefused: string[] = [];
  /** Exchanges without an answer; the connection to the portal broke. */
  silent = 0;
  slowestMs = 0;
}

const TRIES = 60;
/** No answer within it is none. */
const ANSWER_WITHIN_MS = 10_000;
const BASE = '/api-cloud-merchant-service/v1/design-order';

/**
 * Puts one piece of `skuNo` on the list and makes an order `name` of it, as a page does: each write has its key and is sent again
 * with it until it is answered or `goOn` says no. Gives the number of exchanges; throws when a write is refused for good.
 */
export async function makeDesignOrder(
  send: Send,
  witness: Witness,
  request: { name: string; skuNo: string; pauseMs?: number; tries?: number; goOn?: () => boolean },
): Promise<number> {
  const { name, skuNo, pauseMs = 0, tries = TRIES, goOn = () => true } = request;
  const writes = [
    { path: `${BASE}/addConfigOrderProduct`, body: { productList: [{ skuNo, quantity: 1 }] } },
    { path: `${BASE}/generateConfigOrder`, body: { name, isWhole: true } },
  ];
  let exchanges = 0;
  try {
    for (const write of writes) exchanges += await insist(send, witness, { ...write, idempotencyKey: randomUUID() }, { pauseMs, tries, goOn });
    witness.acknowledged.push(name);
  } catch (error) {
    witness.unknown.push(name);
    throw error;
  }
  return exchanges;
}

async function insist(
  send: Send,
  witness: Witness,
  request: Parameters<Send>[0],
  { pauseMs, tries, goOn }: { pauseMs: number; tries: number; goOn(): boolean },
): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (!goOn()) throw new Error('given up');
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const began = performance.now();
    const answer = await answered(send(request)).catch((error: unknown) => {
      if (error instanceof UnansweredError) throw error;
      witness.silent++;
    });
    witness.slowestMs = Math.max(witness.slowestMs, performance.now() - began);
    if (answer === undefined) continue;
    if (answer.status === 200) return attempt;
    witness.refused++;
    const isAsPromised = answer.status === 503 && Number(answer.retryAfter) > 0 && /"msg":"[^"]*[\u4e00-\u9fff]/.test(answer.body);
    if (!isAsPromised) witness.wronglyRefused.push(`${answer.status} ${answer.body.slice(0, 200)}`);
    if (answer.status < 500) throw new Error(`a write was refused for good: ${answer.status} ${answer.body.slice(0, 200)}`);
  }
  throw new Error(`${tries} tries of one write, none of them answered with success`);
}

class UnansweredError extends Error {}

function answered<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UnansweredError(`no answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What stands in the database of orders whose name begins with `prefix`. */
export interface Stored {
  name: string;
  orders: number;
  lines: number;
  pieces: number;
}

export const STORED = `
  select o.name, count(distinct o.id)::int as orders, count(l.id)::int as lines, coalesce(sum(l.quantity), 0)::int as pieces
  from design_order o left join design_order_line l on l.design_order_id = o.id where o.name like $1 group by o.name`;

/** Acknowledged orders that are not there; orders there twice or with too many pieces; orders without their line. */
export function compare(witness: Witness, stored: readonly Stored[]): { lost: number; doubled: number; half: number } {
  const there = new Set(stored.map(({ name }) => name));
  return {
    lost: witness.acknowledged.filter((name) => !there.has(name)).length,
    doubled: stored.filter(({ orders, pieces }) => orders > 1 || pieces > 1).length,
    half: stored.filter(({ lines, orders }) => lines < orders).length,
  };
}
