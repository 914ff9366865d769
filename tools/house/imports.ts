/**
 * Who imports whom, by resolved paths, imports of types and `import()` included: the doors between packages, the stairs of the
 * rooms, front doors, and no circles. Read with rolldown's parser; dependency-cruiser knows TypeScript up to 6 only.
 */
import { posix } from 'node:path';
import { crossings, doors, floors, type Crossing, type Door, type Floor } from './stairs.ts';
import { parsedOf, programOf, visit } from './syntax.ts';
import type { Tree } from './tree.ts';

export interface Import {
  from: string;
  /** Path of ours, or name of a package or of a module of Node. */
  to: string;
  /** `import()`: loads later, closes no circle. */
  isDynamic: boolean;
}

/** What is parsed; generated types are not ours. */
export const CODE = /^(apps|packages|tools|e2e|torture|bench)\/.*(?<!\.d)\.(ts|tsx|mjs)$/;
/** What no rule would read. */
const FOREIGN = /^(apps|packages|tools|e2e|torture|bench)\/(?!.*\.d\.mts$).*\.(?:jsx?|[cm]ts|cjs)$/;
/** What knocks at front doors from outside a floor too; tools, benches and tests go where they like. */
const PRODUCT = /^(apps\/(server\/(src|demo-world)|web\/src|sso\/src|console\/src)|packages)\//;
const TEST = /\.test\.tsx?$/;

/** Where `@portal/…` leads, by the packages' own exports. */
function packagesOf({ paths, read }: Tree): (specifier: string) => string | undefined {
  const targets = paths
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .flatMap((path) => {
      const { name, exports = {} } = JSON.parse(read(path)) as { name: string; exports?: Record<string, string> };
      return Object.entries(exports).map(([key, file]) => ({ key: posix.join(name, key), file: posix.join(posix.dirname(path), file) }));
    });
  // of two that fit, the one that says more
  targets.sort((a, b) => b.key.length - a.key.length);
  const find = (specifier: string): string | undefined => {
    for (const { key, file } of targets) {
      const [before = '', after] = key.split('*');
      const fits = after === undefined ? specifier === key : specifier.startsWith(before) && specifier.endsWith(after);
      if (fits) return file.replace('*', specifier.slice(before.length, specifier.length - (after ?? '').length));
    }
    return undefined;
  };
  const found = new Map<string, string | undefined>();
  return (specifier) => {
    if (!found.has(specifier)) found.set(specifier, find(specifier));
    return found.get(specifier);
  };
}

/** Gives the path of ours that an import leads to, or the name of a package. */
export function resolverOf(tree: Tree): (from: string, specifier: string) => string {
  const packageAt = packagesOf(tree);
  return (from, specifier) =>
    (specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : (packageAt(specifier) ?? specifier)).replace(/\?.*$/, '');
}

const read = new WeakMap<Tree, readonly Import[]>();

export function importsOf(tree: Tree): readonly Import[] {
  const known = read.get(tree);
  if (known !== undefined) return known;
  const resolveFrom = resolverOf(tree);
  const imports = tree.paths.filter((path) => CODE.test(path)).flatMap((from) => importsIn(tree, from, (specifier) => resolveFrom(from, specifier)));
  read.set(tree, imports);
  return imports;
}

function importsIn(tree: Tree, from: string, resolve: (specifier: string) => string): Import[] {
  const { module, errors } = parsedOf(tree, from);
  if (errors.length > 0) throw new Error(`${from} cannot be read: ${errors[0]?.message ?? ''}`);
  const text = tree.read(from);
  const loaded = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end)).filter((said) => /^['"`][^$]*['"`]$/.test(said));
  return [
    ...module.staticImports.map(({ moduleRequest: { value } }) => ({ from, to: resolve(value), isDynamic: false })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ from, to: resolve(moduleRequest.value), isDynamic: false }] : [])),
    ),
    ...loaded.map((said) => ({ from, to: resolve(said.slice(1, -1)), isDynamic: true })),
    ...[...typesNamed(tree, from, module.dynamicImports.length), ...requiredIn(text)].map((said) => ({ from, to: resolve(said), isDynamic: false })),
  ];
}

