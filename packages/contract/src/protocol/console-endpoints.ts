/** Agreements as operators see and write them: versions, a draft of the next one, publishing it (OPERATOR-10). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { moment, plainText, queryNumber, recordId } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { EVERY_PROTOCOL_CODE } from './codes.ts';
import { protocolCopy } from './copy.ts';
import { ProtocolText } from './endpoints.ts';
import { draftMoved } from './errors.ts';
import { PROTOCOL_NAME_MAX, PROTOCOL_TEXT_MAX } from './limits.ts';

const BASE = '/api-console/v1/protocol';
const onConsole = ['console'] as const;
const protocolCode = z.literal(EVERY_PROTOCOL_CODE);
const codeQuery = queryNumber.pipe(protocolCode);
const version = z.int().min(1).max(9999);

const ProtocolVersionLine = z.strictObject({
  version,
  protocolName: z.string(),
  /** From when on it holds; one that lies ahead waits. */
  gmtPublish: z.iso.datetime(),
  isInForce: z.boolean(),
  /** Accounts that have agreed to this version. */
  agreed: z.int(),
});
export type ProtocolVersionLine = z.infer<typeof ProtocolVersionLine>;

/** `draftNo` names a draft as it was saved: saved again it is another. */
export const ProtocolDraft = z.strictObject({
  draftNo: z.string(),
  protocolName: z.string(),
  text: z.string(),
  operatorName: z.string(),
  gmtModify: z.iso.datetime(),
});
export type ProtocolDraft = z.infer<typeof ProtocolDraft>;

/** An agreement with all its versions, the newest first. */
export const ProtocolVersions = z.strictObject({
  protocolCode,
  /** Of the version in force, else of the newest. */
  protocolName: z.string(),
  /** What `{brand}` stands for. */
  providerBrand: z.string(),
  versions: z.array(ProtocolVersionLine),
  draft: ProtocolDraft.nullable(),
});
export type ProtocolVersions = z.infer<typeof ProtocolVersions>;

/** Every agreement, in the order they are asked for. */
export const listProtocolVersions = defineEndpoint({
  name: 'listProtocolVersions',
  method: 'GET',
  path: BASE,
  summary: '协议与版本',
  access: 'publishesProtocols',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  data: z.array(ProtocolVersions.omit({ providerBrand: true, draft: true }).extend({ hasDraft: z.boolean() })),
});

export const getProtocolVersions = defineEndpoint({
  name: 'getProtocolVersions',
  method: 'GET',
  path: `${BASE}/versions`,
  summary: '协议的版本与草稿',
  access: 'publishesProtocols',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ protocolCode: codeQuery }),
  data: ProtocolVersions,
});

/** What a version says, as it was written; one that waits too. */
export const getProtocolVersion = defineEndpoint({
  name: 'getProtocolVersion',
  method: 'GET',
  path: `${BASE}/version`,
  summary: '协议的一个版本',
  access: 'publishesProtocols',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ protocolCode: codeQuery, version: queryNumber.pipe(version) }),
  data: ProtocolText.pick({ protocolName: true, sections: true }),
  outcomes: [notFound],
});

/** The draft of an agreement's next version; `basedOn` is the draft it was written from, null where there was none. */
export const saveProtocolDraft = defineEndpoint({
  name: 'saveProtocolDraft',
  method: 'POST',
  path: `${BASE}/draft`,
  summary: '保存协议草稿',
  access: 'publishesProtocols',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    protocolCode,
    basedOn: recordId.nullable(),
    protocolName: plainText(PROTOCOL_NAME_MAX).min(1, { error: protocolCopy.nameRequired }).refine(isVisible, { error: protocolCopy.nameRequired }),
    text: plainText(PROTOCOL_TEXT_MAX).min(1, { error: protocolCopy.textRequired }),
  }),
  data: ProtocolVersions,
  outcomes: [draftMoved],
});

/** The draft becomes the next version, which is never changed; null: it holds from now on. */
export const publishProtocolDraft = defineEndpoint({
  name: 'publishProtocolDraft',
  method: 'POST',
  path: `${BASE}/publish`,
  summary: '发布协议新版本',
  access: 'publishesProtocols',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ protocolCode, draftNo: recordId, gmtPublish: moment(protocolCopy.publishMoment).nullable() }),
  data: ProtocolVersions,
  outcomes: [draftMoved],
});
