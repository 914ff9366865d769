/** Pieces that the demo world's texts are written in. */
import type { Block } from '@portal/contract/content';

export const p = (text: string): Block => ({ type: 'paragraph', text });
export const h = (text: string): Block => ({ type: 'heading', text });
export const ul = (...items: string[]): Block => ({ type: 'list', isOrdered: false, items });
export const ol = (...items: string[]): Block => ({ type: 'list', isOrdered: true, items });
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({ type: 'table', caption, head, rows });
export const link = (label: string, href: string): Block => ({ type: 'link', label, href });

/** A model by its number, how many, and the part of the system it belongs to. */
export type Use = readonly [model: string, quantity: number, part: string];

/** A text of the demo world; models are named as the catalogue prints them. */
export interface DemoText {
  contentId: string;
  title: string;
  summary: string;
  /** Drawings of its cover, the largest first. */
  cover: readonly string[];
  industryId?: number;
  tags: readonly string[];
  related?: readonly string[];
  uses?: readonly Use[];
  /** Models named below the text; the figures of a note are those of its model (`content.test.ts`). */
  names?: readonly (readonly [model: string, note: string])[];
  body: readonly Block[];
}
