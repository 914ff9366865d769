import { AppError } from '@portal/contract/core';
import { certificationMoved } from '@portal/contract/enterprise';
import { AuditStatus, certificationStateOf, certificationStates, isInForce, type CertificationAct, type CertificationActor } from '@portal/engines/states';
import type { Context } from '../../../platform/http/context.ts';
import { keptPapers } from './papers.ts';
import { updateEnterprise } from '../store.ts';
import { insertStep, updateCertification, type CertificationInsert, type CertificationRow } from './store.ts';

interface Step {
  act: CertificationAct;
  actor: CertificationActor;
  /** Number of the account or of the operator. */
  actorNo: string;
  reason?: string;
}

/** The code of the state after an act. Throws `certificationMoved` where it may not be done. */
export function stateAfter(state: AuditStatus, { act, actor }: Pick<Step, 'act' | 'actor'>): AuditStatus {
  const next = certificationStates.after(certificationStateOf(state), act, actor);
  if (next === null) throw new AppError(certificationMoved, { message: `${act} of ${state}` });
  return AuditStatus[next];
}

/**
 * One step of papers: the row as it was seen, what changes with it, and the line that stays. Whoever saw the same row and came
 * second gets `certificationMoved`. The enterprise it became acts by the new state from its people's next request on.
 */
export async function takeStep(
  { db, now }: Pick<Context, 'db' | 'now'>,
  seen: CertificationRow,
  { act, actor, actorNo, reason = '' }: Step,
  change: Partial<CertificationInsert> = {},
): Promise<CertificationRow> {
  const state = stateAfter(seen.state, { act, actor });
  const row = await updateCertification(db, seen, { ...change, state });
  if (row === undefined) throw new AppError(certificationMoved, { message: 'moved meanwhile' });
  const papers = act === 'submit' ? keptPapers(row) : null;
  await insertStep(db, {
    enterpriseNo: row.enterpriseNo,
    act,
    fromState: seen.state,
    toState: state,
    actor,
    actorNo,
    reason,
    papers,
    gmtCreate: new Date(now),
  });
  if (row.merchantNo !== null) await updateEnterprise(db, row.merchantNo, { auditStatus: state, authStatus: isInForce(certificationStateOf(state)) ? 1 : 0 });
  return row;
}
