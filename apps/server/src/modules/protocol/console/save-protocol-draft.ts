import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/protocol';
import { operation } from '../../../platform/http/operation.ts';
import type { ProtocolNeeds } from '../needs.ts';
import { listDrafts, lockVersions, putDraft } from '../store.ts';
import { protocolVersions } from './protocol-versions.ts';

/** A draft that another has saved since is not written over; a text that could not be published is not taken. */
export const saveProtocolDraft = operation(contract.saveProtocolDraft, async function saveProtocolDraft(ctx, { body }, room: ProtocolNeeds) {
  const { protocolCode, basedOn, protocolName, text } = body;
  const read = contract.readProtocolText(text);
  if (read.outcome === 'faulty') throw new AppError(badRequest, { msg: read.fault, fields: { text: read.fault } });
  await lockVersions(ctx.db, protocolCode);
  const [present] = await listDrafts(ctx.db, [protocolCode]);
  if ((present?.draftNo ?? null) !== basedOn) throw new AppError(contract.draftMoved);
  const { operatorNo } = ctx.caller.operator;
  await putDraft(ctx.db, { protocolCode, draftNo: ctx.newId(), protocolName, text, operatorNo, gmtModify: new Date(ctx.now) });
  await room.recordAct(ctx, 'saveProtocolDraft', { target: String(protocolCode), after: { protocolName } });
  return protocolVersions(ctx.db, protocolCode, ctx.now, room);
});
