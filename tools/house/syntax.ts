/** Source as the parser reads it, looked through without asking what kind of node each is: its own types know every kind apart. */
import { parse, parseSync } from 'rolldown/utils';
import type { Tree } from './tree.ts';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** A node and all within it, outer ones first. */
export function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const key in node) {
    const value: unknown = node[key];
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) visit(one, see);
    } else if (isNode(value)) visit(value, see);
  }
}

const parsed = new WeakMap<Tree, Map<string, ReturnType<typeof parseSync>>>();

/** A file as the parser reads it, once a tree. */
export function parsedOf(tree: Tree, path: string): ReturnType<typeof parseSync> {
  const files = parsed.get(tree) ?? new Map<string, ReturnType<typeof parseSync>>();
  parsed.set(tree, files);
  const file = files.get(path) ?? parseSync(path, tree.read(path));
  files.set(path, file);
  return file;
}

/** Reads many files at once, on all processors; what is asked for before it is read is read then. */
export async function parseAll(tree: Tree, paths: readonly string[]): Promise<void> {
  const files = parsed.get(tree) ?? new Map<string, ReturnType<typeof parseSync>>();
  parsed.set(tree, files);
  await Promise.all(paths.map(async (path) => files.set(path, await parse(path, tree.read(path)))));
}

/** The whole of a file. */
export function programOf(tree: Tree, path: string): Node {
  const program: unknown = parsedOf(tree, path).program;
  if (!isNode(program)) throw new Error(`${path}: not read`);
  return program;
}
