import { openTestPortal } from '@portal/server/testkit/portal';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal } from '../app.ts';
import { faultSentence } from './fault.ts';
import { openMetricsDoor } from './metrics-door.ts';

let portal: Awaited<ReturnType<typeof openTestPortal>>;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as AddressInfo;
      listener.close(() => resolve(port));
    });
  });

describe('the figures', () => {
  it('are nobody’s on the public port, not even the own machine’s, where a proxy may stand', async () => {
    const answer = await portal.portal.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404 });
  });

  it('are given there for the token only', async () => {
    const { http } = await buildPortal({ ...portal.deps, settings: { ...portal.deps.settings, metricsToken: 'a-token-of-metrics' } });
    const status = async (authorization?: string) => (await http.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect([await status(), await status('Bearer a-token-of-metricz'), await status('Bearer a-token-of-metrics')]).toEqual([404, 404, 200]);
    await http.close();
  });

  it('have a loopback port of their own', async () => {
    const port = await freePort();
    const door = await openMetricsDoor(port, { '/metrics': () => portal.portal.metrics.metrics(), '/metrics/sso': () => portal.sso.metrics.metrics() });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await ask('/metrics')).text()).toContain('process_cpu_seconds_total');
    expect((await ask('/metrics/sso')).status).toBe(200);
    expect((await ask('/constructor')).status).toBe(404);
    await expect(fetch(`http://[::1]:${port}/metrics`)).rejects.toThrow('fetch failed');
    await expect(openMetricsDoor(port, {}).catch((error: unknown) => Promise.reject(new Error(faultSentence(error))))).rejects.toThrow(/METRICS_PORT=/);
    await door.close();
  });
});
