/**
 * The project's one entry: `node tools/run.mjs start | prepared | build | dev | test | check | bench | torture | examples | format | import-catalog | notice | backup | restore | operator`.
 * Runs on the Node at hand (18 or later), installs, finds Node 24, builds what has changed, and hands over. Built-ins only.
 */
import { resolve } from 'node:path';
import { build, toolPath } from './bootstrap/build.mjs';
import { check } from './bootstrap/check.mjs';
import { findNode, noNodeSentence } from './bootstrap/find-node.mjs';
import { install } from './bootstrap/install.mjs';
import { inRoot } from './bootstrap/paths.mjs';
import { runInFront, runOpenly } from './bootstrap/run-child.mjs';
import { serverEnvironment, serverFlags, serverProgram } from './bootstrap/server-memory.mjs';
import { test } from './bootstrap/test.mjs';

const main = inRoot('apps', 'server', 'src', 'main.ts');

/** What the server in development starts anew for; the pages have Vite, which also writes files a wider watch would stumble over. */
const watched = ['apps/server/src', 'apps/server/demo-world', 'packages/client', 'packages/contract/src', 'packages/engines', 'packages/units'];

// --conditions=development: Vite takes react-router's development build, and two copies of it do not know each other's objects

/** Each takes the Node to use and the arguments given, and gives the exit code. */
const commands = {
  start: async (node, args) => ((await build(node)) ? runInFront(node, [...serverFlags, serverProgram, ...args], { env: serverEnvironment }) : 1),
  // what all of them begin with, and nothing else: two that begin at once would both install
  prepared: () => 0,
  // all of them, or those named
  build: async (node, names) => ((await build(node, names.length > 0 ? names : undefined)) ? 0 : 1),
  dev: async (node, args) =>
    (await build(node, ['sso', 'console']))
      ? runInFront(node, [...watched.map((path) => `--watch-path=${inRoot(path)}`), '--watch-preserve-output', '--conditions=development', main, ...args], {
          env: { NODE_ENV: 'development' },
        })
      : 1,
  test,
  check,
  bench: async (node, args) => ((await build(node)) ? runOpenly(node, [inRoot('bench', 'run.ts'), ...args]) : 1),
  torture: async (node, args) =>
    (await build(node)) ? runOpenly(node, [...serverFlags, inRoot('torture', 'run.ts'), ...args], { env: serverEnvironment }) : 1,
  // files are named from where the command was typed, which npm leaves for the root
  examples: (node, args) => runOpenly(node, [inRoot('tools', 'run-examples.ts'), ...args.map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file))]),
  format: (node, args) => runOpenly(node, [toolPath('.', 'oxfmt', 'oxfmt'), '--write', ...args]),
  'import-catalog': (node, args) => runOpenly(node, [inRoot('apps', 'server', 'src', 'commands', 'import-catalog.ts'), ...args]),
  notice: (node, args) => runOpenly(node, [inRoot('apps', 'server', 'src', 'commands', 'notice.ts'), ...args]),
  backup: (node, args) => runOpenly(node, [inRoot('apps', 'server', 'src', 'commands', 'backup.ts'), ...args]),
  operator: (node, args) => runOpenly(node, [inRoot('apps', 'server', 'src', 'commands', 'operator-account.ts'), ...args]),
  restore: (node, args) => runOpenly(node, [inRoot('apps', 'server', 'src', 'commands', 'restore.ts'), ...args]),
};

async function run([name = '', ...args]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(
      `没有命令“${name}”，可用：${Object.keys(commands).join('、')}。 / No command “${name}”; there are ${Object.keys(commands).join(', ')}.\n`,
    );
    return 2;
  }
  if (!(await install())) return 1;
  const node = findNode();
  if (!node) {
    process.stderr.write(noNodeSentence());
    return 1;
  }
  return command(node, args);
}

process.exitCode = await run(process.argv.slice(2));
