/** `npm test`: all projects in one run of vitest, then one plain line with the sum. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, toolPath } from './build.mjs';
import { thatAskADatabase } from './database-tests.mjs';
import { inRoot } from './paths.mjs';
import { runOpenly } from './run-child.mjs';

const PROJECTS = ['unit', 'server', 'embedded', 'journeys', 'hunts'];

/**
 * `--project NAME` (may be repeated) chooses; `--on-postgres` insists that TEST_DATABASE_URL is set and leaves out what opens no database; the
 * rest goes to vitest. The project `embedded` has no files unless TEST_DATABASE_URL is set: `server` is on the embedded database then.
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
  process.stdout.write(`\n== ${chosen.join(', ')}${onPostgres ? ' (PostgreSQL)' : ''}\n`);
  // one run for all: while the last file of one project is still at work, the next has begun
  const vitest = [
    toolPath('.', 'vitest', 'vitest'),
    'run',
    ...chosen.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    `--reporter=${inRoot('tools', 'closing-line-reporter.mjs')}`,
    ...(onPostgres && rest.length === 0 ? thatAskADatabase(inRoot('.')) : rest),
  ];
  const ended = await runOpenly(node, vitest, { env: { PORTAL_TEST_COUNTS: counts, NODE_ENV: 'test' } });
  const code = ended === 0 ? 0 : 1;
  const { passed, failed, failures, seconds } = sumOf(counts, code);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`\n${timesOf(seconds)}\n`);
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : code;
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
    seconds: counted.flatMap(({ seconds = [] }) => seconds),
  };
}

const LONGEST = 12;

/** Where the time went, in words: each project's seconds, added up over all workers, and the longest files. */
export function timesOf(seconds) {
  const sum = (files, key) => Math.round(files.reduce((total, one) => total + one[key], 0));
  // no groupBy: this still runs on the Node 20 of the system
  const byProject = [...new Set(seconds.map(({ project }) => project))].map(
    (project) =>
      `${project} ${sum(
        seconds.filter((one) => one.project === project),
        'tests',
      )}`,
  );
  const longest = seconds.toSorted((a, b) => b.tests - a.tests).slice(0, LONGEST);
  return [
    `seconds over all workers: ${byProject.join(', ')}; loading ${sum(seconds, 'loading')}`,
    ...longest.map(({ tests, project, file }) => `${String(Math.round(tests)).padStart(5)} s  ${project}  ${file}`),
  ].join('\n');
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
