import { statSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { contractForPages } from './contract-for-pages.ts';

const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * React Router answers a route script that cannot be read by loading the OLD address anew, each time, and swallows what is thrown
 * meanwhile. Here such a route is one that fails when drawn:
 * the page's own error view reloads the new address, at most once a minute, and then says what to do (src/lib/browser/new-version.ts).
 */
const failOnGoneScript = (): Plugin => ({
  name: 'fail-on-gone-script',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!/react-router.*[\\/]ssr[\\/]routeModules\.m?js$/.test(id)) return null;
    if (!RELOAD.test(code)) throw new Error('react-router loads route scripts in another way now: see src/lib/browser/new-version.ts');
    return { code: code.replace(RELOAD, 'return { default: () => { throw error; } };'), map: null };
  },
});

const ZOD_CONFIG = /__zod_globalConfig \?\? \((\w+)\.__zod_globalConfig = \{\}\)/;

/** Pages may not make functions of texts (`script-src`), and a browser tells of each that tries: schemas do not try. */
const schemasWithoutEval = (): Plugin => ({
  name: 'schemas-without-eval',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id)) return null;
    if (!ZOD_CONFIG.test(code)) throw new Error('zod keeps its configuration in another way now: see `jitless` there');
    return { code: code.replace(ZOD_CONFIG, '__zod_globalConfig ?? ($1.__zod_globalConfig = { jitless: true })'), map: null };
  },
});

/** Pages call by method and path; what guards the server stays with it. */
const endpointsWithoutSchemas = (): Plugin => ({
  name: 'endpoints-without-schemas',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    return /packages[\\/]contract[\\/]src[\\/].*\.ts$/.test(id) ? { code: contractForPages(code), map: null } : null;
  },
});

const PAGE_FILE = / file: ['`][^'`]*['`],/g;

/** A browser is told by the router which scripts a page has: its copy of the route table does without the names of the files. */
const tableWithoutFiles = (): Plugin => ({
  name: 'table-without-files',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/apps[\\/]web[\\/]src[\\/]route-table\.ts$/.test(id)) return null;
    const told = code.replaceAll(PAGE_FILE, '');
    if (/screens\//.test(told)) throw new Error('the route table names its files in another way now');
    return { code: told, map: null };
  },
});

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The libraries that draw every page. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|react-router)\/|preload-helper|rolldown\/runtime/;
/** What every page begins with, and its frame. */
const FRAME =
  /apps\/web\/src\/(root|route-table|entry\.client|lib\/(browser\/new-version|calls\/(name-page-reads|read-anew)|kept\/storage|address-bar\/window-title))\.|screens\/shell\/(default-layout|page-boundary)\./;
/** What is written in, printed and dated: of pages with forms and tables, not of those that are met first. */
const FORMS =
  /packages\/(ui\/(components\/(field|stepper|facts|table|date-input|calendar|open-calendar)|model\/(calendar-days|show-faults))|units\/(company-number|date-time|day|figure|phone))\.|apps\/web\/src\/lib\/[\w-]+\/(failure-words|kept-form|use-kept-form|faults-left|part-failed|checked|use-printing|identity-switching|debounced|download|read-when-told)\./;
/** What many pages take of the parts and words of all. */
const SHARED = /packages\/(ui|units|engines\/access)\/|packages\/client\/page-|apps\/web\/src\/(lib|features\/shell)\//;
/** Shown by few, though many pages may; the way to the form of requirements would bring the schemas beside its words along. */
const SELDOM = /packages\/ui\/(components\/skeletons|shell\/floating-toolbar)\.|apps\/web\/src\/lib\/address-bar\/requirement-href\./;
/** What goods are shown by, on whichever page. */
const GOODS =
  /ui\/components\/chips|screens\/product\/(goods-tabs|corner-of)|screens\/search\/(elsewhere-href|taken-note\.tsx)|src\/lib\/parts\/keyword-box|features\/favorite\/components\/favorites-provider|features\/catalog\/(components\/(product-card|add-to-selection|stay-links)|model\/(product-query|price-name))\./;

/** Sheets of what the server draws with a list and a script comes later for: they come with the sheet of the list, or it would be drawn bare. */
const LIST_SHEETS =
  /features\/catalog\/components\/(category-rail|condition-filter|attribute-filters|value-choices|fold|product-table)\.css$|screens\/product\/(product-list|own-goods)\.css$/;

/** Small ones of what comes once the browser is idle, which lean on nothing: a request each weighs more than what is in it. */
const EDGES =
  /features\/(shell\/model\/(site-codes|legal-links)|comment\/model\/like-words)\.ts$|src\/lib\/(?:words\/dial|selection\/selection-adding)\.ts$|ui\/(shell\/(?:floating-toolbar|copyright)|components\/loading-bar)\.tsx$|ui\/(?:late|(?:components|model)\/(?:place-toasts|watch-sheets|sheet-history|first-steps))\.ts$/;

