/** `npm test`: all projects in one run of vitest, then one plain line with the sum. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, toolPath } from './build.mjs';
import { inRoot } from './paths.mjs';
import { sameOnAnyDatabase } from './same-on-any-database.mjs';
import { runOpenly } from './run-child.mjs';

const PROJECTS = ['unit', 'server', 'journeys', 'hunts'];

/**
 * `--project NAME` (may be repeated) chooses; `--on-postgres` insists that TEST_DATABASE_URL is set and runs what another database may answer
 * differently, with `--all` everything that asks one; the rest goes to vitest.
 * Gives the exit code.
 */
export async function test(node, args) {
  const { chosen, rest, onPostgres, all } = parse(args);
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
  process.stdout.write(`\n== ${chosen.join(', ')}${onPostgres ? ' (PostgreSQL)' : ''}\n`);
  // one run for all: while the last file of one project is still at work, the next has begun
  const vitest = [
    toolPath('.', 'vitest', 'vitest'),
    'run',
    ...chosen.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    `--reporter=${inRoot('tools', 'closing-line-reporter.mjs')}`,
    ...(onPostgres && rest.length === 0 ? thatAskADatabase(inRoot('.'), { all }) : rest),
  ];
  const ended = await runOpenly(node, vitest, { env: { PORTAL_TEST_COUNTS: counts, NODE_ENV: 'test' } });
  const code = ended === 0 ? 0 : 1;
  const { passed, failed, failures } = sumOf(counts, code);
  rmSync(folder, { recursive: true, force: true });
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : code;
}

/**
 * The server tests that open a database of their own, by the path from `root`: those that say something new on another database.
 * What is about the embedded folder, or about no database at all, has run already, and so has what asks the same of any (`all` runs that, too).
 */
export function thatAskADatabase(root, { all = false } = {}) {
  // not globSync: what starts the project still runs on the Node 20 of the system
  return ['demo-world', 'src', 'testkit']
    .flatMap((folder) =>
      readdirSync(join(root, 'apps/server', folder), { recursive: true }).map((path) => `apps/server/${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) =>
      /testkit\/(portal|catalog|sign-on)\b|\bopenTestDatabase\b|process\.env\['TEST_DATABASE_URL'\]/.test(readFileSync(join(root, path), 'utf8')),
    )
    .filter((path) => all || !Object.hasOwn(sameOnAnyDatabase, path))
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
  let all = false;
  for (let place = 0; place < args.length; place++) {
    if (args[place] === '--on-postgres') onPostgres = true;
    else if (args[place] === '--all') all = true;
    else if (args[place] === '--project') chosen.push(args[++place] ?? '');
    else rest.push(args[place]);
  }
  return {
    chosen: chosen.length > 0 ? PROJECTS.filter((name) => chosen.includes(name)).concat(chosen.filter((name) => !PROJECTS.includes(name))) : PROJECTS,
    rest,
    onPostgres,
    all,
  };
}

function complain(zh, en) {
  process.stderr.write(`${zh}。 / ${en}.\n`);
  return 1;
}
