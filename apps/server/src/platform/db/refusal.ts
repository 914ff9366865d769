/** Statements that refuse by themselves, since they travel with COMMIT (`WithCommit`) and nobody reads their answer before. */
import pg from 'pg';
import { sql, type SQL } from 'drizzle-orm';

const REFUSED = 'PR001';

/** Fails for `reason` where `found`, a select of one JSON column, has a row; none fails nothing. A column of the statement. */
export const refusing = (reason: string, found: SQL): SQL => sql`(select refused(${sql.raw(`'${reason}'`)}, f.found) from (${found}) f (found))`;

/** What a statement found that refused for `reason`; null for any other failure. */
export function foundBy<Found>(error: unknown, reason: string): Found | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== REFUSED || error.message !== reason) return null;
  return JSON.parse(error.detail ?? 'null') as Found;
}
