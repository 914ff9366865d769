/** One change of a list that cures something: pieces that come, and pieces of listed lines that go. Source: CHECK-10. */
import type { RoleLine } from '../roles/index.ts';

export interface Pieces {
  /** In `inputs.lines`. */
  place: number;
  quantity: number;
}

export interface Way {
  /** Products that come, by role. */
  adds: readonly RoleLine[];
  /** Pieces of listed lines that go. */
  takes: readonly Pieces[];
  /** More pieces of listed lines. */
  more: readonly Pieces[];
}

export const added = (...adds: readonly RoleLine[]): Way => ({ adds, takes: [], more: [] });
export const replaced = (takes: readonly Pieces[], adds: readonly RoleLine[]): Way => ({ adds, takes, more: [] });
