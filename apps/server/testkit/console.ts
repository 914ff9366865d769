/** The console as tests see it: operators in one line, the two steps of signing in, calls by path. */
import { createCall, type Call } from '@portal/client';
import type { OperatorRole } from '@portal/engines/access';
import type { App } from '../src/app.ts';
import { hashPassword } from '../src/modules/account/index.ts';
import { insertOperators, type OperatorRow } from '../src/modules/operator/index.ts';
import { CONSOLE_COOKIE, hashToken, STEP_COOKIE } from '../src/modules/operator/sign-in/operator-token.ts';
import { sealSecret } from '../src/modules/operator/sign-in/totp-seal.ts';
import { insertSession } from '../src/modules/operator/store.ts';
import { newSecret } from '../src/platform/clock.ts';
import { openTestPortal, TEST_SEAL_KEY, type TestPortal } from './portal.ts';

type Answer = Awaited<ReturnType<App['http']['inject']>>;
export const TEST_SECRET = 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA';
const PASSWORD = 'Right@2026';
const BASE = '/api-console/v1/operator';

export interface TestConsole {
  portal: TestPortal;
  /** Of every operator made here. */
  password: string;
  /** Gives the number. */
  anOperator(role: OperatorRole, fields: Partial<OperatorRow>): Promise<string>;
  /** The cookie of a fresh session. */
  sessionOf(operatorNo: string): Promise<string>;
  /** Calls as that operator. */
  as(operatorNo: string): Promise<Call>;
  post(name: string, body: object, cookie?: string): Promise<Answer>;
  get(name: string, cookie?: string): Promise<Answer>;
  /** Both steps. */
  signIn(loginName: string, code: string): Promise<Answer>;
  /** A cookie an answer sets, as a browser sends it back. */
  cookieIn(answer: Answer, name: string): string;
}

let serial = 0;
let hashed: Promise<string> | undefined;

/** Of a portal that is open already, or of one of its own. */
export async function openTestConsole(open?: TestPortal): Promise<TestConsole> {
  const portal = open ?? (await openTestPortal());
  const { db } = portal.database;
  const { http } = portal.console;
  const headersOf = (cookie: string | undefined) => (cookie === undefined ? {} : { cookie });
  const post: TestConsole['post'] = (name, body, cookie) => http.inject({ method: 'POST', url: `${BASE}/${name}`, headers: headersOf(cookie), payload: body });
  const cookieIn: TestConsole['cookieIn'] = (answer, name) => {
    const { value } = answer.cookies.find((one) => one.name === name) ?? {};
    return `${name}=${value}`;
  };
  const sessionOf = async (operatorNo: string): Promise<string> => {
    const token = newSecret();
    const now = portal.clock.now();
    await insertSession(db, { tokenHash: hashToken(token), operatorNo, gmtCreate: new Date(now), gmtExpire: new Date(now + 10 * 3_600_000) });
    return `${CONSOLE_COOKIE}=${token}`;
  };
  return {
    portal,
    password: PASSWORD,
    async anOperator(role, fields) {
      const operatorNo = `O${++serial}`;
      const passwordHash = await (hashed ??= hashPassword(PASSWORD));
      const known = { operatorNo, loginName: operatorNo, name: '测试员', phone: `1370000${String(serial).padStart(4, '0')}`, passwordHash, role };
      const totpSecret = sealSecret(TEST_SEAL_KEY, operatorNo, TEST_SECRET);
      await insertOperators(db, [{ ...known, totpSecret, gmtCreate: new Date(portal.clock.now()), ...fields }]);
      return operatorNo;
    },
    sessionOf,
    async as(operatorNo) {
      const cookie = await sessionOf(operatorNo);
      return createCall(async ({ method, path, body, headers }) => {
        const answer = await http.inject({ method, url: path, headers: { ...headers, cookie }, ...(body === undefined ? {} : { payload: body as object }) });
        return { status: answer.statusCode, json: answer.json() as unknown };
      });
    },
    post,
    get: (name, cookie) => http.inject({ url: `${BASE}/${name}`, headers: headersOf(cookie) }),
    async signIn(loginName, code) {
      const first = await post('login', { loginName, password: PASSWORD });
      return post('secondFactor', { code }, cookieIn(first, STEP_COOKIE));
    },
    cookieIn,
  };
}
