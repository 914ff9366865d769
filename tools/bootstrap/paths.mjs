/** Where things lie. Built-ins only, here and in all of tools/bootstrap: it runs before anything is installed, on Node 18 and later. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const inRoot = (...parts) => join(root, ...parts);

const stampPath = (name) => inRoot('node_modules', '.cache', 'portal', `${name}.json`);

/** What a finished step has noted about itself; null when it never finished. */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(stampPath(name), 'utf8'));
  } catch {
    return null;
  }
}

/** A file of its own each time: packages copied by links share what is written in place, and one copy's step would count for all of them. */
export function writeStamp(name, value) {
  const path = stampPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(value));
  renameSync(`${path}.new`, path);
}
