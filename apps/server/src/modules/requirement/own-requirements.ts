/** One's own: read, added to, taken back. Another's is none. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/requirement';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { requirementOf, summaryOf } from './requirement-of.ts';
import { findOwn, listOwnPage, listWords, lockOwn, updateOrderShown, type RequirementRow } from './store.ts';
import { takeStep } from './take-step.ts';

function found(row: RequirementRow | undefined): RequirementRow {
  if (row === undefined) throw new AppError(notFound, { message: 'not a requirement of the caller' });
  return row;
}

export const listRequirements = operation(contract.listRequirements, async function listRequirements(ctx, { query }) {
  const { rows, total } = await listOwnPage(ctx.db, ownerOf(ctx.caller), query);
  return { data: rows.map(({ row, lastAnswer }) => ({ ...summaryOf(row), lastAnswer: lastAnswer ?? '' })), count: total };
});

export const getRequirement = operation(contract.getRequirement, async function getRequirement(ctx, { params: { id } }) {
  const row = found(await findOwn(ctx.db, ownerOf(ctx.caller), id));
  return requirementOf(ctx.db, row);
});

export const addRequirementWord = operation(contract.addRequirementWord, async function addRequirementWord(ctx, { body: { id, text } }) {
  const row = found(await lockOwn(ctx.db, ownerOf(ctx.caller), id));
  const said = (await listWords(ctx.db, id)).filter(({ kind }) => kind === 'word').length;
  if (said >= contract.WORDS_MAX) throw new AppError(contract.tooManyWords);
  const moved = await takeStep(ctx, row, { act: 'addWord', who: 'asker', actorNo: ctx.caller.accountNo, text });
  return requirementOf(ctx.db, moved);
});

export const showRequirementOrder = operation(contract.showRequirementOrder, async function showRequirementOrder(ctx, { body: { id, isDesignOrderShown } }) {
  const row = found(await lockOwn(ctx.db, ownerOf(ctx.caller), id));
  if (row.designOrderId === null) throw new AppError(notFound, { message: 'a requirement of no design order' });
  if (row.state === 'closed') throw new AppError(contract.requirementMoved);
  await updateOrderShown(ctx.db, id, isDesignOrderShown);
  return requirementOf(ctx.db, { ...row, isDesignOrderShown });
});

export const withdrawRequirement = operation(contract.withdrawRequirement, async function withdrawRequirement(ctx, { body: { id } }) {
  const row = found(await lockOwn(ctx.db, ownerOf(ctx.caller), id));
  const isDone = row.state === 'closed' && (await listWords(ctx.db, id)).at(-1)?.kind === 'withdraw';
  const moved = isDone ? row : await takeStep(ctx, row, { act: 'withdraw', who: 'asker', actorNo: ctx.caller.accountNo, text: '' });
  return requirementOf(ctx.db, moved);
});
