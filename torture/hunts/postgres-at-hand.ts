/** A PostgreSQL to hunt on: the one TEST_DATABASE_URL names, else one that answers on this machine without a password. */
import pg from 'pg';
import type { HuntContext } from '../hunt.ts';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Its address; undefined, and said so, when there is none. */
export async function postgresAtHand(context: HuntContext): Promise<string | undefined> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named) return named;
  const client = new pg.Client({ connectionString: LOCAL, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
    return LOCAL;
  } catch {
    context.say('no PostgreSQL at hand: the embedded database only');
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
