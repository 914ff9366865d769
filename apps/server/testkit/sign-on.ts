/** Steps of signing in as tests take them: calls over HTTP to either site, with addresses and cookies of the test's choosing. */
import { aPerson, type PersonFields } from './people.ts';
import type { TestPortal } from './portal.ts';
import type { App } from '../src/app.ts';
import { hashPassword } from '../src/modules/account/sign-in/password.ts';

export const RIGHT_PASSWORD = 'Right@2026';
const BASE = '/api-cloud-merchant-service/v1/account';
export const paths = {
  passwordLogin: `${BASE}/passwordLogin`,
  smsCodeLogin: `${BASE}/smsCodeLogin`,
  tokenLogin: `${BASE}/tokenLogin`,
  logout: `${BASE}/logout`,
  info: `${BASE}/getLoginSessionInfo`,
  changeIdentity: `${BASE}/changeIdentity`,
  sendCode: '/api-cloud-merchant-service/open/v3/message/verifycode',
} as const;

let hashed: Promise<string> | undefined;
/** A person who can sign in with `RIGHT_PASSWORD`. */
export async function aPersonWithPassword(portal: TestPortal, fields: PersonFields = {}) {
  hashed ??= hashPassword(RIGHT_PASSWORD);
  return aPerson(portal.database, { passwordHash: await hashed, ...fields });
}

export interface SignOnAnswer {
  status: number;
  code: number;
  msg: string;
  data: Record<string, unknown>;
  /** What is wrong with which field. */
  fields: Record<string, string>;
  headers: Record<string, string | string[] | number | undefined>;
  /** Cookies set by the answer, by name; '' for one that is cleared. */
  cookies: Record<string, string>;
}

/** POSTs JSON (or GETs, without a body) and gives what came back. */
export async function ask(
  app: App,
  path: string,
  body?: object,
  options: { ip?: string; cookie?: string; headers?: Record<string, string> } = {},
): Promise<SignOnAnswer> {
  const response = await app.http.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    remoteAddress: options.ip ?? '10.0.0.1',
    headers: { host: 'shop.local:3001', ...(options.cookie ? { cookie: options.cookie } : {}), ...options.headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const text = response.body;
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    code?: number;
    msg?: string;
    data?: Record<string, unknown>;
    fields?: Record<string, string>;
  };
  return {
    status: response.statusCode,
    code: json.code ?? -1,
    msg: json.msg ?? '',
    data: json.data ?? {},
    fields: json.fields ?? {},
    headers: response.headers as SignOnAnswer['headers'],
    cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])),
  };
}
