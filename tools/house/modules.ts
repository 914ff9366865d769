/** What each file exports, passes on and takes from others, read once a tree. */
import { CODE, resolverOf } from './imports.ts';
import { parsedOf } from './syntax.ts';
import type { Tree } from './tree.ts';

/** Instead of a name: all that a file exports. */
export const ALL = '*';

export interface Name {
  /** Path of ours, or name of a package. */
  path: string;
  name: string;
}

export interface Taken extends Name {
  isType: boolean;
  /** `import()`. */
  isLater: boolean;
  /** What it is called here; none where it is passed on or loads later. */
  as?: string;
}

export interface Module {
  path: string;
  text: string;
  /** The text without comments, at the same places. */
  code: string;
  own: readonly { name: string; statement: Span; isForTests: boolean; isUsedHere: boolean }[];
  /** Exports that stand in another file. */
  passed: readonly { name: string; isType: boolean; of: Name }[];
  taken: readonly Taken[];
  /** Imported for what they do: style sheets, registrations. */
  loaded: readonly string[];
}

export type Span = Readonly<{ start: number; end: number }>;

export const without = (text: string, spans: readonly Span[]): string =>
  spans.toSorted((a, b) => b.start - a.start).reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);

/** A word of code, not a member of something; `...name` is the name. */
export const says = (code: string, name: string): boolean => new RegExp(`(?<![\\w$])(?<!(?<!\\.)\\.)${name}(?![\\w$])`).test(code);

/** The same, outside of these stretches. */
function saysOutside(code: string, name: string, spans: readonly Span[]): boolean {
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + name.length)) {
    const isWord = !/[\w$]$/.test(code.charAt(at - 1)) && !/^[\w$]/.test(code.charAt(at + name.length));
    const isMember = code.charAt(at - 1) === '.' && code.charAt(at - 2) !== '.';
    if (isWord && !isMember && !spans.some(({ start, end }) => at >= start && at < end)) return true;
  }
  return false;
}

const read = new WeakMap<Tree, ReadonlyMap<string, Module>>();

export function modulesOf(tree: Tree): ReadonlyMap<string, Module> {
  const known = read.get(tree);
  if (known !== undefined) return known;
  const resolve = resolverOf(tree);
  const paths = tree.paths.filter((path) => CODE.test(path));
  const modules = new Map(paths.map((path) => [path, moduleOf(tree, path, (specifier) => resolve(path, specifier))]));
  read.set(tree, modules);
  return modules;
}

const places = new WeakMap<ReadonlyMap<string, Module>, Map<string, readonly string[]>>();

/** The files where an export stands, through doors; types are left out. */
export function placesOf(of: Name, all: ReadonlyMap<string, Module>): readonly string[] {
  const known = places.get(all) ?? new Map<string, readonly string[]>();
  places.set(all, known);
  const key = `${of.path}#${of.name}`;
  const found = known.get(key) ?? [...walkedTo(of, all)];
  known.set(key, found);
  return found;
}

function* walkedTo({ path, name }: Name, all: ReadonlyMap<string, Module>, seen = new Set<string>()): Generator<string> {
  const key = `${path}#${name}`;
  if (seen.has(key)) return;
  seen.add(key);
  const file = all.get(path);
  if (file === undefined || file.own.some((one) => name === ALL || one.name === name)) yield path;
  for (const one of file?.passed ?? [])
    if (!one.isType && (one.name === name || name === ALL)) yield* walkedTo(one.of, all, seen);
    else if (one.name === ALL) yield* walkedTo({ path: one.of.path, name }, all, seen);
}

function moduleOf(tree: Tree, path: string, resolve: (specifier: string) => string): Module {
  const text = tree.read(path);
  const { module, comments } = parsedOf(tree, path);
  const code = without(text, comments);
  const exported = module.staticExports.flatMap(({ entries, start, end }) => entries.map((entry) => ({ ...entry, statement: { start, end } })));
  // a schema and its type share one name: neither is a use of the other
  const isUsedHere = (name: string): boolean => {
    const declarations = exported.filter((one) => nameOf(one.exportName) === name && one.localName.name !== null).map(({ statement }) => statement);
    return saysOutside(code, name, declarations);
  };
  const isForTests = ({ start }: Span): boolean =>
    comments.some(({ value, end }) => /\bfor (?:the )?tests\b/i.test(value) && text.slice(end, start).trim() === '');
  return {
    path,
    text,
    code,
    own: exported.flatMap(({ moduleRequest, exportName, statement }) =>
      moduleRequest ? [] : [{ name: nameOf(exportName), statement, isForTests: isForTests(statement), isUsedHere: isUsedHere(nameOf(exportName)) }],
    ),
    passed: exported.flatMap(({ moduleRequest, exportName, importName, isType }) =>
      moduleRequest ? [{ name: nameOf(exportName), isType, of: { path: resolve(moduleRequest.value), name: nameOf(importName) } }] : [],
    ),
    taken: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.flatMap(({ importName, localName, isType }) =>
          (importName.kind === 'NamespaceObject' ? membersOf(localName.value, code) : [nameOf(importName)]).map((name) => ({
            path: resolve(moduleRequest.value),
            name,
            isType,
            isLater: false,
            as: localName.value,
          })),
        ),
      ),
      ...[...code.matchAll(/\bimport\(\s*(['"`])([^'"`$]+)\1\s*(?=\))/g)].flatMap(({ 0: all, 2: specifier = '', index }) =>
        namesLoaded(code.slice(0, index), code.slice(index + all.length)).map((name) => ({ path: resolve(specifier), name, isType: false, isLater: true })),
      ),
    ],
    loaded: module.staticImports.flatMap(({ moduleRequest, entries }) => (entries.length === 0 ? [resolve(moduleRequest.value)] : [])),
  };
}

const nameOf = ({ kind, name }: { kind: string; name?: string | null }): string => (kind === 'Default' ? 'default' : (name ?? ALL));

/** What is taken of `import * as whole`; all of it where the whole is handed on. */
function membersOf(whole: string, code: string): string[] {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w$/'-])(?<!(?<!\\.)\\.)${whole}\\b(?![-/'])(?:\\.(\\w+))?`, 'g'))].map(([, member]) => member);
  return uses.filter((member) => member === undefined).length > 1 ? [ALL] : uses.filter((member) => member !== undefined);
}

/** `import('./a.ts').B` of a type, `(await import('./a.ts')).b`, `.then(({ b }) =>`, `const { b } = await import('./a.ts')`; else all of it. */
function namesLoaded(before: string, after: string): string[] {
  const taken = /^\)?\)?\.(?!then\b)(\w+)/.exec(after)?.[1];
  if (taken !== undefined) return [taken];
  const several = /^\)\.then\(\(\{([^}]*)\}/.exec(after)?.[1] ?? /\{([^{}]*)\}\s*=\s*await\s*$/.exec(before)?.[1];
  return several?.split(',').map((one) => one.split(':')[0]?.trim() ?? '') ?? [ALL];
}
