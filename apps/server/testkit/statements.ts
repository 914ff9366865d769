/** What is asked of a database. */
import type { Database } from '../src/platform/db/database.ts';

/** Statements sent while `work` runs, in their order, each on one line. */
export async function statementsOf({ pool }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query(...given: unknown[]): unknown };
  client.release();
  const { query } = prototype;
  const sent: string[] = [];
  prototype.query = function counted(this: unknown, ...given: unknown[]) {
    const [first] = given;
    sent.push((typeof first === 'string' ? first : String((first as { text?: unknown }).text)).trim().replace(/\s+/g, ' '));
    return query.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return sent;
}
