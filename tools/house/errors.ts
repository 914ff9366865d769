/** An error is known by its value, never by its number, and what it says is written once (`packages/contract/src/<room>/errors.ts`). */
import type { Tree } from './tree.ts';

const ERRORS = /^packages\/contract\/src\/[\w-]+\/(?:[\w-]+\/)?errors\.ts$/;
/** Where a sentence may have been written a second time, and the files whose sentences are looked for. */
const SPEAKING = /^packages\/(?:contract\/src|engines|client)\/.*\.ts$/;
const SENTENCES = /\/(?:errors|copy)\.ts$/;
const SOURCE = /^(?:apps\/\w+\/src|packages|torture|bench)\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$/;

/** Complaints about wire codes written as numbers, and about sentences of errors and copy that stand twice. */
export function errorComplaints({ paths, read }: Tree): string[] {
  const codes = paths.filter((path) => ERRORS.test(path)).flatMap((path) => [...read(path).matchAll(/\bcode: (\d+)/g)].map(([, code]) => Number(code)));
  const sources = paths.filter((path) => SOURCE.test(path) && !TEST.test(path) && !ERRORS.test(path));
  return [
    ...sources.flatMap((path) => bareCodes(read(path), codes).map((text) => `${path}: ${text} is an error’s code: name the error`)),
    ...doubles(paths, read),
  ];
}

/** A code that is a status too, or 1, means an error only where it is called a code. */
const isPlain = (code: number): boolean => code < 600;

function bareCodes(text: string, codes: readonly number[]): string[] {
  const compared = codes.filter((code) => isPlain(code) && code !== 1);
  const named = new RegExp(`\\bcode\\s*(?:[!=]==|:)\\s*(?:${compared.join('|') || 'none'})\\b`, 'g');
  const anywhere = new RegExp(`(?<![\\w.])(?:${codes.filter((code) => !isPlain(code)).join('|') || 'none'})(?![\\w.])`, 'g');
  return [...text.matchAll(named), ...text.matchAll(anywhere)].map(([found]) => found);
}

function doubles(paths: Tree['paths'], read: Tree['read']): string[] {
  const speaking = paths.filter((path) => SPEAKING.test(path) && !TEST.test(path));
  const places = new Map<string, string[]>();
  for (const path of speaking) for (const sentence of sentencesIn(read(path))) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  return [...places].flatMap(([sentence, where]) =>
    where.length > 1 && where.some((path) => SENTENCES.test(path)) ? [`“${sentence}” is written in ${where.join(' and ')}`] : [],
  );
}

/** Literals of four Chinese signs or more; what is put in does not tell them apart. */
const sentencesIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)]
    .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter((sentence) => (sentence.match(/[\u4e00-\u9fff]/g) ?? []).length >= 4);
