/**
 * No export is dead: the product uses it, another file of it or its own; tests alone are no use, unless it says `For tests` beside it.
 * And a front door passes on only what someone takes there, and says first what lies behind it; no other file only passes on.
 */
import { ALL, modulesOf, type Module, type Name } from './modules.ts';
import type { Tree } from './tree.ts';

/** What serves tests and is no part of the product: what it exports may be used by tests. */
const TEST = /(\.test|\.fixture|-builder|-under-test)\.tsx?$|^(e2e|torture|bench)\/|\/testkit\/|^packages\/ui\/gallery\//;
const PAGE_PARTS =
  'loader action meta links handle headers middleware shouldRevalidate clientLoader clientAction Layout ErrorBoundary HydrateFallback streamTimeout createLoadContext isRemembered isForAnyGuest textOf';
/** Read by a framework, by name. */
const PAGES = { of: /^apps\/web\/src\/(screens\/|root\.tsx|entry\.)/, names: new Set(PAGE_PARTS.split(' ')) };
/** What the database has, whether or not its rows are read by these names; compared with the migrations. */
const TABLES = /\/tables\.ts$/;
const isReadByName = (path: string, name: string): boolean => name === 'default' || TABLES.test(path) || (PAGES.of.test(path) && PAGES.names.has(name));

/** Of the contract's rooms the map alone says it: their doors are lists of shapes. */
const FRONT_DOOR = /^(?:packages\/engines|apps\/server\/src\/modules|apps\/web\/src\/features)\/[\w-]+\/index\.ts$/;

/** “path#name” of everything that some reader uses, by whatever doors. */
function usedBy(readers: readonly Module[], all: ReadonlyMap<string, Module>): Set<string> {
  const used = new Set<string>();
  const use = ({ path, name }: Name): void => {
    const key = `${path}#${name}`;
    if (used.has(key)) return;
    used.add(key);
    const file = all.get(path);
    if (name === ALL) for (const one of [...(file?.own ?? []), ...(file?.passed ?? [])]) use({ path, name: one.name });
    for (const one of file?.passed ?? []) {
      if (one.name === name) use(one.of);
      else if (one.name === ALL) use({ path: one.of.path, name });
    }
  };
  for (const { path, taken, passed } of readers) {
    for (const one of taken) use(one);
    for (const { name, of } of passed) if (isReadByName(path, name)) use(of);
  }
  return used;
}

export function exportComplaints(tree: Tree): string[] {
  const all = modulesOf(tree);
  const files = [...all.values()];
  const product = files.filter(({ path }) => !TEST.test(path));
  const [byProduct, byAnyone] = [usedBy(product, all), usedBy(files, all)];
  const loadedLater = new Set(files.flatMap(({ taken }) => taken.flatMap(({ path, isLater }) => (isLater ? [path] : []))));
  return files.flatMap(({ path, text, own, passed }) => {
    const users = TEST.test(path) ? byAnyone : byProduct;
    const dead = own.filter(({ name, isForTests, isUsedHere }) => !isUsedHere && !isForTests && !isReadByName(path, name) && !users.has(`${path}#${name}`));
    const idle = passed.filter(({ name }) => name !== ALL && !isReadByName(path, name) && !byAnyone.has(`${path}#${name}`));
    return [
      ...dead.map(({ name }) => `${path}: ${byAnyone.has(`${path}#${name}`) ? 'only tests use' : 'nothing uses'} ${name}`),
      ...(FRONT_DOOR.test(path) && !text.startsWith('/**') ? [`${path}: a front door begins with a sentence about what lies behind it`] : []),
      ...(own.length === 0 && passed.length > 0 && !path.endsWith('/index.ts') && !loadedLater.has(path)
        ? [`${path}: only passes on what stands elsewhere: take it there`]
        : []),
      ...idle.map(({ name }) => `${path}: nobody takes ${name} at this door`),
    ];
  });
}
