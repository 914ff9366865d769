/**
 * A table belongs to the room whose `tables.ts` declares it: no other room, nor what lies around the rooms, names it in SQL or
 * takes it by import. What a higher room's reading needs of it, a lower room gives as a function or an expression of its store.
 */
import { importsOf } from './imports.ts';
import { programOf, visit, type Node } from './syntax.ts';
import type { Tree } from './tree.ts';

const MODULES = 'apps/server/src/modules/';
const SOURCE = /^apps\/server\/(src|demo-world)\/.*\.ts$/;
const NOT_SERVED = /\.(test|fixture)\.ts$/;
const SPEAKS_SQL = /\b(?:from|join|into|update|table|using|references)\s/i;
const TABLES = /(^|\/)tables\.ts$/;

const roomOf = (path: string): string | undefined => (path.startsWith(MODULES) ? path.slice(MODULES.length).split('/')[0] : undefined);

/** SQL as it is written: templates, with a sign for what is put in, and texts that begin with a statement's verb. */
function sqlIn(program: Node): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TemplateLiteral') found.push((node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join('_'));
    if (node.type === 'Literal' && /^\s*(select|insert|update|delete|with)\b/i.test(String(node['value']))) found.push(String(node['value']));
  });
  return found;
}

const ONE = '(?:lateral\\s+)?[\\w.]+(?:\\s+(?:as\\s+)?\\w+)?';
const NAMED = new RegExp(`\\b(?:from|join|into|update|table|using|references)\\s+(?:only\\s+)?(${ONE}(?:\\s*,\\s*${ONE})*)`, 'gi');
const INNERMOST = /\([^()]*\)/g;
/** Before a bracket: what is in it is read as a table. */
const READS = /(?:\b(?:from|join|lateral)|,)\s*$/i;

/** Words where a statement names tables, those of a list after the first too; what stands in brackets is read by itself. */
function tablesIn(sql: string): string[] {
  const lists = [...sql.matchAll(NAMED)].flatMap(([, list = '']) => list.split(','));
  const named = lists.map((one) => /^\s*(?:lateral\s+)?([\w.]+)/i.exec(one)?.[1]?.toLowerCase() ?? '');
  const outer = sql.replace(INNERMOST, (_brackets, at: number) => (READS.test(sql.slice(0, at)) ? '_' : ''));
  return outer === sql ? named : [...named, ...tablesIn(outer)];
}

export function tableOwnerComplaints(tree: Tree): string[] {
  const sources = tree.paths.filter((path) => SOURCE.test(path) && !NOT_SERVED.test(path));
  const owners = new Map(
    sources
      .filter((path) => TABLES.test(path))
      .flatMap((path) => [...tree.read(path).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => [table, roomOf(path)] as const)),
  );
  const anyTable = new RegExp(`\\b(?:${[...owners.keys()].join('|') || 'none'})\\b`, 'i');
  const spoken = sources.flatMap((path) => {
    const text = tree.read(path);
    if (!anyTable.test(text) || !SPEAKS_SQL.test(text)) return [];
    return [...new Set(sqlIn(programOf(tree, path)).flatMap(tablesIn))]
      .filter((table) => owners.has(table) && owners.get(table) !== roomOf(path))
      .map((table) => `${path} names the table ${table}, which is ${owners.get(table) ?? ''}’s: ask that room`);
  });
  const served = new Set(sources);
  const taken = importsOf(tree)
    .filter(({ from }) => served.has(from))
    .filter(({ from, to }) => TABLES.test(to) && roomOf(to) !== undefined && (roomOf(from) !== roomOf(to) || from.endsWith('/index.ts')))
    .map(({ from, to }) => `${from} imports ${to}: a room’s tables are its own`);
  return [...spoken, ...taken];
}