/** `import('./a.ts').B` where a type stands. */
function typesNamed(tree: Tree, path: string, isLoaded: number): string[] {
  if ((tree.read(path).match(/\bimport\s*\(/g)?.length ?? 0) <= isLoaded) return [];
  const found: string[] = [];
  visit(programOf(tree, path), (node) => {
    const source = node.type === 'TSImportType' ? (node['source'] as { value?: unknown }).value : undefined;
    if (typeof source === 'string') found.push(source);
  });
  return found;
}

/** What is taken, or asked for its place, by what `createRequire` gives. */
function requiredIn(text: string): string[] {
  if (!text.includes('createRequire')) return [];
  const given = [...text.matchAll(/\b(?:const|let)\s+(?:(\w+)|\{\s*resolve(?:\s*:\s*(\w+))?\s*\})\s*=\s*createRequire\(/g)].map(
    ([, whole, resolve]) => whole ?? resolve ?? 'resolve',
  );
  const calls = new RegExp(`(?:\\bcreateRequire\\([^()]*\\)${given.map((name) => `|\\b${name}`).join('')})(?:\\.resolve)?\\(\\s*['"\`]([^'"\`$]+)['"\`]`, 'g');
  return [...text.matchAll(calls)].map(([, said = '']) => said);
}

const roomOf = ({ folder }: Pick<Floor, 'folder'>, path: string): string | undefined => {
  const [room, file] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
  return file === undefined ? undefined : room;
};

function stairComplaint(floor: Floor, { from, to }: Import): string | undefined {
  const [room, other] = [roomOf(floor, from), roomOf(floor, to)];
  if (floor.isRoofed && room !== undefined && posix.dirname(to) === floor.folder) return `${room} stands below what lies over all rooms of ${floor.folder}`;
  if (other === undefined || room === other) return undefined;
  if (room === undefined && !PRODUCT.test(from)) return undefined;
  if (room !== undefined && floor.order.indexOf(other) > floor.order.indexOf(room)) return `${room} stands below ${other} on the stairs`;
  const isDoor = to === `${floor.folder}/${other}/index.ts` || floor.open?.includes(other) || floor.sideDoors?.test(to);
  return isDoor ? undefined : 'knock at the front door: index.ts';
}

/** The room of one floor and that of another which it takes from stand on one stair. */
function crossingComplaint({ above, below, order }: Crossing, { from, to }: Import): string | undefined {
  const [room, other] = [roomOf(above, from), roomOf(below, to)];
  if (room === undefined || other === undefined) return undefined;
  return order.indexOf(other) > order.indexOf(room) ? `${room} stands below ${other} on the stairs` : undefined;
}

/** Rooms that stand on no stair. */
const strangers = (floor: Floor, paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => roomOf(floor, path) ?? []))]
    .filter((room) => !floor.order.includes(room))
    .map((room) => `${floor.folder}/${room}: stands on no stair (tools/house/stairs.ts)`);

/** Sets of files that reach one another; Tarjan's algorithm, without recursion's limit in view of a few thousand files. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(
    imports.filter(({ isDynamic }) => !isDynamic),
    ({ from }) => from,
  );
  const seen = new Map<string, { at: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): { at: number; low: number; isOpen: boolean } => {
    const here = { at: seen.size, low: seen.size, isOpen: true };
    seen.set(path, here);
    open.push(path);
    for (const { to } of next.get(path) ?? []) {
      const known = seen.get(to);
      if (known === undefined) here.low = Math.min(here.low, visit(to).low);
      else if (known.isOpen) here.low = Math.min(here.low, known.at);
    }
    if (here.low < here.at) return here;
    const circle = open.splice(open.indexOf(path));
    for (const one of circle) (seen.get(one) ?? here).isOpen = false;
    if (circle.length > 1) circles.push(circle.toSorted());
    return here;
  };
  for (const path of next.keys()) if (!seen.has(path)) visit(path);
  return circles;
}

export function importComplaints(tree: Tree): string[] {
  const imports = importsOf(tree);
  const guarded = imports.filter(({ from }) => !TEST.test(from));
  const refused = guarded.flatMap((one) => [
    ...doors
      .filter(({ of, forbids, allowsLater }: Door) => of.test(one.from) && forbids.test(one.to) && !(allowsLater && one.isDynamic))
      .map(({ why }) => `${one.from} imports ${one.to}: ${why}`),
    ...[...floors.map((floor) => stairComplaint(floor, one)), ...crossings.map((crossing) => crossingComplaint(crossing, one))].flatMap((why) =>
      why === undefined ? [] : `${one.from} imports ${one.to}: ${why}`,
    ),
  ]);
  return [
    ...new Set(refused),
    ...tree.paths.filter((path) => FOREIGN.test(path)).map((path) => `${path}: no rule reads it: source is .ts or .tsx, a tool’s .mjs`),
    ...floors.flatMap((floor) => strangers(floor, tree.paths)),
    ...circlesOf(imports).map((circle) => `a circle of imports: ${circle.join(' ⇄ ')}`),
  ];
}
