/**
 * An error is known by its value, never by its number, and what it says is written once and shown (`packages/contract/src/<room>/errors.ts`).
 */
import type { Tree } from './tree.ts';

const ERRORS = /^packages\/contract\/src\/[\w-]+\/(?:[\w-]+\/)?errors\.ts$/;
/** Where a sentence may have been written a second time, and the files whose sentences are looked for. */
const SPEAKING = /^packages\/(?:contract\/src|engines|client)\/.*\.ts$/;
const SENTENCES = /\/(?:errors|copy)\.ts$/;
const SOURCE = /^(?:apps\/\w+\/src|packages|torture|bench)\/.*\.tsx?$/;
/** Files whose sentences a user reads, and how many Chinese signs make one. */
const TOLD = /^(?:apps\/\w+\/src|packages\/(?:contract\/src|ui|client|promotions))\/(?!gallery\/).*\.tsx?$/;
const SENTENCE_SIGNS = 8;
/** An attribute is a label more often than not. */
const NO_LABEL_SIGNS = 11;
/** What one engineer writes beside another, without the sentence before their eyes. */
const SITE = /^(?:apps|packages\/promotions)\//;
const TEST = /\.(?:test|fixture)\.tsx?$/;

/** Complaints about wire codes written as numbers, and about sentences of errors and copy that stand twice. */
export function errorComplaints({ paths, read }: Tree): string[] {
  const codes = paths.filter((path) => ERRORS.test(path)).flatMap((path) => [...read(path).matchAll(/\bcode: (\d+)/g)].map(([, code]) => Number(code)));
  const sources = paths.filter((path) => SOURCE.test(path) && !TEST.test(path) && !ERRORS.test(path));
  return [
    ...sources.flatMap((path) => bareCodes(read(path), codes).map((text) => `${path}: ${text} is an error’s code: name the error`)),
    ...doubles(paths, read),
    ...spokenTwice(paths, read),
    ...neverShown(paths, read),
  ];
}

/** A code that is a status too, or 1, means an error only where it is called a code. */
const isPlain = (code: number): boolean => code < 600;

function bareCodes(text: string, codes: readonly number[]): string[] {
  const compared = codes.filter((code) => isPlain(code) && code !== 1);
  const named = new RegExp(`\\bcode\\s*(?:[!=]==|:)\\s*(?:${compared.join('|') || 'none'})\\b`, 'g');
  // the year of a standard or a notice is none: IEC 60228:2004, 〔2002〕
  const anywhere = new RegExp(`(?<![\\w.:〔-])(?:${codes.filter((code) => !isPlain(code)).join('|') || 'none'})(?![\\w.])`, 'g');
  return [...text.matchAll(named), ...text.matchAll(anywhere)].map(([found]) => found);
}

const SENTENCED = /export const (\w+) = defineError\(\{(?:(?!defineError)[^])*?\bmsg: (['`])/g;
/** `own`: the sentence that comes along. */
const THROWN = /AppError\(\s*(?:\w+\.)?(\w+)\b(,\s*\{(?:(?!\.\.\.)[^;])*?(?<![.\w])msg\b)?/g;
const SERVER = /^apps\/server\/src\/.*\.ts$/;

/** Sentences of errors whose every throw brings another: nobody reads them, and whoever mends one changes nothing. */
function neverShown(paths: Tree['paths'], read: Tree['read']): string[] {
  const server = paths
    .filter((path) => SERVER.test(path) && !TEST.test(path))
    .map((path) => read(path))
    .filter((text) => text.includes('AppError('));
  const throwsOf = Map.groupBy(
    server.flatMap((text) => [...text.matchAll(THROWN)].map(([, name = '', own]) => ({ name, isOwn: own !== undefined }))),
    ({ name }) => name,
  );
  const isElsewhere = (name: string): boolean => {
    const mention = new RegExp(`(?<!AppError\\(\\s*(?:\\w+\\.)?)\\b${name}\\b`);
    return server.some((text) => text.includes(name) && mention.test(text.replaceAll(/^import[^;]*;|\/\*[^]*?\*\//gm, '')));
  };
  return paths
    .filter((path) => ERRORS.test(path))
    .flatMap((path) => [...read(path).matchAll(SENTENCED)].map(([, name = '']) => ({ path, name })))
    .filter(({ name }) => throwsOf.get(name)?.every(({ isOwn }) => isOwn) && !isElsewhere(name))
    .map(({ path, name }) => `${path}: what ${name} says is never shown, each throw says it in other words: msg: null`);
}

function doubles(paths: Tree['paths'], read: Tree['read']): string[] {
  const speaking = paths.filter((path) => SPEAKING.test(path) && !TEST.test(path));
  const places = new Map<string, string[]>();
  for (const path of speaking) for (const sentence of sentencesIn(read(path))) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  return [...places].flatMap(([sentence, where]) =>
    where.length > 1 && where.some((path) => SENTENCES.test(path)) ? [`“${sentence}” is written in ${where.join(' and ')}`] : [],
  );
}

/** Sentences that pages and server say in two places: one will be mended and the other forgotten. Labels and remarks are shorter. */
function spokenTwice(paths: Tree['paths'], read: Tree['read']): string[] {
  const places = new Map<string, string[]>();
  for (const path of paths.filter((one) => TOLD.test(one) && !TEST.test(one)))
    for (const sentence of new Set(spokenIn(read(path)))) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  return [...places].flatMap(([sentence, where]) =>
    where.length > 1 && where.some((path) => SITE.test(path)) ? [`“${sentence}” is said in ${where.join(' and ')}: say it once`] : [],
  );
}

const signsOf = (sentence: string): number => (sentence.match(/[\u4e00-\u9fff]/g) ?? []).length;

/** Literals, and what stands between tags; of attributes, and of what stands over several lines or beside something put in, what is no label. */
const spokenIn = (text: string): string[] => [
  ...[...sentencesIn(text), ...[...text.matchAll(/>([^<>{}\n]+)</g)].map(([, between = '']) => between.trim())].filter(
    (sentence) => signsOf(sentence) >= SENTENCE_SIGNS,
  ),
  ...[...text.matchAll(/\b[\w-]+="([^"\n]+)"|[>}]([^<>{}'"`=]+)(?=[<{])/g)]
    .map(([, attribute, between = '']) => (attribute ?? between).trim().replace(/\s*\n\s*/g, ' '))
    .filter((sentence) => signsOf(sentence) >= NO_LABEL_SIGNS),
];

/** Literals of four Chinese signs or more; what is put in does not tell them apart. */
const sentencesIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)]
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter((sentence) => (sentence.match(/[\u4e00-\u9fff]/g) ?? []).length >= 4);
