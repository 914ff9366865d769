import { createElement, lazy, Suspense, use, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawnPage } from './drawn-page.server.ts';

const page = (...children: ReactNode[]) => createElement('html', null, createElement('body', null, ...children));
const waiting = (part: ReactNode) => createElement(Suspense, { fallback: '正在加载' }, part);
let told: unknown[] = [];
const tell = (failure: unknown) => void told.push(failure);
afterEach(() => void (told = []));

it('a page whose parts are at hand is drawn whole', async () => {
  const lines = Array.from({ length: 50 }, (_, n) => `第 ${n} 行`);
  const drawn = await drawnPage(page(waiting(lines.map((line) => createElement('p', { key: line }, line)))), 1_000, tell);
  expect(drawn.match(/第 \d+ 行/g)).toEqual(lines);
  expect(drawn).toMatch(/^<!DOCTYPE html><html><head><\/head><body><!--\$-->.*<!--\/\$--><\/body><\/html>$/);
});

it('a part that is read the first time is waited for, and is at hand from then on', async () => {
  let drawings = 0;
  const Part = lazy(async () => ({ default: () => createElement('p', null, '后到') }));
  const Counting = () => (drawings++, null);
  const once = await drawnPage(page(createElement(Counting), waiting(createElement(Part))), 1_000, tell);
  expect(drawings).toBe(2);
  const again = await drawnPage(page(createElement(Counting), waiting(createElement(Part))), 1_000, tell);
  expect(drawings).toBe(3);
  expect(once).toContain('<!--$--><p>后到</p><!--/$-->');
  expect(again).toBe(once);
});

it('lets go of what it was made of once it is drawn: what would cut off one that never ends is ended', async () => {
  const [made, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  const Part = lazy(async () => ({ default: () => createElement('p', null, '后到') }));
  await drawnPage(page(waiting(createElement(Part))), 60_000, tell);
  const cutOffs = made.mock.calls.flatMap(([, ms], place) => (ms === 60_000 ? [made.mock.results[place]?.value] : []));
  expect(cutOffs).toHaveLength(1);
  expect(cleared.mock.calls.flat()).toEqual(expect.arrayContaining(cutOffs));
  vi.restoreAllMocks();
});

it('a text that looks like what is missing is a text', async () => {
  let drawings = 0;
  const Saying = () => (drawings++, '<!--$!-->');
  expect(await drawnPage(page(createElement(Saying)), 1_000, tell)).toContain('&lt;!--$!--&gt;');
  expect(drawings).toBe(1);
});

it('what is thrown outside every boundary is thrown on, and what fails inside one is told in the log', async () => {
  const Broken = () => {
    throw new Error('kaputt');
  };
  await expect(drawnPage(page(createElement(Broken)), 1_000, tell)).rejects.toThrow('kaputt');
  const drawn = await drawnPage(page('先', waiting(createElement(Broken))), 1_000, tell);
  expect(drawn).toContain('先<!--$!-->');
  expect(drawn).toContain('正在加载');
  expect(told).toEqual([expect.objectContaining({ message: 'kaputt' })]);
});

it('what does not come is left to the browser', async () => {
  const never = new Promise<string>(() => {});
  const Never = () => use(never);
  const drawn = await drawnPage(page('先', waiting(createElement(Never))), 20, tell);
  expect(drawn).toContain('正在加载');
});
