import type { Database } from '../db/database.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../log.ts';
import { openPostgresSignals } from './postgres-signals.ts';
import { openRedisSignals } from './redis-signals.ts';
import { createLocalSignals, type Signals } from './signals.ts';

/** Through Redis where nodes share one, else through the PostgreSQL they share; one process alone needs neither. */
export function openSignals(
  { REDIS_URL, DATABASE_URL }: Pick<Environment, 'REDIS_URL' | 'DATABASE_URL'>,
  database: Database,
  log: Logger,
): Promise<Signals> | Signals {
  if (REDIS_URL !== undefined) return openRedisSignals(REDIS_URL, log);
  return DATABASE_URL === undefined ? createLocalSignals() : openPostgresSignals(DATABASE_URL, database.pool, log);
}
