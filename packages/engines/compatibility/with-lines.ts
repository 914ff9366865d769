import type { RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { createFindings } from './findings.ts';
import { readParts, type Parts } from './parts.ts';

/** Where a product stands that is not in the list. */
const NOWHERE = -1;

/** The list as it would be with these products in it. */
export function withLines(list: CheckedList, lines: readonly RoleLine[]): CheckedList {
  const added = readParts(
    lines.map((line) => ({ ...line, place: NOWHERE })),
    createFindings(),
  );
  const joined = Object.fromEntries(
    Object.entries(added).map(([name, parts]) => [name, parts.length === 0 ? list[name as keyof Parts] : [...list[name as keyof Parts], ...parts]]),
  ) as unknown as Parts;
  return { ...list, ...joined };
}
