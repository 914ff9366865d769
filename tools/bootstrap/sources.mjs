/** Have the sources of a build changed? Sizes and times are looked at first, contents only when those differ. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'build', 'dist', '.react-router']);
const isTest = (name) => /\.(test|fixture)\.[cm]?[jt]sx?$/.test(name);

/** Every file below the places named (files or folders), in one order, tests left out. */
export function listSources(places) {
  const files = [];
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isFile()) return void files.push({ path, size: stat.size, changed: stat.mtimeMs });
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory() ? !SKIPPED_FOLDERS.has(entry.name) : !isTest(entry.name)) visit(join(path, entry.name));
    }
  };
  for (const place of places) visit(inRoot(place));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const digest = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Changes when a file is touched. */
export const glanceOf = (files) => digest(files.map(({ path, size, changed }) => `${path} ${size} ${changed}`));

/** Changes only when a file's name or content does. */
export const contentOf = (files) => digest(files.flatMap(({ path }) => [path, readFileSync(path)]));
