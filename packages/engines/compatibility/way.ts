/** One change of a list that cures something: pieces that come, and pieces of listed lines that go. Source: CHECK-10. */
import type { RoleLine } from '../roles/index.ts';
import type { Issue } from './check-types.ts';

export interface LinePieces {
  /** In `inputs.lines`. */
  place: number;
  quantity: number;
}

export interface Way {
  /** Products that come, by role. */
  adds: readonly RoleLine[];
  /** Pieces of listed lines that go. */
  takes: readonly LinePieces[];
  /** More pieces of listed lines. */
  more: readonly LinePieces[];
}

/** What is to be cured, what is proposed for it beside, and the places nobody may take: devices the customer has already. */
export interface Cured {
  issues: readonly Issue[];
  proposed: Way | null;
  mayGo: (place: number) => boolean;
}

export const added = (...adds: readonly RoleLine[]): Way => ({ adds, takes: [], more: [] });
export const replaced = (takes: readonly LinePieces[], adds: readonly RoleLine[]): Way => ({ adds, takes, more: [] });
