/** Source as the parser reads it, looked through without asking what kind of node each is: its own types know every kind apart. */
import { parseSync } from 'rolldown/utils';

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

/** The whole of a file. */
export function programOf(path: string, text: string): Node {
  const program: unknown = parseSync(path, text).program;
  if (!isNode(program)) throw new Error(`${path}: not read`);
  return program;
}
