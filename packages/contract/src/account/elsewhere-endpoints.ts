/** What pages of others ask of the session: who may survey, the mark of being signed in, the way to the wallet. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { queryNumber } from '../core/fields.ts';
import { noWallet } from './errors.ts';

const BASE = '/api-cloud-merchant-service/v1/account';

/** What `token` and `jt` hold in the browser: that somebody is signed in there, and nothing that says who or opens an account. */
export const SIGNED_IN_MARK = 'session';

/** getUserTk: the mark under which the session is known in the browser; the session itself is the cookie, which no script reads. */
export const getUserTk = defineEndpoint({
  name: 'getUserTk',
  method: 'GET',
  path: `${BASE}/getUserTk`,
  summary: '登录标记',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({ token: z.literal(SIGNED_IN_MARK) }),
});

/** survey-permission check: whether the account may survey (ACCESS-5). */
export const surveyPermission = defineEndpoint({
  name: 'surveyPermission',
  method: 'GET',
  path: `${BASE}/survey-permission`,
  also: [`${BASE}/surveyPermission`],
  summary: '勘测权限',
  access: 'signedIn',
  idempotency: 'read',
  data: z.boolean(),
});

/** wallet URL: where the operator's wallet is for this channel; `terminal` is 1, the portal. The wallet asks for its own sign-in. */
export const walletUrl = defineEndpoint({
  name: 'walletUrl',
  method: 'GET',
  path: `${BASE}/walletUrl`,
  summary: '钱包地址',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  query: z.strictObject({
    terminal: queryNumber.pipe(z.literal(1, { error: '终端类型不正确' })),
    walletChannel: z.string().regex(/^[\w-]{1,20}$/, { error: '钱包渠道不正确' }),
  }),
  data: z.strictObject({ url: z.string() }),
  outcomes: [noWallet],
});
