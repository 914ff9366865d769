/** Lists as files, read in a process of its own (`createWorkerPool`): what somebody uploads keeps nobody waiting. */
import { importsCopy, LINES_MAX } from '@portal/contract/design-order';
import { readSheet, type SheetOutcome } from '../../../platform/sheet/read-sheet.ts';

const UNPACKED_MAX = 20 * 1024 * 1024;
/** Heads, sums, terms and blank lines stand between products of a sheet that is a quotation. */
const OTHER_ROWS = 300;

export interface ListFileTask {
  bytes: Uint8Array;
  name: string;
}

export default async function work({ bytes, name }: ListFileTask): Promise<SheetOutcome> {
  const rowsMax = { rows: LINES_MAX + OTHER_ROWS, words: importsCopy.rows };
  return readSheet(bytes, name, { unpackedMax: UNPACKED_MAX, rowsMax, isAsSeen: true });
}
