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
  const [before, more]: [Listed, Listed] = [list, added];
  const joined = eachPart((kind) => joinedTo(before[kind], more[kind]));
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
  const before: Listed = { ...list, cameras: [...list.described] };
  const parts = eachPart((kind) => moved(before[kind]));
  const after = withLines({ ...list, ...parts, all: moved(list.all) }, adds);
  return { ...after, described: after.cameras, cameras: asRecorded(after.cameras, after.recorders) };
}

/** `Parts` as a table of which a kind's name says what its parts are. */
type PartOf = { [Kind in keyof Parts]: Parts[Kind][number] };
type Listed = { [Kind in keyof PartOf]: PartOf[Kind][] };

const joinedTo = <Part>(before: Part[], added: readonly Part[]): Part[] => (added.length === 0 ? before : [...before, ...added]);

const NO_PARTS = readParts([], createFindings());
const KINDS = Object.keys(NO_PARTS) as (keyof Parts)[];

const eachPart = (of: <Kind extends keyof Parts>(kind: Kind) => PartOf[Kind][]): Parts => ({
  ...NO_PARTS,
  ...Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])),
});
