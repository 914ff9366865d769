/** The portal and the sign-on site as tests see them: real rooms, real migrations, a clock in the test's hand, no network. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCall, CallError, type Call } from '@portal/client';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { buildConsole, buildPortal, buildSso, type App, type AppDeps } from '../src/app.ts';
import { issueSession, SESSION_COOKIE } from '../src/modules/account/index.ts';
import { sealKeyOf } from '../src/modules/operator/index.ts';
import { createMemoryCounts } from '../src/platform/limits/counts.ts';
import { createLocalSignals } from '../src/platform/live/signals.ts';
import { createLog } from '../src/platform/log.ts';
import type { SmsInvitation, SmsMessage } from '../src/platform/upstream/sms/index.ts';
import { UserType } from '@portal/engines/access';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { TEST_NOW } from './now.ts';
import { aPersonOf, type TestPerson } from './people.ts';

type Answer = Awaited<ReturnType<App['http']['inject']>>;

export interface TestPortal {
  portal: App;
  sso: App;
  console: App;
  database: TestDatabase['database'];
  deps: AppDeps;
  /** Milliseconds; move it forward as the test needs. */
  clock: { now(): number; set(ms: number): void; forward(ms: number): void };
  /** Every short message sent, oldest first. */
  sms: SmsMessage[];
  /** Every invitation sent by short message. */
  invitations: SmsInvitation[];
  /** Performs the tasks written down so far, in their order; those of a transaction that was undone too. */
  performTasks(): Promise<void>;
  /** Does what is done by the clock, now. */
  runJob(name: string): Promise<void>;
  /** Calls as a guest, or as an account (by accountNo) through a real session. */
  as(accountNo?: string): Promise<Call>;
  /** Calls as somebody of that type: a guest, or the one account it keeps for each other type. */
  asA(userType: UserType): Call;
  /** The raw answer to somebody of that type who opens this address. */
  openAs(userType: UserType, url: string): Promise<Answer>;
  /** The account of these two; a guest has none. */
  personOf(userType: Exclude<UserType, typeof UserType.Tourist>): Promise<TestPerson>;
  /** The raw cookie header of a fresh session. */
  cookieOf(accountNo: string): Promise<string>;
  close(): Promise<void>;
}

/** Under which secrets of authenticators rest. */
export const TEST_SEAL_KEY = sealKeyOf('a key for tests alone');

export interface TestPortalOptions {
  /** Instead of one of its own; closed in the end. */
  database?: TestDatabase;
  /** The catalogue remembers its answers and none is checked, as in production. */
  remembers?: boolean;
  /** However many calls come. */
  unlimited?: boolean;
  /** Instead of a store that keeps bytes in memory. */
  files?: AppDeps['files'];
  /** Instead of no channel at all. */
  payments?: (clock: TestPortal['clock']) => AppDeps['payments'];
  /** Instead of none. */
  tracking?: AppDeps['tracking'];
}

export async function openTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { database, close } = options.database ?? (await openTestDatabase());
  const temporary = await mkdtemp(join(tmpdir(), 'portal-test-temporary-'));
  let now = TEST_NOW;
  const clock = {
    now: () => now,
    set: (ms: number) => void (now = ms),
    forward: (ms: number) => void (now += ms),
  };
  const sms: SmsMessage[] = [];
  const invitations: SmsInvitation[] = [];
  const waiting: { name: string; payload: object }[] = [];
  const deps: AppDeps = {
    database,
    upkeep: database,
    clock,
    log: createLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    tasks: {
      add: async (_db, name, payload) => void waiting.push({ name, payload }),
      hurry: () => {},
    },
    sealKey: TEST_SEAL_KEY,
    signals: createLocalSignals(),
    counts: options.unlimited ? () => ({ take: async () => 0 }) : () => createMemoryCounts(),
    sms: { send: async (message) => void sms.push(message), invite: async (invitation) => void invitations.push(invitation) },
    payments: options.payments?.(clock) ?? { names: [], channel: async () => undefined },
    tracking: options.tracking ?? null,
    files: options.files ?? filesInMemory(),
    temporary,
    settings: {
      trustProxy: 0,
      metricsToken: undefined,
      providerBrand: '海康威视',
      shareTerms: { feeRate: 60, afterDays: 7 },
      demo: false,
      checkAnswers: options.remembers !== true,
      portalPort: 3000,
      ssoPort: 3001,
      portalOrigin: undefined,
      ssoOrigin: undefined,
      redirectHosts: [],
    },
  };
  const portal = await buildPortal(deps);
  const sso = await buildSso(deps);
  const staff = await buildConsole(deps);
  await Promise.all([portal.http.ready(), sso.http.ready(), staff.http.ready()]);

  const cookieOf = async (accountNo: string): Promise<string> => `${SESSION_COOKIE}=${await issueSession(database.db, accountNo, now)}`;
  /** As a page opened this very moment would name it. */
  const identityOf = async (accountNo: string): Promise<Record<string, string>> => {
    const { rows } = await database.pool.query<{ merchantNo: string }>(
      'select merchant_no as "merchantNo" from account_identity where account_no = $1 and choose_on',
      [accountNo],
    );
    return { [IDENTITY_HEADER]: actingFor({ accountNo, merchantNo: rows[0]?.merchantNo ?? '' }) };
  };
  const callWith = (cookie: string | undefined, accountNo?: string): Call =>
    createCall(async ({ method, path, body, headers: given }) => {
      const headers = { ...(accountNo === undefined ? {} : await identityOf(accountNo)), ...given };
      const response = await portal.http.inject({
        method,
        url: path,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: response.statusCode, json: response.json() as unknown };
    });

  const people = new Map<UserType, Promise<TestPerson>>();
  const personOf: TestPortal['personOf'] = (userType) => {
    const person = people.get(userType) ?? aPersonOf(database, userType);
    people.set(userType, person);
    return person;
  };
  const as: TestPortal['as'] = async (accountNo) => callWith(accountNo === undefined ? undefined : await cookieOf(accountNo), accountNo);

  return {
    portal,
    sso,
    console: staff,
    database,
    deps,
    clock,
    sms,
    invitations,
    async performTasks() {
      for (const { name, payload } of waiting.splice(0)) {
        const task = portal.tasks.find((each) => each.name === name);
        await task?.perform({ database, now, log: deps.log, taskId: 'test' }, JSON.parse(JSON.stringify(payload)) as object);
      }
    },
    async runJob(name) {
      const job = portal.jobs.find((each) => each.name === name);
      if (job === undefined) throw new Error(`no job is called ${name}`);
      await job.run({ database, now, log: deps.log });
    },
    as,
    asA: (userType) => async (endpoint, input) => {
      const call = await as(userType === UserType.Tourist ? undefined : (await personOf(userType)).accountNo);
      return call(endpoint, input);
    },
    openAs: async (userType, url) => {
      const cookie = userType === UserType.Tourist ? undefined : await cookieOf((await personOf(userType)).accountNo);
      return portal.http.inject({ url, ...(cookie === undefined ? {} : { headers: { cookie } }) });
    },
    personOf,
    cookieOf,
    async close() {
      await Promise.all([portal.http.close(), sso.http.close(), staff.http.close()]);
      await close();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** A file store that keeps bytes in memory. */
function filesInMemory(): AppDeps['files'] {
  const kept = new Map<string, Uint8Array>();
  return {
    kind: 'folder',
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    remove: async (key) => void kept.delete(key),
    async *list() {
      for (const key of kept.keys()) yield { key, writtenAt: 0 };
    },
  };
}

/** The failure of a call that must not succeed. */
export async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
}
