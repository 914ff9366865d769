/** The project's own files, for rules that read all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ paths: readonly string[], read(path: string): string }} Tree `paths` relative to the root, with forward slashes. */

const MADE = new Set(['node_modules', '.git', 'build', 'dist', '.react-router', '.data', 'pictures']);

/** @returns {Tree} */
export function treeAt(root) {
  const paths = [];
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (MADE.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else paths.push(path);
    }
  };
  walk('');
  return { paths: paths.toSorted(), read: (path) => readFileSync(join(root, path), 'utf8') };
}

/** A tree of texts, for the tests of the rules. @param {Record<string, string>} texts @returns {Tree} */
export const treeOf = (texts) => ({ paths: Object.keys(texts).toSorted(), read: (path) => texts[path] ?? '' });
