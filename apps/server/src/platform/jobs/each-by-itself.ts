/** Records that a job works through: one that fails is told of and holds up no other; the next run meets it again (RELY-33). */
export async function eachByItself<T>(rows: readonly T[], perform: (row: T) => Promise<unknown>, tell: (error: unknown, row: T) => void): Promise<void> {
  for (const row of rows) {
    try {
      await perform(row);
    } catch (error) {
      tell(error, row);
    }
  }
}
