/**
 * What holds for style sheets: `node tools/check-styles.mjs`. A sheet has at most 250 lines; a colour has a name in `tokens.css` and
 * is written nowhere else; a sheet of the sites bears the name of the one component that imports it; a class that has rules is used.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST_LINES = 250;
const TOKENS = 'packages/ui/styles/tokens.css';
const SHEETS = ['apps/web/src/**/*.css', 'apps/sso/src/**/*.css', 'apps/console/src/**/*.css', 'packages/ui/styles/*.css', 'packages/promotions/**/*.css'];
const SOURCES = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/sso/src/**/*.{ts,tsx}',
  'apps/sso/index.html',
  'apps/console/src/**/*.{ts,tsx}',
  'apps/console/index.html',
  'packages/ui/**/*.{ts,tsx}',
  'packages/promotions/**/*.{ts,tsx}',
];
/** Pages and papers that the server draws itself, and what lies below all of them. */
const BESIDE = ['apps/server/src/**/*.ts', 'packages/{units,engines,contract,client}/**/*.{ts,tsx}'];
const isTest = (path) => /\.(?:test|fixture)\.tsx?$/.test(path);
const isGallery = (path) => path.startsWith('packages/ui/gallery/');

// a colour in figures; not an address that ends in `#part`, not a mark of HTML (`&#39;`)
// and as workbooks write it: 'FF17202D'
const COLOUR =
  /(?<![&\w/?=.])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|'(?:[0-9A-F]{2})?(?=[0-9]*[A-F])[0-9A-F]{6}'/u;

/** Colours that CSS has a word for, `transparent` and `currentcolor` apart: they are none of their own. */
const NAMES =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgr[ae]y|darkgreen|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategr[ae]y|darkturquoise|darkviolet|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgr[ae]y|lightgreen|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategr[ae]y|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategr[ae]y|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';
/** In a sheet anywhere behind a colon; in code as the value of what bears a colour's name, and in rules within a text. */
const NAMED_IN_SHEET = new RegExp(`:[^;{}]*(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'iu');
const NAMED_IN_CODE = new RegExp(
  `(?<![\\w-])(?:color|colour|background|backgroundColor|borderColor|fill|stroke|outlineColor|accentColor|stopColor|rgb)(?:-color)?['"]?\\s*[:=]\\s*\\{?\\s*['"]?(?:${NAMES})(?![\\w-])`,
  'iu',
);

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
  const pages = find(root, BESIDE).map((path) => ({ path, text: read(path) }));
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
  const named = path.endsWith('.css') ? NAMED_IN_SHEET : NAMED_IN_CODE;
  const lines = path.endsWith('.css') ? text.replaceAll(/\/\*[\s\S]*?\*\//g, (remark) => remark.replaceAll(/[^\n]/g, '')) : text;
  return lines
    .split('\n')
    .flatMap((line, at) => (COLOUR.test(line) || named.test(line) ? [`${path}:${at + 1}: a colour outside ${TOKENS}: ${line.trim()}`] : []));
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
