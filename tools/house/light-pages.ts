/**
 * Pages that a visitor opens first carry no schemas: zod weighs 22 KB on the wire, more than such a page's own script. They take
 * limits, errors and types of the contract; what needs a schema or an endpoint loads later, by `import()`, or on the server.
 */
import { modulesOf, placesOf, says, without, type Module, type Name } from './modules.ts';
import type { Tree } from './tree.ts';

const LIGHT =
  /^packages\/(client\/index|contract\/src\/[\w-]+\/(limits|errors|copy))\.ts$|^apps\/web\/src\/(root|entry\.client)\.tsx$|^apps\/web\/src\/screens\/(?!tool\/)(?!.*\.(server|test)\.).*\.tsx?$|^apps\/sso\/src\/main\.tsx$/;
const HEAVY = 'zod';
/** No page at all begins with the rules of the check: they come with the first list that has something to check. */
const PAGE = /^apps\/web\/src\/screens\/(?!.*\.(server|test)\.).*\.tsx$/;
const RULES = 'packages/engines/compatibility/compat-check.ts';
/** Parts of a page that its script leaves out. */
const OF_SERVER = /^(loader|headers|action|middleware)$/;

/** What a file takes in a browser when its page is drawn. */
function takenAtOnce({ code, own, taken }: Module): Name[] {
  const ofServer = own.filter(({ name }) => OF_SERVER.test(name)).map(({ statement }) => statement);
  const drawn = without(code, ofServer).replaceAll(/^import\b[^;]*;/gm, '');
  const isDrawn = (as: string): boolean => ofServer.length === 0 || says(drawn, as);
  return taken.filter(({ isType, isLater, as = '' }) => !isType && !isLater && isDrawn(as));
}

/** From a page to what is heavy, by the shortest way; none where it is never met. */
function wayTo(heavy: string, page: string, all: ReadonlyMap<string, Module>): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[page, undefined]]);
  for (const path of cameFrom.keys()) {
    if (path === heavy) {
      const way = [path];
      for (let before = cameFrom.get(path); before !== undefined; before = cameFrom.get(before)) way.unshift(before);
      return way;
    }
    const file = all.get(path);
    if (file === undefined) continue;
    const next = [...takenAtOnce(file).flatMap((one) => [...placesOf(one, all)]), ...file.loaded];
    for (const one of next) if (!cameFrom.has(one)) cameFrom.set(one, path);
  }
  return undefined;
}

export function lightPageComplaints(tree: Tree): string[] {
  const all = modulesOf(tree);
  const loading = (pages: RegExp, heavy: string): string[] =>
    [...all.keys()]
      .filter((path) => pages.test(path))
      .flatMap((page) => {
        const way = wayTo(heavy, page, all);
        return way === undefined ? [] : [`${page} loads ${heavy} before it is drawn: ${way.slice(1).join(' → ')}`];
      });
  return [...loading(LIGHT, HEAVY), ...loading(PAGE, RULES)];
}
