/** `npm test`: the projects one after another, then one plain line with the sum. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, toolPath } from './build.mjs';
import { inRoot } from './paths.mjs';
import { runOpenly } from './run-child.mjs';

const PROJECTS = ['unit', 'server', 'journeys', 'hunts'];

/**
 * `--project NAME` (may be repeated) chooses; `--on-postgres` insists that TEST_DATABASE_URL is set and runs what asks a database; the rest goes to vitest.
 * Gives the exit code.
 */
export async function test(node, args) {
  const { chosen, rest, onPostgres } = parse(args);
  const unknown = chosen.filter((name) => !PROJECTS.includes(name));
  if (unknown.length > 0)
    return complain(
      `没有名为 ${unknown.join('、')} 的测试组，可选：${PROJECTS.join('、')}`,
      `no project ${unknown.join(', ')}; there are ${PROJECTS.join(', ')}`,
    );
  if (onPostgres && !process.env.TEST_DATABASE_URL) return complain('--on-postgres 需要环境变量 TEST_DATABASE_URL', '--on-postgres needs TEST_DATABASE_URL');
  if (chosen.some((name) => name !== 'unit') && !(await build(node))) return 1;

  const folder = mkdtempSync(join(tmpdir(), 'portal-counts-'));
  const counts = join(folder, 'counts');
  let code = 0;
  for (const project of chosen) {
    process.stdout.write(`\n== ${project}${onPostgres ? ' (PostgreSQL)' : ''}\n`);
    const vitest = [
      toolPath('.', 'vitest', 'vitest'),
      'run',
      '--project',
      project,
      '--passWithNoTests',
      '--reporter=default',
      `--reporter=${inRoot('tools', 'closing-line-reporter.mjs')}`,
      ...(onPostgres && rest.length === 0 ? thatAskADatabase(inRoot('.')) : rest),
    ];
    const ended = await runOpenly(node, vitest, { env: { PORTAL_TEST_COUNTS: counts, NODE_ENV: 'test' } });
    if (ended !== 0) code = 1;
    if (ended === 130) break;
  }
  const { passed, failed, failures } = sumOf(counts, code);
  rmSync(folder, { recursive: true, force: true });
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : code;
}

/**
 * The server tests that open a database of their own, by the path from `root`: those that say something new on another database.
 * What is about the embedded folder, or about no database at all, has run already.
 */
export function thatAskADatabase(root) {
  // not globSync: what starts the project still runs on the Node 20 of the system
  return ['demo-world', 'src', 'testkit']
    .flatMap((folder) =>
      readdirSync(join(root, 'apps/server', folder), { recursive: true }).map((path) => `apps/server/${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => /testkit\/(database|portal|catalog|sign-on)\b|process\.env\['TEST_DATABASE_URL'\]/.test(readFileSync(join(root, path), 'utf8')))
    .toSorted();
}

/** Sum of the projects; a run that broke without counting a failure counts as one. */
export function sumOf(path, code) {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // no project got as far as counting
  }
  const counted = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const sum = (key) => counted.reduce((total, one) => total + one[key], 0);
  return {
    passed: sum('passed'),
    failed: code !== 0 && sum('failed') === 0 ? 1 : sum('failed'),
    failures: counted.flatMap(({ failures = [] }) => failures),
  };
}

function parse(args) {
  const chosen = [];
  const rest = [];
  let onPostgres = false;
  for (let place = 0; place < args.length; place++) {
    if (args[place] === '--on-postgres') onPostgres = true;
    else if (args[place] === '--project') chosen.push(args[++place] ?? '');
    else rest.push(args[place]);
  }
  return {
    chosen: chosen.length > 0 ? PROJECTS.filter((name) => chosen.includes(name)).concat(chosen.filter((name) => !PROJECTS.includes(name))) : PROJECTS,
    rest,
    onPostgres,
  };
}

function complain(zh, en) {
  process.stderr.write(`${zh}。 / ${en}.\n`);
  return 1;
}
