import { AppError } from '@portal/contract/core';
import { requirementMoved } from '@portal/contract/requirement';
import { requirementStates, type RequirementAct, type RequirementActor } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { updateRequirement, type RequirementRow } from './store.ts';
import { KINDS, SIDES } from './tables.ts';

interface Step {
  act: RequirementAct;
  who: RequirementActor;
  /** Number of the account, or of the operator, who then has it at hand. */
  actorNo: string;
  text: string;
}

/** One step of a requirement that the caller holds; refuses what its state does not allow. */
export async function takeStep(ctx: { db: Db; now: number }, row: RequirementRow, { act, who, actorNo, text }: Step): Promise<RequirementRow> {
  const state = requirementStates.after(row.state, act, who);
  if (state === null) throw new AppError(requirementMoved);
  // no two versions bear the same moment: by it an operator says which one was read
  const gmtModified = new Date(Math.max(ctx.now, row.gmtModified.getTime() + 1));
  const change = { state, handlerNo: act === 'takeOver' ? actorNo : row.handlerNo, gmtModified };
  await updateRequirement(ctx.db, row.requirementId, { ...change, word: { by: SIDES[who], kind: KINDS[act], actorNo, text, gmtCreate: new Date(ctx.now) } });
  return { ...row, ...change };
}
