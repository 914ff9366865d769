/** Bays of recorders, and of the enclosures that a recorder takes. Source: CHECK-6.5. */
import { ENCLOSURE_FROM_BAYS } from '../constants/list-check.ts';
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';

type Storage = Pick<CheckedList, 'recorders' | 'enclosures'>;

/** Recorders of few bays have no port for one. One that does not say its bays may have. */
export const isExpandable = ({ has }: Pick<CheckedList['recorders'][number], 'has'>): boolean =>
  (has.hddBays ?? ENCLOSURE_FROM_BAYS.value) >= ENCLOSURE_FROM_BAYS.value;

/** Those that some recorder takes: all of them or none. */
export const usableEnclosures = ({ recorders, enclosures }: Storage): CheckedList['enclosures'] =>
  recorders.length === 0 || recorders.some(isExpandable) ? enclosures : [];

/** 2 bays and an enclosure of 16: 2, for nothing leads there; 8 and 16: 24. */
export const baysOf = (list: Storage): number =>
  sumOf(list.recorders, ({ quantity, has }) => quantity * (has.hddBays ?? 0)) +
  sumOf(usableEnclosures(list), ({ quantity, has }) => quantity * (has.bays ?? 0));
