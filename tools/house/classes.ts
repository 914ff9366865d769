/**
 * A class is written in a sheet that surely comes along: the ui's, the component's own, that of a part it draws, or one that each
 * of those who draw it brings. A sheet that only happens to be on the page is a page without style tomorrow.
 */
import { modulesOf, placesOf, type Module } from './modules.ts';
import { childrenOf, isNode, programOf, type Node } from './syntax.ts';
import type { Tree } from './tree.ts';

const PART = /^(apps\/(?:web|sso|console)\/src|packages\/ui\/(?:components|shell))\/.*(?<!\.test)\.tsx$/;
const UI_SHEET = /^packages\/ui\/styles\/.*\.css$/;

interface Said {
  /** A class, or what a class begins with. */
  text: string;
  isOpenEnded: boolean;
}

/** What the literals of an expression that makes a class name say; what is only compared is none of it. */
function literalsOf(node: Node): Said[] {
  if (node.type === 'BinaryExpression' && node['operator'] !== '+') return [];
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].filter(isNode).flatMap(literalsOf);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return wordsOf(node['value'], false);
  if (node.type === 'TemplateLiteral') {
    const texts = (node['quasis'] as { value: { cooked: string }; tail: boolean }[]).map(({ value, tail }) => wordsOf(value.cooked, !tail));
    return [...texts.flat(), ...(node['expressions'] as Node[]).flatMap(literalsOf)];
  }
  // a call's arguments are the business of who is called, except of `classes`
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] !== 'classes') return [];
  return childrenOf(node).flatMap(literalsOf);
}

function wordsOf(text: string, goesOn: boolean): Said[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.flatMap((word, at) => (/^[a-z][\w-]*$/.test(word) ? [{ text: word, isOpenEnded: goesOn && at === words.length - 1 && !/\s$/.test(text) }] : []));
}

function saidIn(node: Node): Said[] {
  const isClass =
    (node.type === 'JSXAttribute' && (node['name'] as Node)['name'] === 'className') ||
    (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'classes');
  return isClass ? childrenOf(node).flatMap(literalsOf) : childrenOf(node).flatMap(saidIn);
}

const classesIn = (sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].flatMap(([, name]) => name ?? []);

/** What stands around the files of a folder, whatever the page. */
const FRAMES = [
  { of: /^apps\/sso\/src\//, frame: 'apps/sso/src/main.tsx' },
  { of: /^apps\/console\/src\//, frame: 'apps/console/src/main.tsx' },
  { of: /^apps\/web\/src\/screens\/tool\//, frame: 'apps/web/src/screens/tool/tool-layout.tsx' },
  { of: /^apps\/web\/src\/screens\/(?!tool\/)/, frame: 'apps/web/src/screens/shell/default-layout.tsx' },
];
const TEST = /\.test\.tsx?$|^e2e\/|^packages\/ui\/gallery\//;

/** What each file brings along: its sheets, and those of the parts it draws. */
function sheetsOf(all: ReadonlyMap<string, Module>): (path: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const seen = new Set([path]);
    for (const one of seen) {
      const { taken = [], loaded = [] } = all.get(one) ?? {};
      for (const name of taken) if (!name.isType && !name.isLater) for (const place of placesOf(name, all)) seen.add(place);
      for (const to of loaded) seen.add(to);
    }
    const sheets = new Set([...seen].filter((one) => one.endsWith('.css')));
    known.set(path, sheets);
    return sheets;
  };
}

/** Who draws each file. */
function drawnBy(all: ReadonlyMap<string, Module>): ReadonlyMap<string, ReadonlySet<string>> {
  const drawers = new Map<string, Set<string>>();
  for (const { path, taken } of all.values())
    if (!TEST.test(path))
      for (const name of taken)
        if (!name.isType) for (const place of placesOf(name, all)) if (place !== path) drawers.set(place, (drawers.get(place) ?? new Set()).add(path));
  return drawers;
}

export function classComplaints(tree: Tree): string[] {
  const all = modulesOf(tree);
  const sheets = new Map(tree.paths.filter((path) => /^(apps|packages)\/.*\.css$/.test(path)).map((path) => [path, new Set(classesIn(tree.read(path)))]));
  const [bringing, drawers] = [sheetsOf(all), drawnBy(all)];
  const named = [...sheets.values()].flatMap((names) => [...names]);
  const asked = [...all.values()].filter(({ path }) => TEST.test(path)).map(({ code }) => code);
  /** The name of a block whose parts or states have rules, or a mark that journeys look for. */
  const isName = (text: string): boolean =>
    named.some((name) => name.startsWith(`${text}__`) || name.startsWith(`${text}--`)) || asked.some((code) => code.includes(`.${text}`));
  const comesWith = (sheet: string, path: string, below: ReadonlySet<string> = new Set()): boolean => {
    const frames = FRAMES.flatMap(({ of, frame }) => (of.test(path) ? [frame] : []));
    if (UI_SHEET.test(sheet) || [path, ...frames].some((one) => bringing(one).has(sheet))) return true;
    const above = [...(drawers.get(path) ?? [])].filter((one) => !below.has(one));
    return above.length > 0 && above.every((one) => comesWith(sheet, one, new Set([...below, path])));
  };
  return tree.paths
    .filter((path) => PART.test(path))
    .flatMap((path) => {
      const said = new Map(saidIn(programOf(tree, path)).map((one) => [one.text, one]));
      return [...said.values()].flatMap(({ text, isOpenEnded }) => {
        const has = (names: ReadonlySet<string>): boolean => (isOpenEnded ? [...names].some((name) => name.startsWith(text)) : names.has(text));
        const where = [...sheets].flatMap(([sheet, names]) => (has(names) ? [sheet] : []));
        if (where.some((sheet) => comesWith(sheet, path))) return [];
        if (where.length === 0 && isName(text)) return [];
        return [`${path}: ${text} ${where.length === 0 ? 'has no rules' : `is written in ${where.join(', ')}, which need not come along`}`];
      });
    });
}
