/**
 * Reads and writes worksheets in a process of its own (`createSheetPool`). What it loads, every first task after a rest waits for, and
 * on a busy machine many times as long: so each kind of task brings only what it needs, and neither a contract nor its checks.
 */
import type { SheetTask, SheetResult } from './sheet-pool.ts';

export default async function work(task: SheetTask): Promise<SheetResult> {
  if (task.kind === 'write') {
    const { writeSheet } = await import('./write-sheet.ts');
    return { kind: 'written', bytes: await writeSheet(task.sheet) };
  }
  const { readSheet } = await import('./read-sheet.ts');
  return { kind: 'read', outcome: await readSheet(task.bytes, task.name, task.limits) };
}
