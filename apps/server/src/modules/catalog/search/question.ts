/** What a keyword asks of a product's words: a tree for the memory, and the same as text of a `tsquery` for the database. */
import { quoted } from './index-words.ts';

export type Question =
  | { readonly kind: 'word'; readonly word: string; /** Any word that begins so. */ readonly begins: boolean }
  /** Words each one place behind the one before. */
  | { readonly kind: 'run'; readonly words: readonly string[] }
  | { readonly kind: 'all'; readonly of: readonly Question[] }
  | { readonly kind: 'any'; readonly of: readonly Question[] };

export const word = (text: string): Question => ({ kind: 'word', word: text, begins: false });
export const beginning = (text: string): Question => ({ kind: 'word', word: text, begins: true });
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
      return quoted(question.word) + (question.begins ? ':*' : '');
    case 'run':
      return question.words.map(quoted).join(' <-> ');
    default:
      return question.of.map(bracketed).join(question.kind === 'all' ? ' & ' : ' | ');
  }
}

const bracketed = (question: Question): string => (question.kind === 'word' ? asTsquery(question) : `(${asTsquery(question)})`);
