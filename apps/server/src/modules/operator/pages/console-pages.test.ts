import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerConsolePages } from './console-pages.ts';

let http: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>{{brand}}</title>');
  http = Fastify();
  await registerConsolePages(http, { dist: pathToFileURL(`${folder}/`), clock: { now: () => 0 }, providerBrand: '海康威视', demoOperators: undefined });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

it.each(['/coupons', '/coupons?keyword=1.2', '/log?keyword=good.csv', '/log?from=2026-01-01&keyword=a.b'])('%s is the page', async (url) => {
  const { statusCode, headers, body } = await http.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('海康威视');
});

it.each(['/assets/gone.js', '/assets/gone.js?v=1', '/favicon.png'])('%s is a file that is not there', async (url) =>
  expect((await http.inject({ url })).headers['content-type']).not.toContain('text/html'),
);
