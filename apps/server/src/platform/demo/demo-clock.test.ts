import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerDemoClockPage } from './demo-clock-page.ts';
import { DEMO_AHEAD_MAX_MS, openDemoClock } from './demo-clock.ts';

const NOW = Date.parse('2026-11-24T02:00:00Z');
const machine = { now: () => NOW };

describe('the demo world’s clock (DEMO-1)', () => {
  let folder: string;
  let http: FastifyInstance;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'demo-clock-'))));
  afterEach(async () => {
    await http?.close();
    await rm(folder, { recursive: true });
  });
  const open = () => openDemoClock(join(folder, 'clock'), machine);

  it('is moved on, never back, and goes on from there after a start', async () => {
    const clock = await open();
    expect(clock.now()).toBe(NOW);
    expect([await clock.moveOn(-1), await clock.moveOn(0), await clock.moveOn(Number.NaN), await clock.moveOn(5_000)]).toEqual([false, false, false, true]);
    expect([clock.now(), (await open()).now()]).toEqual([NOW + 5_000, NOW + 5_000]);
    expect(await clock.moveOn(DEMO_AHEAD_MAX_MS)).toBe(false);
  });

  it.each(['', 'soon', '-5', String(DEMO_AHEAD_MAX_MS + 1)])('that is kept as %j is the machine’s', async (kept) => {
    await writeFile(join(folder, 'clock'), kept);
    expect((await open()).now()).toBe(NOW);
  });

  it('has a page that moves it by a step of its own alone, for this site alone', async () => {
    const clock = await open();
    http = Fastify();
    let isSignedIn = true;
    await registerDemoClockPage(http, { clock, isSignedIn: () => Promise.resolve(isSignedIn) });
    const post = (payload: string, headers: Record<string, string> = {}) =>
      http.inject({ method: 'POST', url: '/demo-clock', payload, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
    expect((await post('by=2d')).statusCode).toBe(303);
    expect((await post('by=999d')).body).toContain('请选择要推进的时间');
    expect((await post('by=2d', { origin: 'https://evil.example' })).statusCode).not.toBe(303);
    expect((await http.inject('/demo-clock')).body).toContain('2026-11-26 10:00');
    expect(clock.aheadMs()).toBe(2 * 86_400_000);
    // a guest sees the time and moves nothing
    isSignedIn = false;
    const refused = await post('by=2d');
    expect([refused.statusCode, refused.body.includes('登录演示账号'), refused.body.includes('<form')]).toEqual([401, true, false]);
    expect((await http.inject('/demo-clock')).body).not.toContain('<form');
    expect(clock.aheadMs()).toBe(2 * 86_400_000);
  });
});
