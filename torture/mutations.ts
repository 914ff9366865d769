/**
 * Do the hunts bite? Each mutation switches one defence off in a copy of the project and runs the hunt that must go red for it.
 * The copy shares `node_modules` by hard links and is thrown away.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations, type Mutation } from './mutation-list.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
    for (const mutation of chosen) {
      const caught = await withMutation(copy, mutation, () => hunt(copy, mutation, seed));
      console.log(`${caught ? '✓' : '✗'} ${mutation.name}: ${mutation.hunt} ${caught ? 'goes red' : 'STAYS GREEN'}`);
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
  if (original.split(from).length !== 2) throw new Error(`${file} holds the text to replace not exactly once: ${from}`);
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

function hunt(copy: string, { hunt, name }: Mutation, seed: number): boolean {
  const run = spawnSync(process.execPath, [join(copy, 'torture', 'run.ts'), hunt, '--short', '--seed', String(seed)], { cwd: copy, encoding: 'utf8' });
  const broke = run.stdout.includes('ended early') && !run.stdout.includes('✗');
  if (run.status === null || broke) throw new Error(`${name}: the hunt did not run\n${run.stdout}\n${run.stderr}`);
  return run.status !== 0;
}
