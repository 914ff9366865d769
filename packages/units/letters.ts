/**
 * How many letters a text has: code points, as the shapes at the door and the database count them. `'𠮷'.length` is 2, and one letter. The one
 * way to count wherever a text has a limit.
 */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; letters++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return letters;
}

/** The first `max` letters of a text, none of them cut in half. */
export const firstLetters = (text: string, max: number): string =>
  text.length <= max
    ? text
    : Array.from(text.slice(0, 2 * max))
        .slice(0, max)
        .join('');
