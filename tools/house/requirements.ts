import type { Tree } from './tree.ts';

/** Requirements are numbered once, and what code cites exists. */
const PAGES = /^docs\/requirements\/(?!README)[\w-]+\.md$/;
const CITING = /^(apps|packages|e2e|torture|bench|deploy|docs|tools)\/.*\.(ts|tsx|mjs|css|sql|md)$/;
/** A part of an entry that is cited for itself has a number of its own: **CALC-5.1**. */
const ENTRY = /^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\*/gm;

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
  return [...twice.map(({ number, path }) => `${path}: ${number} is given twice`), ...(areas.size === 0 ? [] : [...dead, ...uncountable]), ...elsewhere];
}
