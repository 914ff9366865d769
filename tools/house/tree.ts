/** The project's own files, for rules that read all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree {
  /** Relative to the root, with forward slashes. */
  paths: readonly string[];
  read(path: string): string;
}

const MADE = new Set(['node_modules', '.git', 'build', 'dist', '.react-router', '.data']);

export function treeAt(root: string): Tree {
  const paths: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (MADE.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else paths.push(path);
    }
  };
  walk('');
  const texts = new Map<string, string>();
  const read = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return { paths: paths.toSorted(), read };
}

/** A tree of texts, for the tests of the rules. */
export const treeOf = (texts: Readonly<Record<string, string>>): Tree => ({ paths: Object.keys(texts).toSorted(), read: (path) => texts[path] ?? '' });
