/** What a keyword must lead to, judged by meaning and not by the program: how installers, shopkeepers and dealers ask, and what they mean by it. */

/** Of a model, as the demo world has them. */
export type JudgedAttributes = Readonly<Record<string, unknown>>;

export interface Judged {
  keyword: string;
  /** Of category and name of a product: what is meant. One of the first ten must be, and of the first `first` every one. */
  means: RegExp;
  /** Values the model shown must have. */
  having?: Readonly<Record<string, unknown>>;
  /** What else the model shown must be, by its attributes and the category and name of its family. */
  when?: (attributes: JudgedAttributes, name: string) => boolean;
  /** Three where nothing is said; fewer where the catalogue has fewer. */
  first?: number;
  /** What none of the first ten may be. */
  never?: RegExp;
  /** Words that must be named as left out; where nothing is said none may be. */
  without?: readonly string[];
}

/** Several ways of asking for one thing, parted by `|`. */
export const asked = (keywords: string, means: RegExp, more: Omit<Judged, 'keyword' | 'means'> = {}): Judged[] =>
  keywords.split('|').map((keyword) => ({ keyword, means, ...more }));

/** Whether a value says it: a text that holds it, or a list one of whose texts does. */
export const has = (value: unknown, text: string): boolean => [value].flat().some((one) => String(one).includes(text));
