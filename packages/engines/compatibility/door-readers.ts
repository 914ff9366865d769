/** What the readers of doors draw of 12 V. Source: CHECK-15.2. */
import { READER_CURRENT_A } from '../constants/access-control.ts';
import { CAMERA_SUPPLY_VOLTAGES } from '../constants/list-check.ts';
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { figureOf, linesOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';

const { card: OF_CARD, bluetooth: OF_BLUETOOTH } = READER_CURRENT_A.value;

/** By the power its model says, else the usual; never less than that. */
function readerAmperes(line: ListedLine): number {
  const watts = figureOf(line, 'powerW');
  if (watts !== null) return Math.max(OF_CARD, watts / CAMERA_SUPPLY_VOLTAGES.value.dc12);
  const { cardTypes } = line.attributes;
  return Array.isArray(cardTypes) && cardTypes.includes('蓝牙') ? OF_BLUETOOTH : OF_CARD;
}

/** Amperes of one reader; of several kinds the average, by which the sum is right. */
export function readerAmperesOf(list: CheckedList): number {
  const readers = linesOf(list, 'cardReader');
  const count = sumOf(readers, ({ quantity }) => quantity);
  return count === 0 ? OF_CARD : sumOf(readers, (line) => line.quantity * readerAmperes(line)) / count;
}
