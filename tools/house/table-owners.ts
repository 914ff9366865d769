/**
 * A table belongs to the room whose `tables.ts` declares it: no other room, nor what lies around the rooms, names it in SQL or
 * takes it by import. What a higher room's reading needs of it, a lower room gives as a function or an expression of its store.
 */
import { parseSync } from 'rolldown/utils';
import { importsOf } from './imports.ts';
import type { Tree } from './tree.ts';

const MODULES = 'apps/server/src/modules/';
const SOURCE = /^apps\/server\/(src|demo-world)\/.*\.ts$/;
const NOT_SERVED = /\.(test|fixture)\.ts$/;
const TABLES = /(^|\/)tables\.ts$/;

const roomOf = (path: string): string | undefined => (path.startsWith(MODULES) ? path.slice(MODULES.length).split('/')[0] : undefined);

/** SQL as it is written: the parts of templates, and texts that begin with a statement's verb. */
function sqlIn(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) sqlIn(one, found);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'TemplateElement' && 'value' in node) found.push((node.value as { raw: string }).raw);
    if ('type' in node && node.type === 'Literal' && 'value' in node && /^\s*(select|insert|update|delete|with)\b/i.test(String(node.value)))
      found.push(String(node.value));
    for (const value of Object.values(node)) if (typeof value === 'object') sqlIn(value, found);
  }
  return found;
}

export function tableOwnerComplaints(tree: Tree): string[] {
  const sources = tree.paths.filter((path) => SOURCE.test(path) && !NOT_SERVED.test(path));
  const owners = new Map(
    sources
      .filter((path) => TABLES.test(path))
      .flatMap((path) => [...tree.read(path).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, roomOf(path)] as const)),
  );
  const named = new RegExp(`\\b(?:from|join|into|update|table|using|references)\\s+(?:only\\s+)?(${[...owners.keys()].join('|') || 'none'})\\b`, 'gi');
  const spoken = sources.flatMap((path) => {
    const text = tree.read(path);
    if (text.search(named) === -1) return [];
    const tables = sqlIn(parseSync(path, text).program).flatMap((part) => [...part.matchAll(named)].map(([, table = '']) => table.toLowerCase()));
    return [...new Set(tables)]
      .filter((table) => owners.get(table) !== roomOf(path))
      .map((table) => `${path} names the table ${table}, which is ${owners.get(table) ?? ''}’s: ask that room`);
  });
  const taken = importsOf({ ...tree, paths: tree.paths.filter((path) => sources.includes(path) || path.endsWith('/package.json')) })
    .filter(({ from, to }) => TABLES.test(to) && roomOf(to) !== undefined && (roomOf(from) !== roomOf(to) || from.endsWith('/index.ts')))
    .map(({ from, to }) => `${from} imports ${to}: a room’s tables are its own`);
  return [...spoken, ...taken];
}
