import type { Database } from '../db/database.ts';
import type { Logger } from '../log.ts';

/** What a job is given when it runs. */
export interface JobContext {
  /** Without the limits of time that visitors have. */
  database: Database;
  /** Milliseconds since 1970, when it began. */
  now: number;
  log: Logger;
}

/** Work that runs by the clock. */
export interface Job {
  /** Letters, digits and hyphens. */
  name: string;
  /** Five fields, by Beijing time. */
  cron: string;
  run(at: JobContext): Promise<void>;
}
