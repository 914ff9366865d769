import type { RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { createFindings } from './findings.ts';
import { readParts, type Parts } from './parts.ts';
import { asRecorded } from './recorder-fit.ts';
import type { Way } from './way.ts';

/** Where a product stands that is not in the list. */
const NOWHERE = -1;

/** The list as it would be with these products in it. */
export function withLines(list: CheckedList, lines: readonly RoleLine[]): CheckedList {
  const added = readParts(
    lines.map((line) => ({ ...line, place: NOWHERE })),
    createFindings(),
    list.settings.scene,
  );
  // made name by name, which forgets which part belongs to which name; the names are all of them, and each part stays what it was
  const joined = Object.fromEntries(
    Object.entries(added).map(([name, parts]) => [name, parts.length === 0 ? list[name as keyof Parts] : [...list[name as keyof Parts], ...parts]]),
  ) as unknown as Parts;
  return { ...list, ...joined, all: [...list.all, ...lines.map((line) => ({ ...line, place: NOWHERE }))] };
}

/** The list as it would be after this change; what the cameras send is reckoned anew. */
export function withChange(list: CheckedList, { adds, takes, more }: Way): CheckedList {
  const change = new Map(takes.map(({ place, quantity }) => [place, -quantity]));
  for (const { place, quantity } of more) change.set(place, (change.get(place) ?? 0) + quantity);
  const moved = <Part extends { place: number; quantity: number }>(parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => {
      const quantity = part.quantity + (change.get(part.place) ?? 0);
      return quantity > 0 ? [change.has(part.place) ? { ...part, quantity } : part] : [];
    });
  // as above
  const names = Object.keys(NO_PARTS) as (keyof Parts)[];
  const parts = Object.fromEntries(names.map((name) => [name, moved(name === 'cameras' ? list.described : list[name])])) as unknown as Parts;
  const after = withLines({ ...list, ...parts, all: moved(list.all) }, adds);
  return { ...after, described: after.cameras, cameras: asRecorded(after.cameras, after.recorders) };
}

const NO_PARTS = readParts([], createFindings());
