import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { serverProgram } from '../../../../tools/bootstrap/server-memory.mjs';

/** Writes down every module that is loaded, at the end of the process. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { writeFileSync } from 'node:fs';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  process.on('exit', () => writeFileSync(process.env.LOADED, loaded.join('\\n')));
`)}`;

/** Large, and wanted by few requests, by none of a guest's, or by some installations only. */
const LATER =
  /\/node_modules\/(pdfmake|sharp|@img|hucre|fflate|iconv-lite|file-type|pg-boss|@aws-sdk|ioredis|vite)\/|\/demo-world\/|\/build\/(world|simulator|s3-store)-/;

it.each([
  ['as it is built', serverProgram, ['node_modules/fastify/', 'node_modules/pg/', 'build/portal-process-']],
  ['of its sources', fileURLToPath(new URL('../main.ts', import.meta.url)), ['node_modules/fastify/', 'modules/catalog/import/template.ts', 'start/sites.ts']],
])('a start %s reads nothing that is large and may wait until it is used', (_how, program, wanted) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-loaded-'));
  const list = join(folder, 'loaded');
  // with a wrong variable the process ends as soon as the whole program is loaded
  const { stderr } = spawnSync(process.execPath, ['--import', WATCH, program], {
    env: { ...process.env, DEMO: '0', PORT: 'none', LOADED: list },
    encoding: 'utf8',
  });
  expect(stderr).toContain('PORT');
  const loaded = readFileSync(list, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  for (const name of wanted) expect(loaded.some((url) => url.includes(name))).toBe(true);
  expect(loaded.filter((url) => LATER.test(url))).toEqual([]);
});
