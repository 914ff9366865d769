/**
 * What reaches beyond the code, or past its checks, stands in few places: the environment, the browser's storage, clocks and chance, calls to
 * the outside, HTML as text, figures written out, exports without a name. Each row says where it may, and what to do elsewhere.
 */
import { modulesOf } from './modules.ts';
import type { Tree } from './tree.ts';

interface Means {
  of: RegExp;
  /** Files it is looked for in; tests and fixtures only where `inTests`. */
  in: RegExp;
  inTests?: true;
  /** Where it may stand. */
  but?: RegExp;
  instead: string;
}

const TEST = /\.(?:test|fixture)\.tsx?$/;
const PAGES = /^(?:apps\/(?:web|sso|console)\/src|packages\/(?:ui|promotions))\//;

const MEANS: readonly Means[] = [
  {
    of: /\bprocess\.env\b/,
    in: /^(?:apps|packages)\//,
    but: /^(?:apps\/server\/(?:src\/(?:main\.ts|commands\/|start\/)|testkit\/)|packages\/ui\/gallery\/|apps\/\w+\/[\w-]+\.config\.)/,
    instead: 'the environment is read once, by the start (platform/environment.ts), and handed in',
  },
  {
    of: /\b(?:localStorage|sessionStorage|indexedDB)\b/,
    in: /^(?:apps|packages)\//,
    but: /^apps\/(?:web\/src\/lib\/kept\/storage|console\/src\/lib\/kept-form)\.ts$/,
    instead: 'what a browser keeps goes through apps/web/src/lib/kept/storage.ts, where its keys are listed',
  },
  {
    of: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\b/,
    in: /^packages\/(?:engines|units|contract)\//,
    instead: 'the time and new ids are passed in',
  },
  {
    of: /\bDate\.now\(|\bnew Date\(\)/,
    in: /^apps\/web\/src\/(?:screens\/|.*\.server\.ts$)/,
    instead: 'what the server draws is of the time it is handed: nowContext (apps/web/src/lib/page/server-context.ts)',
  },
  {
    of: /(?<![.\w])fetch\(/,
    in: /^apps\/server\/src\//,
    but: /^apps\/server\/src\/platform\/upstream\//,
    instead: 'only platform/upstream speaks to the outside',
  },
  {
    of: /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b/,
    in: PAGES,
    but: /^apps\/web\/src\/lib\/browser\/early-presses\.tsx$/,
    instead: 'a page is made of elements, never of text as HTML',
  },
  {
    of: /type(?:=|: )['"](?:date|datetime-local|time|month|week)['"]/,
    in: PAGES,
    instead: 'a browser writes days in its own language; DateInput writes them in ours (@portal/ui/date-input)',
  },
  {
    of: /\.toFixed\(/,
    in: PAGES,
    // places of a drawing, degrees and metres, stars
    but: /^apps\/web\/src\/features\/(?:calculator\/drawings\/wireless-bridge|catalog\/components\/field-of-view|comment\/components\/product-comments)\.tsx$/,
    instead: 'figures are written out by packages/units, sums by engines/pricing',
  },
  {
    of: /\bMath\.round\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\*\s*(?:100|1e2|10_?000)\b/,
    in: /^(?:apps\/\w+\/src|packages)\//,
    but: /^packages\/(?:units\/|engines\/pricing\/rounding\.ts$)/,
    instead: 'hundredths are made by packages/units (toFen, toBasisPoints, toHundredths), halves away from zero',
  },
  {
    of: /^export default\b/m,
    in: /^(?:apps\/\w+\/src|apps\/server\/(?:testkit|demo-world)|packages|tools\/house|e2e|bench|torture)\//,
    inTests: true,
    // what frameworks and pools of workers ask for
    but: /^(?:apps\/web\/src\/(?:screens\/.*|root|entry\.server|routes)\.tsx?|apps\/server\/src\/.*-worker\.ts|e2e\/shared-portal\.ts)$/,
    instead: 'exports have names',
  },
  { of: /^export \* from/m, in: /\.tsx?$/, inTests: true, instead: 'a door names what it lets out' },
  { of: /\bwaitForTimeout\(/, in: /^e2e\//, inTests: true, instead: 'a journey waits for what it wants to see (docs/testing.md)' },
];

/** Said of comments, so of the text as it stands. */
const SILENCED = /@ts-(?:ignore|nocheck)\b|@ts-expect-error\s*(?:\*\/|$)|(?:ox|es)lint-disable(?:-next-line|-line)?\s*(?:--|\*\/|$)/m;
const SILENT_TEST = /^tools\/(?:bootstrap\/bootstrap|house\/means)\.test\.ts$/;

/** Names that mean "not decided", and names that are no kebab-case. */
const DRAWER = /(?:^|\/)(?:utils?|helpers?|common|misc|general)(?:\/|\.[\w.]+$)/;
const OF_CODE = /^(?:apps|packages|tools|e2e|bench|torture)\/.*\.(?:tsx?|mjs|css)$/;
const CAPITAL = /\/[^/]*[A-Z][^/]*$/;

const PACKAGE = /^(?:(?:apps|packages)\/[\w-]+\/)?package\.json$/;
/** Packages of ours are whatever stands beside them. */
const LOOSE = /"(?:(?!@portal\/)[@\w/.-]+": "\*|[@\w/.-]+": "(?:[\^~<>=]|latest|\d+(?:\.\d+)?"|\d+\.x)[^"]*)/g;

export function meansComplaints(tree: Tree): string[] {
  const modules = modulesOf(tree);
  return tree.paths.flatMap((path) => [
    ...MEANS.filter((means) => means.in.test(path) && !means.but?.test(path) && (means.inTests === true || !TEST.test(path))).flatMap(({ of, instead }) => {
      const found = of.exec(modules.get(path)?.code ?? '')?.[0];
      return found === undefined ? [] : [`${path}: ${found}: ${instead} (tools/house/means.ts)`];
    }),
    ...(OF_CODE.test(path) && !SILENT_TEST.test(path) && modules.has(path) && SILENCED.test(tree.read(path))
      ? [`${path}: a check is switched off without saying which or why`]
      : []),
    ...(OF_CODE.test(path) && (DRAWER.test(path) || CAPITAL.test(path)) ? [`${path}: a name in kebab-case that says what is in it`] : []),
    ...(PACKAGE.test(path) ? [...tree.read(path).matchAll(LOOSE)].map(([dependency]) => `${path}: ${dependency}": versions are exact`) : []),
  ]);
}
