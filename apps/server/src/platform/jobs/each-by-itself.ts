/** Records that a job works through: one that fails is told of and holds up no other; the next run meets it again (RELY-33). */
export async function eachByItself<T>(
  rows: Iterable<T> | AsyncIterable<T>,
  perform: (row: T) => Promise<unknown>,
  tell: (error: unknown, row: T) => void,
): Promise<void> {
  for await (const row of rows) {
    try {
      await perform(row);
    } catch (error) {
      tell(error, row);
    }
  }
}

/** Which records a job looks for: those behind the one that it met last, undefined at first, and so many at most. */
export interface JobPage<T> {
  after: T | undefined;
  most: number;
}

export const JOB_PAGE = 100;

/**
 * All that a job is to meet, read page by page: `list` gives them in the order of a key of their own, so that what could not be done stays behind
 * and the records after it are met all the same, however many there are of either (RELY-33).
 */
export async function* pageByPage<T>(list: (page: JobPage<T>) => Promise<readonly T[]>): AsyncGenerator<T> {
  let after: T | undefined;
  do {
    const rows = await list({ after, most: JOB_PAGE });
    yield* rows;
    after = rows.length < JOB_PAGE ? undefined : rows.at(-1);
  } while (after !== undefined);
}
