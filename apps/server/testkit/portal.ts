/** The portal and the sign-on site as tests see them: real rooms, real migrations, a clock in the test's hand, no network. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCall, CallError, type Call } from '@portal/client';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { buildPortal, buildSso, type App, type AppDeps } from '../src/app.ts';
import { issueSession, SESSION_COOKIE } from '../src/modules/account/index.ts';
import { createLog } from '../src/platform/log.ts';
import type { SmsMessage } from '../src/platform/upstream/sms/index.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export interface TestPortal {
  portal: App;
  sso: App;
  database: TestDatabase['database'];
  deps: AppDeps;
  /** Milliseconds; move it forward as the test needs. */
  clock: { now(): number; set(ms: number): void; forward(ms: number): void };
  /** Every short message sent, oldest first. */
  sms: SmsMessage[];
  /** Performs the tasks written down so far, in their order; those of a transaction that was undone too. */
  performTasks(): Promise<void>;
  /** Calls as a guest, or as an account (by accountNo) through a real session. */
  as(accountNo?: string): Promise<Call>;
  /** The raw cookie header of a fresh session. */
  cookieOf(accountNo: string): Promise<string>;
  close(): Promise<void>;
}

export const TEST_NOW = Date.UTC(2026, 10, 21, 2, 0, 0);

/** On a database of its own, or on the one given, which it closes in the end. */
export async function openTestPortal(given: { database?: TestDatabase } = {}): Promise<TestPortal> {
  const { database, close } = given.database ?? (await openTestDatabase());
  const temporary = await mkdtemp(join(tmpdir(), 'portal-test-temporary-'));
  let now = TEST_NOW;
  const clock = {
    now: () => now,
    set: (ms: number) => void (now = ms),
    forward: (ms: number) => void (now += ms),
  };
  const sms: SmsMessage[] = [];
  const waiting: { name: string; payload: object }[] = [];
  const deps: AppDeps = {
    database,
    clock,
    log: createLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    tasks: {
      add: async (_db, name, payload) => void waiting.push({ name, payload }),
      hurry: () => {},
    },
    sms: { send: async (message) => void sms.push(message) },
    files: filesInMemory(),
    temporary,
    settings: {
      trustProxy: 0,
      metricsToken: undefined,
      providerBrand: '海康威视',
      demo: false,
      checkAnswers: true,
      portalPort: 3000,
      ssoPort: 3001,
      portalOrigin: undefined,
      ssoOrigin: undefined,
      redirectHosts: [],
    },
  };
  const portal = await buildPortal(deps);
  const sso = await buildSso(deps);
  await Promise.all([portal.http.ready(), sso.http.ready()]);

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

  return {
    portal,
    sso,
    database,
    deps,
    clock,
    sms,
    async performTasks() {
      for (const { name, payload } of waiting.splice(0)) {
        const task = portal.tasks.find((each) => each.name === name);
        await task?.perform({ database, now, log: deps.log, taskId: 'test' }, JSON.parse(JSON.stringify(payload)) as object);
      }
    },
    as: async (accountNo) => callWith(accountNo === undefined ? undefined : await cookieOf(accountNo), accountNo),
    cookieOf,
    async close() {
      await Promise.all([portal.http.close(), sso.http.close()]);
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
