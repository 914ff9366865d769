/** The demo world's clock: the machine's, and as far ahead of it as somebody who shows what comes later has moved it. */
import type { Clock } from '../clock.ts';
import { readPlainFile, writePlainFile } from '../plain-file.ts';

const DAY_MS = 86_400_000;
export const DEMO_AHEAD_MAX_MS = 366 * DAY_MS;

export interface DemoClock extends Clock {
  aheadMs(): number;
  /** Forwards alone: what has happened does not become what is to come. Kept in `file`, so that a start goes on from there. False: too far. */
  moveOn(byMs: number): Promise<boolean>;
}

/** A file that says nothing usable counts as none. */
export async function openDemoClock(file: string, machine: Clock): Promise<DemoClock> {
  const kept = Number(await readPlainFile(file).then(String, () => ''));
  let ahead = kept > 0 && kept <= DEMO_AHEAD_MAX_MS ? Math.floor(kept) : 0;
  return {
    now: () => machine.now() + ahead,
    aheadMs: () => ahead,
    async moveOn(byMs) {
      if (!(byMs > 0) || ahead + byMs > DEMO_AHEAD_MAX_MS) return false;
      ahead += byMs;
      await writePlainFile(file, String(ahead));
      return true;
    },
  };
}
