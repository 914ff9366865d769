import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/protocol';
import { operation } from '../../../platform/http/operation.ts';
import type { ProtocolNeeds } from '../needs.ts';
import { publishProtocol } from '../publish-protocol.ts';
import { takeDraft } from '../store.ts';
import { protocolVersions } from './protocol-versions.ts';
import { tellProtocolsTask } from './tell-protocols.ts';

const DAY_MS = 24 * 3_600_000;

/** The draft that was read becomes the version, and nothing that was saved since; of two operators at once one publishes it. */
export const publishProtocolDraft = operation(contract.publishProtocolDraft, async function publishProtocolDraft(ctx, { body }, room: ProtocolNeeds) {
  const { protocolCode, draftNo, gmtPublish } = body;
  const publishAt = gmtPublish === null ? ctx.now : Date.parse(gmtPublish);
  if (gmtPublish !== null && (publishAt <= ctx.now || publishAt > ctx.now + contract.PUBLISH_AHEAD_DAYS * DAY_MS))
    throw refused('gmtPublish', contract.protocolCopy.publishMoment);
  const draft = await takeDraft(ctx.db, protocolCode, draftNo);
  if (draft === undefined) throw new AppError(contract.draftMoved);
  const { protocolName, text } = draft;
  const read = contract.readProtocolText(text);
  if (read.outcome === 'faulty') throw refused('text', read.fault);
  const done = await publishProtocol(ctx.db, { protocolCode, protocolName, sections: read.sections, publishAt, isToldLater: true });
  if (done.outcome === 'unchanged') throw refused('text', contract.protocolCopy.unchanged);
  if (done.outcome === 'tooEarly') throw refused('gmtPublish', contract.protocolCopy.publishOrder(done.version));
  if (done.outcome === 'unknown') throw new RangeError(`no agreement ${protocolCode}`);
  const { version } = done.published;
  await room.recordAct(ctx, 'publishProtocol', {
    target: String(protocolCode),
    before: { version: version - 1 },
    after: { version, protocolName, gmtPublish: new Date(publishAt).toISOString() },
  });
  if (gmtPublish === null) await ctx.afterCommit(tellProtocolsTask, {});
  return protocolVersions(ctx.db, protocolCode, ctx.now, room);
});

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });
