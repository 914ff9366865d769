/** Agreements: which there are, and what each says (ACCOUNT-8). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { queryNumber } from '../core/fields.ts';
import { EVERY_PROTOCOL_CODE, PROTOCOL_CODES, ProtocolAction, type ProtocolCode } from './codes.ts';
import { protocolOutdated } from './errors.ts';

const protocolCode = z.literal(EVERY_PROTOCOL_CODE);
const version = z.int().min(1).max(9999);

/** A text that somebody has been shown: its number and the version of it. */
export const ProtocolVersion = z.strictObject({ protocolCode, version });
export type ProtocolVersion = z.infer<typeof ProtocolVersion>;

export const Protocol = z.strictObject({
  protocolCode,
  version,
  protocolName: z.string(),
  /** Page of the portal that shows it. */
  protocolUrl: z.string(),
});
export type Protocol = z.infer<typeof Protocol>;

export const ProtocolText = z.strictObject({
  protocolCode,
  version,
  protocolName: z.string(),
  /** From when on it holds. */
  gmtPublish: z.iso.datetime(),
  sections: z.array(z.strictObject({ heading: z.string(), lines: z.array(z.string()) })),
});
export type ProtocolText = z.infer<typeof ProtocolText>;

const CODES_RULE = '协议编号不正确';

/** The agreements in force, in the order asked for: `codes=60,39,61,5,6`. */
export const listProtocols = defineEndpoint({
  name: 'listProtocols',
  method: 'GET',
  path: '/api-base/v1/protocol/list',
  also: ['/api-base/v1/agreement/list', '/api-system/v1/agreement/list'],
  summary: '当前有效的协议',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({
    codes: z
      .string()
      .max(60)
      .default(PROTOCOL_CODES.join(','))
      .transform((text) => text.split(',').map(Number))
      .refine((codes) => codes.every((code) => (EVERY_PROTOCOL_CODE as readonly number[]).includes(code)), { error: CODES_RULE })
      .transform((codes) => [...new Set(codes)] as ProtocolCode[]),
  }),
  data: z.strictObject({ protocolList: z.array(Protocol) }),
});

/** What an agreement says: the version named, else the one in force. */
export const getProtocol = defineEndpoint({
  name: 'getProtocol',
  method: 'GET',
  path: '/api-base/v1/protocol/detail',
  summary: '协议内容',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({
    protocolCode: queryNumber.pipe(protocolCode),
    version: queryNumber.pipe(version).optional(),
  }),
  data: ProtocolText,
  outcomes: [notFound],
});

const BASE = '/api-cloud-merchant-service/v1/protocol';

/** signVerify: agreements in force that the caller has not agreed to in this version. */
export const signVerify = defineEndpoint({
  name: 'signVerify',
  method: 'GET',
  path: `${BASE}/signVerify`,
  summary: '待签署的协议',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({
    /** `isUpdate`: an older version was agreed to. */
    protocolList: z.array(Protocol.extend({ isUpdate: z.boolean() })),
  }),
});

/** getProtocolConfirmTip: the rules of safe service where whoever installs has not confirmed them; null: nothing to confirm. */
export const getProtocolConfirmTip = defineEndpoint({
  name: 'getProtocolConfirmTip',
  method: 'GET',
  path: `${BASE}/getProtocolConfirmTip`,
  summary: '服务安全协议确认',
  access: 'signedIn',
  idempotency: 'read',
  data: ProtocolText.nullable(),
});

/** bindProtocol: 1 disagree, 2 later, 3 agree, to the very versions that were shown. */
export const bindProtocol = defineEndpoint({
  name: 'bindProtocol',
  method: 'POST',
  path: `${BASE}/bindProtocol`,
  summary: '签署协议',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    action: z.literal(Object.values(ProtocolAction)),
    protocols: z.array(ProtocolVersion).min(1, { error: CODES_RULE }).max(EVERY_PROTOCOL_CODE.length, { error: CODES_RULE }),
  }),
  data: z.null(),
  outcomes: [protocolOutdated],
});
