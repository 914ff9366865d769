import { sql, type Db } from './database.ts';

/** Waits until no other transaction of any node has this turn, and keeps it to the end of this one. */
export async function waitForTurn(db: Db, turn: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${turn})`);
}
