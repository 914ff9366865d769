/** A portal that is told to stop again and again: in this process for the short form, a process of its own for the long one. */
import { listPickingSpu } from '@portal/contract/catalog';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { paths } from '@portal/server/testkit/sign-on';
import { demoAccounts } from '@portal/server/demo-world/world';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type RunningPortal } from '../e2e/running-portal.ts';
import { openListeningPortal } from './listening-portal.ts';

export interface Stoppable {
  port: number;
  pid: number;
  /** Sessions of different accounts that may make orders. */
  cookies: readonly string[];
  skuNo: string;
  /** Ends when the portal has; rejects when it did not end in order. */
  stop(): Promise<void>;
  /** After a stop: what was stored can be read again. */
  startForReading(): Promise<void>;
  /** After a stop: the whole portal. */
  startAgain(): Promise<void>;
  /** The text of an answer, asked as the holder of the cookie. */
  read(path: string, cookie: string): Promise<string>;
  close(): Promise<void>;
}

export const openStoppable = ({ inProcess }: { inProcess: boolean }): Promise<Stoppable> => (inProcess ? here() : there());

async function here(): Promise<Stoppable> {
  const portal = await openListeningPortal();
  const { test } = portal;
  const { skuNo } = await aSku(test.database);
  const cookies: string[] = [];
  for (let count = 0; count < 6; count++) cookies.push(await test.cookieOf((await anInstaller(test.database)).accountNo));
  return {
    port: portal.port,
    pid: process.pid,
    cookies,
    skuNo,
    stop: portal.drain,
    // the test's own portal on the same database does not listen and goes on
    startForReading: async () => {},
    startAgain: () => Promise.reject(new Error('once only')),
    read: async (path, cookie) => (await test.portal.http.inject({ url: path, headers: { cookie } })).body,
    close: portal.close,
  };
}

async function there(): Promise<Stoppable> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-stop-'));
  const start = () => startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  let running = await start();
  let isUp = true;
  const buyers = demoAccounts.filter(({ phone }) => ['13800000003', '13800000004', '13800000001', '13800000002'].includes(phone));
  const cookies = await Promise.all(buyers.map((account) => signIn(running, account)));
  const read = async (path: string, cookie: string) => (await fetch(running.origin + path, { headers: { cookie } })).text();
  const list = await read(`${listPickingSpu.path}?page=1&size=10`, cookies[0] ?? '');
  const skuNo = /"skuNo":"([^"]+)"/.exec(list)?.[1];
  if (skuNo === undefined) throw new Error(`the demo world offers nothing to select: ${list.slice(0, 200)}`);
  const startAgain = async () => {
    if (!isUp) running = await start();
    isUp = true;
  };
  const stoppable: Stoppable = {
    get port() {
      return Number(new URL(running.origin).port);
    },
    get pid() {
      return running.process.pid ?? 0;
    },
    cookies,
    skuNo,
    async stop() {
      const child = running.process;
      await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ended with ${code}:\n${running.log.slice(-8).join('\n')}`))));
        child.kill('SIGTERM');
      });
      isUp = false;
    },
    startForReading: startAgain,
    startAgain,
    read,
    async close() {
      if (isUp) await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return stoppable;
}

async function signIn({ origin, ssoOrigin }: RunningPortal, { phone, password }: { phone: string; password: string }): Promise<string> {
  const post = (url: string, body: object) => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { data } = (await (await post(ssoOrigin + paths.passwordLogin, { phone, password })).json()) as { data: { token: string } };
  const answer = await post(origin + paths.tokenLogin, { token: data.token });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
