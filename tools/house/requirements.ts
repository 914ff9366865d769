import type { Tree } from './tree.ts';

/** Requirements are numbered once, what code cites exists, and each is cited where something keeps it, or says that it waits. */
const PAGES = /^docs\/requirements\/(?!README)[\w-]+\.md$/;
const CITING = /^(apps|packages|e2e|torture|bench|deploy|docs|tools)\/.*\.(ts|tsx|mjs|css|sql|md)$/;
/** A part of an entry that is cited for itself has a number of its own: **CALC-5.1**. */
const ENTRY = /^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*/gm;

/** What keeps an entry: lines and tests. What is decided and written of it keeps nothing. */
const KEEPING = /^(apps|packages|e2e|torture|bench|tools(?!\/house\/))\/.*\.(ts|tsx|mjs|css|sql)$/;
/** Says behind its number that nothing is built of it yet. */
const WAITING = /^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*(?: \*Ours\.\*)? \*Waits\.\*/gm;

/** What was decided, and words: they may say that there was one. */
const UNOPENED = /^docs\//;

/** Sentences about entries given twice, and citations that lead nowhere. */
export function requirementComplaints({ paths, read }: Tree): string[] {
  const entries = paths.filter((path) => PAGES.test(path)).flatMap((path) => [...read(path).matchAll(ENTRY)].map(([, number = '']) => ({ number, path })));
  const known = new Set(entries.map(({ number }) => number));
  const areas = new Set([...known].map((number) => number.split('-')[0]));
  const citation = new RegExp(`(?<![\\w-])(?:${[...areas].join('|')})-\\d+(?:\\.\\d+)?(?![\\w-])`, 'g');
  const counted = new RegExp(`(?<![\\w-])(?:${[...areas].join('|')})-\\d+,? (?:the )?(?:formulas?|steps?|rules?|rows?|tables?|points?|sentences?) \\d`, 'g');
  const twice = entries.filter(({ number }, place) => entries.findIndex((other) => other.number === number) !== place);
  const dead = paths
    .filter((path) => CITING.test(path) && !path.startsWith('tools/house/'))
    .flatMap((path) =>
      [...read(path).matchAll(citation)]
        .filter(([number]) => !known.has(number))
        .map(([number]) => `${path}: ${number} stands in no page of docs/requirements`),
    );
  const uncountable = paths
    .filter((path) => CITING.test(path) && !path.startsWith('tools/house/'))
    .flatMap((path) => [...read(path).matchAll(counted)].map(([found]) => `${path}: ${found}: nobody can count to it; give the part a number of its own`));
  const elsewhere = paths
    .filter((path) => CITING.test(path) && !path.startsWith('tools/house/') && !path.includes('/migrations/'))
    .filter((path) =>
      (UNOPENED.test(path)
        ? /specification,? part \d|\(part [12] §/i
        : /specification,? part \d|\(part [12] §|the specification\b|rule \d+ of the \w+ handbook/i
      ).test(read(path)),
    )
    .map((path) => `${path}: cites a text that is not in the repository; cite docs/requirements`);
  const cited = new Set(paths.filter((path) => KEEPING.test(path)).flatMap((path) => (areas.size === 0 ? [] : citedIn(read(path), citation))));
  const waiting = new Set(paths.filter((path) => PAGES.test(path)).flatMap((path) => [...read(path).matchAll(WAITING)].map(([, number = '']) => number)));
  const kept = entries
    .filter(({ number }) => !cited.has(number) && !waiting.has(number))
    .map(({ number, path }) => `${path}: nothing cites ${number}: cite it where a line or a test keeps it, or say that it waits (*Waits.*)`);
  const built = entries
    .filter(({ number }) => cited.has(number) && waiting.has(number))
    .map(({ number, path }) => `${path}: ${number} is cited and says that it waits`);
  return [
    ...kept,
    ...built,
    ...twice.map(({ number, path }) => `${path}: ${number} is given twice`),
    ...(areas.size === 0 ? [] : [...dead, ...uncountable]),
    ...elsewhere,
  ];
}

/** `ADDRESS-1 to 4` and `ORDER-1 to ORDER-3` are each of them. */
function citedIn(text: string, citation: RegExp): string[] {
  const spans = [...text.matchAll(/(?<![\w-])([A-Z]+)-(\d+) to (?:\1-)?(\d+)(?![\w.-])/g)].flatMap(([, area = '', from, to]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, at) => `${area}-${Number(from) + at}`),
  );
  return [...spans, ...[...text.matchAll(citation)].map(([number]) => number)];
}