/** Numbers that both sides hold to: a page takes a few. */
const LIMITS = /packages\/contract\/src\/[\w-]+\/limits\./;

/** Those of forms and orders, which a page that is met first takes none of. */
const FORM_LIMITS =
  /packages\/contract\/src\/(after-sale|behavior|calculation-book|comment|content|coupon|credits|customer|enterprise|feedback|message|offer|order|private-product|protocol|requirement|seckill|service-order|staff|trade-credit)\/limits\./;

/** Taken by pages and by schemas alike: each is a script of its own, not one of the schemas'. */
const RULES = /packages\/engines\/(?:states\/(?!index|define-states)|pricing\/(?=cart-line|credits|trade-credit))([\w-]+)\.ts/;
const ruleOf = (id: string): string => `rule-${RULES.exec(id)?.[1] ?? ''}`;

const CONTRACT_ROOM = /packages\/contract\/src\/([\w-]+)\//;
const SCHEMAS = /node_modules\/zod\//;
/** Endpoints, by now without their schemas. */
const CALLS = /endpoints?\.ts$/;

/** What of a room's contract needs no schemas: left alone it goes where those of its room are, and brings them to each page that takes a word of it. */
const wordsOf = (id: string, graph: Graph): string | null => {
  const room = CONTRACT_ROOM.exec(id)?.[1];
  if (room === undefined) return null;
  const reached = new Set([id]);
  for (const one of reached) {
    if (SCHEMAS.test(one)) return null;
    for (const next of graph.getModuleInfo(one)?.importedIds ?? []) reached.add(next);
  }
  return `${CALLS.test(id) ? 'calls' : 'words'}-of-${room}`;
};

/** A page waits for every sheet before it is drawn: those of the frames are one, and so are the small ones of parts that stand on many pages. */
const SHELL_SHEET = /apps\/web\/src\/(features|screens)\/shell\/.*\.css$/;
const SMALL_SHEET_BYTES = 2_000;
const isSmallSheet = (id: string): boolean => /apps\/web\/src\/features\/.*\.css$/.test(id) && statSync(id).size < SMALL_SHEET_BYTES;

/** A request and an answer's head cost more than most of the small parts; joining what is asked for together packs better, too. */
const shared = {
  // names of scripts stand in many of them, and a hash packs into nothing: seven signs, the fewest the builder takes, tell the versions of a script apart as well as eight
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  codeSplitting: {
    groups: [
      { name: 'start', test: (id: string) => LIBRARIES.test(id) && !id.endsWith('.css'), priority: 6 },
      { name: 'shell-sheets', test: SHELL_SHEET, priority: 5 },
      { name: 'sheets', test: isSmallSheet, minShareCount: 4, priority: 4 },
      { name: 'frame', test: (id: string) => FRAME.test(id) || (LIMITS.test(id) && !FORM_LIMITS.test(id)), priority: 3 },
      { name: 'shared', test: (id: string) => SHARED.test(id) && !FORMS.test(id) && !SELDOM.test(id), minShareCount: 10, priority: 2 },
      { name: 'forms', test: FORMS, minShareCount: 4, priority: 1 },
      // left alone they go where the schemas beside them are, and bring those along
      { name: 'form-limits', test: FORM_LIMITS, priority: 2 },
      { name: 'list-sheets', test: LIST_SHEETS, priority: 5 },
      { name: 'goods', test: GOODS, priority: 1 },
      { name: 'idle-parts', test: EDGES, priority: 1 },
      { name: wordsOf, debugName: 'words', test: CONTRACT_ROOM },
      { name: ruleOf, debugName: 'rules', test: RULES },
    ],
  },
};

/** What every page has before anything is asked for: a part that comes later does not name it again, for a hash packs into nothing. */
const ON_EVERY_PAGE = /^assets\/(?:start|frame|shared|rolldown-runtime)-[\w-]{7}\.js$/;
const withoutThoseOnEveryPage = (_part: string, needed: string[]): string[] => needed.filter((file) => !ON_EVERY_PAGE.test(file));

/**
 * The server holds the text of its build for as long as it lives. Without comments, and escaped, it is one byte a letter; one Chinese
 * letter left makes two of each of the whole file. Names stay: the log tells where a page failed.
 */
const small = { rolldownOptions: { output: { charset: 'ascii', comments: false } } } as const;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [failOnGoneScript(), schemasWithoutEval(), tableWithoutFiles(), endpointsWithoutSchemas(), reactRouter()],
  clearScreen: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: withoutThoseOnEveryPage },
    ...(isSsrBuild ? {} : { rolldownOptions: { output: shared } }),
  },
  environments: { ssr: { build: small } },
  // found by the first cold visit otherwise, which reloads the page under the visitor
  optimizeDeps: { include: ['react-router', '@tanstack/react-query', '@dnd-kit/core', '@dnd-kit/sortable'] },
}));
