/** The provider's own people and their rights, by administrators: taken away by one, given by two (OPERATOR-21). */
import { OPERATOR_ROLES } from '@portal/engines/access';
import { operatorChangeStates } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { nameText, pagingQuery, recordId } from '../core/fields.ts';
import { operatorCopy } from './copy.ts';
import { lastAdministrator, operatorChangeDecided, operatorStands, ownOperatorChange } from './errors.ts';

const BASE = '/api-console/v1/operator/people';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
const OPERATOR_REASON_MAX = 100;
const reason = nameText(OPERATOR_REASON_MAX, operatorCopy.reasonRequired);
const role = z.literal([...OPERATOR_ROLES], { error: operatorCopy.roleRequired });

export const OperatorPerson = z.strictObject({
  operatorNo: z.string(),
  loginName: z.string(),
  name: z.string(),
  /** Its middle hidden. */
  phone: z.string(),
  role: z.literal([...OPERATOR_ROLES]),
  isLocked: z.boolean(),
  /** An authenticator is linked: has signed in before. */
  isLinked: z.boolean(),
});
export type OperatorPerson = z.infer<typeof OperatorPerson>;

export const OperatorChange = z.strictObject({
  changeNo: z.string(),
  kind: z.enum(['add', 'role', 'unlock']),
  loginName: z.string(),
  name: z.string(),
  /** As it is to be. */
  role: z.literal([...OPERATOR_ROLES]),
  reason: z.string(),
  state: z.enum(operatorChangeStates.states),
  proposerName: z.string(),
  deciderName: z.string(),
  /** What the caller may do about it. */
  may: z.enum(['decide', 'withdraw', 'nothing']),
  /** The half of the first password the caller is told, once; '' otherwise. */
  passwordHalf: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type OperatorChange = z.infer<typeof OperatorChange>;

export const listOperatorPeople = defineEndpoint({
  name: 'listOperatorPeople',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '运营人员',
  access: 'managesOperators',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object(pagingQuery),
  data: z.array(OperatorPerson),
  counted: true,
});

/** Those that wait first, then the newest. */
export const listOperatorChanges = defineEndpoint({
  name: 'listOperatorChanges',
  method: 'GET',
  path: `${BASE}/changes`,
  summary: '运营人员权限变更',
  access: 'managesOperators',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object({ ...pagingQuery, state: z.enum(operatorChangeStates.states).optional() }),
  data: z.array(OperatorChange),
  counted: true,
});

/** Somebody new, another role, or one who was locked let in again; nothing holds before another administrator approves. The same asked for again is the one that waits. */
export const proposeOperatorChange = defineEndpoint({
  name: 'proposeOperatorChange',
  method: 'POST',
  path: `${BASE}/propose`,
  summary: '提出权限变更',
  access: 'managesOperators',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('add'),
      loginName: z.string().regex(/^[\w.-]{2,40}$/, { error: operatorCopy.loginNameRule }),
      name: nameText(20, operatorCopy.nameRequired),
      phone: z.string().regex(/^1\d{10}$/, { error: operatorCopy.phoneRule }),
      role,
      reason,
    }),
    z.strictObject({ kind: z.literal('role'), operatorNo: recordId, role, reason }),
    z.strictObject({ kind: z.literal('unlock'), operatorNo: recordId, reason }),
  ]),
  data: OperatorChange,
  outcomes: [badRequest, notFound, operatorStands],
});

/** By an administrator who neither asked nor is meant; who asked takes it back. */
export const decideOperatorChange = defineEndpoint({
  name: 'decideOperatorChange',
  method: 'POST',
  path: `${BASE}/decide`,
  summary: '复核权限变更',
  access: 'managesOperators',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ changeNo: recordId, act: z.enum(operatorChangeStates.acts) }),
  data: OperatorChange,
  outcomes: [badRequest, notFound, operatorChangeDecided, ownOperatorChange, lastAdministrator],
});

/** At once, by one: the sessions end. Nobody locks himself. */
export const lockOperator = defineEndpoint({
  name: 'lockOperator',
  method: 'POST',
  path: `${BASE}/lock`,
  summary: '停用运营人员',
  access: 'managesOperators',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ operatorNo: recordId, reason }),
  data: OperatorPerson,
  outcomes: [badRequest, notFound, lastAdministrator],
});
