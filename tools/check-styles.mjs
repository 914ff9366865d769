/**
 * What holds for style sheets: `node tools/check-styles.mjs`. A sheet has at most 250 lines; a colour has a name in `tokens.css` and
 * is written nowhere else; a sheet of the sites bears the name of the one component that imports it; a class that has rules is used.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_LINES = 250;
const TOKENS = 'packages/ui/styles/tokens.css';
const SHEETS = ['apps/web/src/**/*.css', 'apps/sso/src/**/*.css', 'packages/ui/styles/*.css'];
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'apps/sso/src/**/*.{ts,tsx}', 'apps/sso/index.html', 'packages/ui/**/*.{ts,tsx}'];
/** Pages and papers that the server draws itself. */
const SERVER = ['apps/server/src/**/*.ts'];
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isGallery = (path) => path.startsWith('packages/ui/gallery/');

// a colour in figures; not an address that ends in `#part`, not a mark of HTML (`&#39;`)
// and as workbooks write it: 'FF17202D'
const COLOUR =
  /(?<![&\w/?=.])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|'(?:[0-9A-F]{2})?(?=[0-9]*[A-F])[0-9A-F]{6}'/u;

const find = (root, patterns) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .toSorted();

/** Sentences, one for each fault of the tree at `root`. */
export function faultsOf(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const sheets = find(root, SHEETS).map((path) => ({ path, text: read(path) }));
  const sources = find(root, SOURCES)
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: read(path) }));
  const pages = find(root, SERVER).map((path) => ({ path, text: read(path) }));
  const drawn = sources.filter(({ path }) => !isGallery(path));
  return [
    ...sheets.flatMap(tooLong),
    ...[...sheets, ...drawn, ...pages].filter(({ path }) => path !== TOKENS && !isTest(path)).flatMap(coloured),
    ...sheets.filter(({ path }) => path.startsWith('apps/web/')).flatMap((sheet) => notBeside(sheet, sources)),
    ...unused(sheets, sources),
  ];
}

function tooLong({ path, text }) {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES ? [`${path}: ${lines} lines, more than ${MOST_LINES}: give each part its own sheet`] : [];
}

function coloured({ path, text }) {
  return text.split('\n').flatMap((line, at) => (COLOUR.test(line) ? [`${path}:${at + 1}: a colour outside ${TOKENS}: ${line.trim()}`] : []));
}

function notBeside({ path }, sources) {
  const own = path.replace(/\.css$/, '.tsx');
  const importers = sources.filter((source) => importsOf(source).includes(path)).map((source) => source.path);
  return importers.length === 1 && importers[0] === own
    ? []
    : [`${path}: is for ${basename(own)} beside it to import, and is imported by ${importers.join(', ') || 'nothing'}`];
}

const importsOf = ({ path, text }) => [...text.matchAll(/'(\.[^']*\.css)(?:\?\w+)?'/g)].map(([, to]) => join(dirname(path), to).replaceAll('\\', '/'));

function unused(sheets, sources) {
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  // `block--${state}` names every state
  const openEnded = new Set(sources.flatMap(({ text }) => [...text.matchAll(/([\w-]+[-_])\$\{/g)].map(([, stem]) => stem)));
  const isUsed = (name) => words.has(name) || [...openEnded].some((stem) => name.startsWith(stem));
  return sheets.flatMap(({ path, text }) => {
    const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const classes = new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name));
    return [...classes].filter((name) => !isUsed(name)).map((name) => `${path}: nothing has the class ${name}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOf(fileURLToPath(new URL('..', import.meta.url)));
  if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
