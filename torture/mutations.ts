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
      if (goesRed(copy, mutation, seed)) throw new Error(`${watcher} is red with every defence in place`);
    for (const mutation of chosen) {
      const caught = await withMutation(copy, mutation, () => goesRed(copy, mutation, seed));
      console.log(`${caught ? '✓' : '✗'} ${mutation.name}: ${watcherOf(mutation)} ${caught ? 'goes red' : 'STAYS GREEN'}`);
      if (!caught) missed++;
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

function goesRed(copy: string, mutation: Mutation, seed: number): boolean {
  const args =
    'hunt' in mutation
      ? [join(copy, 'torture', 'run.ts'), mutation.hunt, '--short', '--seed', String(seed)]
      : [join(copy, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', mutation.test.startsWith('apps/server/') ? 'server' : 'unit', mutation.test];
  const run = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout: OVER_WITHIN_MS });
  if ((run.error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') return true;
  const ran = 'hunt' in mutation ? !run.stdout.includes('ended early') || run.stdout.includes('✗') : /^ *Tests /m.test(stripVTControlCharacters(run.stdout));
  if (run.status === null || !ran) throw new Error(`${mutation.name}: ${watcherOf(mutation)} did not run\n${run.stdout}\n${run.stderr}`);
  return run.status !== 0;
}
