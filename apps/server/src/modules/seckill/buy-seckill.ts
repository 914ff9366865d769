import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/seckill';
import type { FastifyInstance } from 'fastify';
import { operation } from '../../platform/http/operation.ts';
import { openBatches, type Batches } from './batches.ts';
import { openTurns } from './loop-turns.ts';
import { sessionHashOf } from '../account/index.ts';
import type { SeckillNeeds } from './needs.ts';
import { getVisible } from './read-seckills.ts';
import { sellBatch, type SeckillAnswer, type SeckillAsk } from './sell-batch.ts';

/** So many are decided in one transaction; so many more may wait for theirs. */
const AT_ONCE = 100;
const WAITING = 2_000;

export interface SeckillRoom extends SeckillNeeds {
  batches: Batches<SeckillAsk, SeckillAnswer>;
}

export function openSeckillRoom(needs: SeckillNeeds): SeckillRoom {
  const batches = openBatches<SeckillAsk, SeckillAnswer>(
    async (sessionNo, asks) => {
      const answers = await sellBatch(needs, sessionNo, asks);
      needs.gate.shut([...new Set(answers.flatMap(({ isSoldOut }, index) => (isSoldOut ? [asks[index]?.item.itemNo ?? ''] : [])))]);
      asks.forEach(({ item: { itemNo }, attemptNo, ctx: { caller } }, index) => {
        const answer = answers[index];
        if (answer && 'placed' in answer) needs.gate.noteWon({ itemNo, attemptNo, sessionHash: caller.sessionHash });
      });
      return answers;
    },
    { atOnce: AT_ONCE, waiting: WAITING },
  );
  return { ...needs, batches };
}

export const buySeckill = operation(contract.buySeckill, async function buySeckill(ctx, { params: { itemNo, attemptNo }, body }, room: SeckillRoom) {
  const { item } = await getVisible(ctx, itemNo);
  const answer = await room.batches.join(item.sessionNo, { ctx, item, attemptNo, ...body });
  if (answer === null) throw new AppError(contract.seckillBusy);
  if ('refused' in answer) throw answer.refused;
  return answer.placed;
});

const PATH = new RegExp(`^${contract.buySeckill.path.replace(/:\w+/g, '([\\w-]{1,40})')}$`);

/** The same for all: thousands of them in a second would each look for where they were made. */
const SOLD_OUT = new AppError(contract.seckillSoldOut);

/** So many of a rush are looked at before others in the shop have their turn: a few milliseconds of it. */
const A_TURN = 16;

/** In front of everything else: of a rush most are refused here, before anybody is asked who they are. A guest is told to sign in instead. */
export async function standAtGate(http: FastifyInstance, { gate }: SeckillRoom): Promise<void> {
  const turn = openTurns(A_TURN);
  http.addHook('onRequest', async ({ method, url, headers: { cookie } }) => {
    if (method !== 'POST' || cookie === undefined) return;
    const [, itemNo, attemptNo] = PATH.exec(url) ?? [];
    if (itemNo === undefined || attemptNo === undefined) return;
    await turn();
    if (gate.isShut(itemNo, attemptNo, () => sessionHashOf(cookie))) throw SOLD_OUT;
  });
}
