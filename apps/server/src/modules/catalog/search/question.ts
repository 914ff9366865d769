/** What a keyword asks of a product's words: a tree for the memory, and the same as text of a `tsquery` for the database. */
import { quoted } from './index-words.ts';

export type Question =
  /** `begins`: any word that begins so. `named`: in a name or a heading, not where a description mentions it. */
  | { readonly kind: 'word'; readonly word: string; readonly begins: boolean; readonly named: boolean }
  /** Words each one place behind the one before. */
  | { readonly kind: 'run'; readonly words: readonly string[]; readonly named: boolean }
  | { readonly kind: 'all'; readonly of: readonly Question[] }
  | { readonly kind: 'any'; readonly of: readonly Question[] };

export const word = (text: string): Question => ({ kind: 'word', word: text, begins: false, named: false });
export const beginning = (text: string): Question => ({ kind: 'word', word: text, begins: true, named: false });
export const run = (words: readonly string[]): Question => ({ kind: 'run', words, named: false });
/** The same, asked of names and headings alone. */
export const inNames = (question: Question): Question =>
  question.kind === 'word' || question.kind === 'run' ? { ...question, named: true } : { kind: question.kind, of: question.of.map(inNames) };
export const all = (of: readonly Question[]): Question => joined('all', of);
/** Ways that are said twice count once. */
export const any = (ways: readonly Question[]): Question => joined('any', [...new Map(ways.map((way) => [asTsquery(way), way])).values()]);

const joined = (kind: 'all' | 'any', of: readonly Question[]): Question => {
  const [only] = of;
  return only !== undefined && of.length === 1 ? only : { kind, of };
};

/** Text of a `tsquery`. */
export function asTsquery(question: Question): string {
  switch (question.kind) {
    case 'word':
      return quoted(question.word) + marked(question.begins, question.named);
    case 'run':
      return question.words.map((one) => quoted(one) + marked(false, question.named)).join(' <-> ');
    default:
      return question.of.map(bracketed).join(question.kind === 'all' ? ' & ' : ' | ');
  }
}

const marked = (begins: boolean, named: boolean): string => (begins || named ? `:${begins ? '*' : ''}${named ? 'AB' : ''}` : '');
const bracketed = (question: Question): string => (question.kind === 'word' ? asTsquery(question) : `(${asTsquery(question)})`);
