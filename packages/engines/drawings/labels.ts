/**
 * Where words stand in a drawing without covering one another. Lengths are of the drawing's grid; how wide words are is an
 * estimate on the safe side: the server draws too, and there nothing can be measured.
 */
export type TextAnchor = 'start' | 'middle' | 'end';
export interface Label {
  x: number;
  /** Of the line the letters stand on. */
  y: number;
  text: string;
  anchor: TextAnchor;
}

/** Height of the letters where a drawing stands alone; in a pair they are larger. */
export const LETTER = 12;
export const LETTER_IN_PAIR = 14;

/** A Chinese character is as wide as it is high, a Western one a little more than half of that. */
export const widthOf = (text: string, letter = LETTER): number =>
  Array.from(text).reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? letter : letter * 0.6), 0);

/** The label moved sideways as little as it takes to stay between `left` and `right`. */
export function within(label: Label, left: number, right: number, letter = LETTER): Label {
  const { start, end } = spanOf(label, letter);
  const shift = start < left ? left - start : end > right ? Math.max(right - end, left - start) : 0;
  return shift === 0 ? label : { ...label, x: label.x + shift };
}

/** For each thing the first of its places that covers no label before it and none of `kept`; null where each of them would. */
export function placed(things: readonly (readonly Label[])[], letter = LETTER, kept: readonly Label[] = []): (Label | null)[] {
  const taken = [...kept];
  return things.map((places) => {
    const free = places.find((place) => !taken.some((other) => isCovering(place, other, letter)));
    if (free !== undefined) taken.push(free);
    return free ?? null;
  });
}

function isCovering(one: Label, other: Label, letter: number): boolean {
  const [a, b] = [spanOf(one, letter), spanOf(other, letter)];
  return Math.abs(one.y - other.y) < letter && a.start < b.end && b.start < a.end;
}

function spanOf({ x, text, anchor }: Label, letter: number): { start: number; end: number } {
  const width = widthOf(text, letter);
  const start = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { start, end: start + width };
}
