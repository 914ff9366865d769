/**
 * Do the hunts bite? Each mutation switches one defence off in a copy of the project and runs the hunt (or the tests) that must go red for it.
 * The copy shares `node_modules` by hard links and is thrown away.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { mutations } from './mutation-list.ts';
import type { Mutation } from './mutations/mutation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A short hunt takes seconds; one that is not over by then would hold everything up, which is red. */
const OVER_WITHIN_MS = 10 * 60_000;

/** Gives whether every hunt went red for its mutation. No names: all of them. */
export async function runMutations(names: readonly string[], { seed }: { seed: number }): Promise<boolean> {
  const chosen = mutations.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) throw new Error(`no such mutation; there are ${mutations.map(({ name }) => name).join(', ')}`);
  // beside the project, not in the system's temporary folder: hard links do not cross file systems
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache', 'mutant-'));
  let missed = 0;
  try {
    await copyProject(copy);
    // what is red anyway would pass for one that notices
    for (const [watcher, mutation] of new Map(chosen.map((mutation) => [watcherOf(mutation), mutation])))
      if (rednessOf(copy, mutation, seed).isRed) throw new Error(`${watcher} is red with every defence in place`);
    for (const mutation of chosen) {
      const began = performance.now();
      const { isRed, said } = await withMutation(copy, mutation, () => rednessOf(copy, mutation, seed));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${isRed ? '✓' : '✗'} ${mutation.name}: ${watcherOf(mutation)} ${isRed ? 'goes red' : 'STAYS GREEN'}, ${seconds} s`);
      for (const line of said) console.log(`    ${line}`);
      if (!isRed) missed++;
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`\n${chosen.length - missed} of ${chosen.length} defences are watched (seed ${seed})`);
  return missed === 0;
}

async function copyProject(copy: string): Promise<void> {
  const left = new Set(['node_modules', '.git', 'data', '.cache']);
  // entry by entry: a folder is not copied into one of its own, whatever the filter leaves out
  for (const name of (await readdir(root)).filter((name) => !left.has(name))) await cp(join(root, name), join(copy, name), { recursive: true });
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  if (linked.status !== 0) throw new Error(String(linked.stderr));
  // what is noted of the server's build is the project's own file still
  await rm(join(copy, 'node_modules', '.cache', 'portal', 'build-server.json'), { force: true });
}

async function withMutation<T>(copy: string, { file, from, to }: Mutation, work: () => T): Promise<T> {
  const path = join(copy, file);
  const original = await readFile(path, 'utf8');
  if (!standsOnce(original, from)) throw new Error(`${file} holds the text to replace not exactly once: ${from}`);
  await writeFile(
    path,
    original.replace(from, () => to),
  );
  try {
    return work();
  } finally {
    await writeFile(path, original);
  }
}

export const standsOnce = (text: string, part: string): boolean => text.split(part).length === 2;

const watcherOf = (mutation: Mutation): string => ('hunt' in mutation ? mutation.hunt : mutation.test);

/** Whether the watcher is red, and the lines in which it says why: a mutation may be noticed by something else than what was meant. */
function rednessOf(copy: string, mutation: Mutation, seed: number): { isRed: boolean; said: string[] } {
  // a hunt starts the program that was built
  if ('hunt' in mutation) {
    const built = spawnSync(process.execPath, [join(copy, 'tools', 'run.mjs'), 'build', 'server'], { encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`${mutation.name}: the server is not built\n${built.stdout}\n${built.stderr}`);
  }
  const args =
    'hunt' in mutation
      ? [join(copy, 'torture', 'run.ts'), mutation.hunt, '--short', '--seed', String(seed)]
      : [join(copy, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', mutation.test.startsWith('apps/server/') ? 'server' : 'unit', mutation.test];
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout: OVER_WITHIN_MS });
  if ((run.error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') return { isRed: true, said: ['it was not over in time'] };
  const output = stripVTControlCharacters(run.stdout);
  // a program that does not even load is no defence switched off
  const ran = 'hunt' in mutation ? /^\d+ held, \d+ failed/m.test(output) : /^ *Tests /m.test(output);
  if (run.status === null || !ran) throw new Error(`${mutation.name}: ${watcherOf(mutation)} did not run\n${run.stdout}\n${run.stderr}`);
  return {
    isRed: run.status !== 0,
    said: [...output.split('\n'), ...stripVTControlCharacters(run.stderr).split('\n')].filter((line) => /^\| ✗|^ *FAIL /.test(line)),
  };
}
