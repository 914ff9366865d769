/** Worksheets of offers, read and written in a process of its own (`createWorkerPool`): what somebody uploads keeps nobody waiting. */
import { OFFER_IMPORT_ROWS_MAX, offerCopy } from '@portal/contract/offer';
import { readSheet, type SheetOutcome } from '../../platform/sheet/read-sheet.ts';
import { writeSheet, type Sheet } from '../../platform/sheet/write-sheet.ts';

const UNPACKED_MAX = 20 * 1024 * 1024;

export type SheetTask = { kind: 'read'; bytes: Uint8Array; name: string } | { kind: 'write'; sheet: Sheet };
export type SheetResult = { kind: 'read'; outcome: SheetOutcome } | { kind: 'written'; bytes: Uint8Array };

export default async function work(task: SheetTask): Promise<SheetResult> {
  if (task.kind === 'write') return { kind: 'written', bytes: await writeSheet(task.sheet) };
  // the head is a row, too
  const rowsMax = { rows: OFFER_IMPORT_ROWS_MAX + 1, words: offerCopy.importRows };
  return { kind: 'read', outcome: await readSheet(task.bytes, task.name, { unpackedMax: UNPACKED_MAX, rowsMax }) };
}
