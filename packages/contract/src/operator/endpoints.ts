/** The provider's own staff: signing in to the console in two steps, and what they have done (OPERATOR-1 to OPERATOR-5). */
import { OPERATOR_ROLES } from '@portal/engines/access';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { dayQuery, keywordQuery, pagingQuery, plainText, recordId } from '../core/fields.ts';
import { operatorCopy } from './copy.ts';
import { operatorTooManyTries, operatorWrongCredentials, secondFactorOver, secondFactorWrong } from './errors.ts';

const BASE = '/api-console/v1/operator';
const onConsole = ['console'] as const;
/** Letters of all acts there are, and some. */
const NAMED_ACTS_LENGTH_MAX = 3_000;

export const OperatorInfo = z.strictObject({
  operatorNo: z.string(),
  name: z.string(),
  role: z.literal([...OPERATOR_ROLES]),
});
export type OperatorInfo = z.infer<typeof OperatorInfo>;

const OperatorLogin = z.strictObject({
  loginName: z
    .string()
    .trim()
    .min(1, { error: operatorCopy.loginNameRequired })
    .max(40, { error: operatorCopy.loginNameRequired })
    .regex(/^[^\u0000]*$/, { error: operatorCopy.loginNameRequired }),
  password: z.string().min(1, { error: operatorCopy.passwordRequired }).max(64, { error: operatorCopy.passwordRequired }),
});

/** Where an authenticator is not linked yet: what to link it by. */
const Enrolment = z.strictObject({ uri: z.string(), secret: z.string(), qrSvg: z.string() });

/** The first step: a right password opens the second for ten minutes, and nothing else. */
export const operatorLogin = defineEndpoint({
  name: 'operatorLogin',
  method: 'POST',
  path: `${BASE}/login`,
  summary: '控制台登录：密码',
  access: 'everyone',
  idempotency: 'once',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  body: OperatorLogin,
  data: z.strictObject({ enrolment: Enrolment.nullable() }),
  outcomes: [operatorWrongCredentials, operatorTooManyTries],
  transaction: 'own',
});

/** The second step: a code of the authenticator, or a recovery code in its place. Recovery codes are told once, when it is linked. */
export const operatorSecondFactor = defineEndpoint({
  name: 'operatorSecondFactor',
  method: 'POST',
  path: `${BASE}/secondFactor`,
  summary: '控制台登录：动态码',
  access: 'everyone',
  idempotency: 'once',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  body: z.strictObject({ code: z.string().trim().min(6, { error: operatorCopy.codeRule }).max(20, { error: operatorCopy.codeRule }) }),
  data: z.strictObject({ operator: OperatorInfo, recoveryCodes: z.array(z.string()) }),
  outcomes: [secondFactorWrong, secondFactorOver, operatorTooManyTries],
  transaction: 'own',
});

export const getOperator = defineEndpoint({
  name: 'getOperator',
  method: 'GET',
  path: `${BASE}/current`,
  summary: '当前运营人员',
  access: 'operator',
  idempotency: 'read',
  sites: onConsole,
  data: OperatorInfo,
});

export const operatorLogout = defineEndpoint({
  name: 'operatorLogout',
  method: 'POST',
  path: `${BASE}/logout`,
  summary: '退出控制台',
  access: 'operator',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  data: z.null(),
});

const OperatorLogLine = z.strictObject({
  id: z.int(),
  operatorNo: z.string(),
  operatorName: z.string(),
  act: z.string(),
  /** What it was done to: a number, or ''. */
  target: z.string(),
  /** Of an enterprise or of papers, as they are called now; of an agreement or a notice, as it was called then; '' of anything else. */
  targetName: z.string(),
  /** Field by field, without secrets; null where nothing was before, or is after. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  gmtCreate: z.iso.datetime(),
});

/** What operators did, the newest first; the keyword is a number, a name or an act. Both days are within. */
export const listOperatorLog = defineEndpoint({
  name: 'listOperatorLog',
  method: 'GET',
  path: `${BASE}/log`,
  summary: '操作日志',
  access: 'readsOperatorLog',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({
    ...pagingQuery,
    keyword: keywordQuery,
    operatorNo: z.union([recordId, z.literal('')]).default(''),
    act: plainText(40).default(''),
    /** Acts whose words hold the keyword, as the page says them, with commas between. */
    namedActs: z
      .string()
      .max(NAMED_ACTS_LENGTH_MAX)
      .regex(/^(?:[A-Za-z]+(?:,[A-Za-z]+)*)?$/)
      .default(''),
    dateFrom: dayQuery,
    dateTo: dayQuery,
  }),
  data: z.array(OperatorLogLine),
  counted: true,
});

/** Whose lines the log may be narrowed to, and which acts stand in it. */
export const listLogChoices = defineEndpoint({
  name: 'listLogChoices',
  method: 'GET',
  path: `${BASE}/log/choices`,
  summary: '操作日志的筛选项',
  access: 'readsOperatorLog',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  data: z.strictObject({ operators: z.array(OperatorInfo.pick({ operatorNo: true, name: true })), acts: z.array(z.string()) }),
});
