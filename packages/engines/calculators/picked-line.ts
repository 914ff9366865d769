import type { GivenLine } from '../roles/index.ts';

/** Of a list, the line that an input takes which has room for one. Source: CALC-13.1. */
export interface PickedLine {
  line: GivenLine;
  /** Lines it was picked from, itself included. */
  among: number;
  /** What they are: `PoE 交换机`. */
  noun: string;
}

/** What is to be known of inputs that were taken from a list: which lines stand for others, and what the list left open. */
export interface HowTaken {
  picks: readonly PickedLine[];
  /** A sentence each. */
  notes: readonly string[];
}

/** The line with most pieces, of as many the first; null: none fits. */
export function pickLine(lines: readonly GivenLine[], noun: string, fits: (line: GivenLine) => boolean): PickedLine | null {
  const fitting = lines.filter((line) => line.quantity > 0 && fits(line));
  const [first, ...others] = fitting;
  if (first === undefined) return null;
  return { line: others.reduce((most, line) => (line.quantity > most.quantity ? line : most), first), among: fitting.length, noun };
}
