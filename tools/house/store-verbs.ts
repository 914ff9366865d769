/**
 * What a store's function does is the first word of its name (docs/glossary.md, “Verbs of stores”). A store is a file of a room that
 * speaks SQL, whatever it is called; a function of it is one whose first parameter is `db`.
 */
import { parsedOf } from './syntax.ts';
import type { Tree } from './tree.ts';

const ROOM = /^apps\/server\/src\/modules\/.*(?<!\.(?:test|fixture))\.ts$/;
const STORE = /(?:\/|-)store\.ts$/;
const SQL = /\bsql(?:<[^`]*>)?`|\.execute\(/;
export const VERBS = ['find', 'get', 'list', 'has', 'is', 'count', 'insert', 'put', 'update', 'delete', 'lock', 'take', 'raise'];
const NAMED = new RegExp(`^(${VERBS.join('|')})(?=[A-Z])`);
/** A type that holds any number of rows. */
const MANY = /\[\]>?$|^Promise<(Readonly)?(Map|Set|Array)<|ByNo>$/;

interface Known {
  type: string;
  name?: string;
  start: number;
  end: number;
}
interface Callable extends Known {
  id?: Known | null;
  params?: Known[];
  returnType?: { typeAnnotation: Known } | null;
}
interface Exported extends Known {
  declaration?: (Callable & { declarations?: { id: Known; init: Callable | null }[] }) | null;
}

export function storeVerbComplaints(tree: Tree): string[] {
  const { paths, read } = tree;
  return paths
    .filter((path) => ROOM.test(path) && (STORE.test(path) || SQL.test(read(path))))
    .flatMap((path) => {
      const text = read(path);
      // of the parser's kinds of node only what is asked for below
      const body = parsedOf(tree, path).program.body as unknown as Exported[];
      const exported = body.flatMap(({ type, declaration }) => (type === 'ExportNamedDeclaration' && declaration ? [declaration] : []));
      const functions = exported.flatMap((one) => [{ id: one.id, of: one }, ...(one.declarations ?? []).map(({ id, init }) => ({ id, of: init }))]);
      return functions.flatMap(({ id, of }) => {
        if (of?.params?.[0]?.name !== 'db') return [];
        const name = id?.name ?? '';
        const verb = NAMED.exec(name)?.[1];
        const returns = of.returnType?.typeAnnotation;
        const isMany = returns !== undefined && MANY.test(text.slice(returns.start, returns.end));
        if (verb === undefined) return [`${path}: ${name}: a store’s function begins with ${VERBS.join(', ')}`];
        return (verb === 'find' || verb === 'get') && isMany ? [`${path}: ${name}: gives many, so it lists them`] : [];
      });
    });
}
