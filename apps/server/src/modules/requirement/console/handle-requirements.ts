/** What the desk does: each act is a step, a line of the operators' log, and what is said is told to whoever asked; one transaction (REQUEST-14). */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/requirement';
import type { RequirementAct } from '@portal/engines/states';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import type { RequirementNeeds } from '../needs.ts';
import { listWords, lockRequirement, type RequirementRow } from '../store.ts';
import { takeStep } from '../take-step.ts';
import { tellAsker } from '../tell-asker.ts';
import { deskRequirement } from './desk-requirement.ts';

type Handling = Context<OperatorCaller>;

export const takeOverRequirement = operation(contract.takeOverRequirement, async function takeOverRequirement(ctx, { body }, room: RequirementNeeds) {
  const row = await held(ctx, body.id);
  const { operatorNo } = ctx.caller.operator;
  const isMine = row.state === 'processing' && row.handlerNo === operatorNo;
  const taken = isMine ? row : await handle(ctx, row, { act: 'takeOver', gmtModified: body.gmtModified, text: '' });
  return deskRequirement(ctx.db, taken, room);
});

export const answerRequirement = operation(contract.answerRequirement, async function answerRequirement(ctx, { body }, room: RequirementNeeds) {
  const row = await held(ctx, body.id);
  assertRead(row, body.gmtModified);
  if (row.handlerNo !== ctx.caller.operator.operatorNo && row.state !== 'closed') throw new AppError(contract.handledByOther);
  const answered = await handle(ctx, row, { act: 'answer', gmtModified: body.gmtModified, text: body.text });
  await tellAsker(ctx, answered, { kind: 'answer', text: body.text });
  return deskRequirement(ctx.db, answered, room);
});

export const closeRequirement = operation(contract.closeRequirement, async function closeRequirement(ctx, { body }, room: RequirementNeeds) {
  const row = await held(ctx, body.id);
  const last = (await listWords(ctx.db, body.id)).at(-1);
  const isDone = row.state === 'closed' && last?.kind === 'close' && last.actorNo === ctx.caller.operator.operatorNo && last.text === body.reason;
  if (isDone) return deskRequirement(ctx.db, row, room);
  const closed = await handle(ctx, row, { act: 'close', gmtModified: body.gmtModified, text: body.reason });
  await tellAsker(ctx, closed, { kind: 'close', text: body.reason });
  return deskRequirement(ctx.db, closed, room);
});

async function held({ db }: Handling, id: string): Promise<RequirementRow> {
  const row = await lockRequirement(db, id);
  if (row === undefined) throw new AppError(notFound);
  return row;
}

/** What was said since it was read is not decided about. */
function assertRead(row: RequirementRow, gmtModified: string): void {
  if (row.gmtModified.getTime() !== Date.parse(gmtModified)) throw new AppError(contract.requirementMoved);
}

async function handle(
  ctx: Handling,
  row: RequirementRow,
  { act, gmtModified, text }: { act: Extract<RequirementAct, 'takeOver' | 'answer' | 'close'>; gmtModified: string; text: string },
): Promise<RequirementRow> {
  assertRead(row, gmtModified);
  const after = await takeStep(ctx, row, { act, who: 'operator', actorNo: ctx.caller.operator.operatorNo, text });
  await recordAct(ctx, `${act}Requirement`, {
    target: row.requirementId,
    before: { requirementState: row.state },
    // nothing that tells who asks: the log outlives them
    after: {
      requirementState: after.state,
      requirementType: contract.requirementTitle(row.requirementTypeId),
      ...(act === 'close' ? { closeReason: text } : {}),
    },
  });
  return after;
}
