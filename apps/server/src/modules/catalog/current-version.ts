/** The catalogue's version, read at most twice a second a process: a change shows within a second on every node. */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { lately } from '../../platform/lately.ts';

const EVERY_MS = 500;

export type CurrentVersion = (db: Db) => Promise<number>;

export const watchVersion = ({ clock, getVersion }: { clock: Clock; getVersion(db: Db): Promise<number> }): CurrentVersion =>
  lately({ clock, everyMs: EVERY_MS }, getVersion);
