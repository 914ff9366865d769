import type { RoleLine } from '../roles/index.ts';
import { findCheckedRole } from './fields.ts';

/** What the check reads of a line of a list or an order. */
export interface ListedLine {
  role: string | null;
  roleAttributes: RoleLine['attributes'];
  quantity: number;
  /** Its product family: what a camera's accessory relation names. */
  spuNo: string;
  /** 0 on sale; anything else is left out. */
  skuStatus: number;
}

/** A list's line as the rules take it; null where it is not on sale or plays no role they know. Screen and paper read lines by this alone. */
export function roleLineOf({ role, roleAttributes, quantity, spuNo, skuStatus }: ListedLine): RoleLine | null {
  const checked = role === null || skuStatus !== 0 ? null : findCheckedRole(role);
  return checked && { role: checked, quantity, attributes: { ...roleAttributes, spu: spuNo } };
}

interface Problem {
  code: string;
  subject: string;
  shortBy: number | null;
}

/** A problem stays ignored as long as exactly as much is missing as when it was. */
export const isSameProblem = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.subject === other.subject && one.shortBy === other.shortBy;
