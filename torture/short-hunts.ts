/** The hunts in their short form, with a seed that stands still, as tests; the long ones are `npm run torture`. */
import { afterAll, describe, expect, it } from 'vitest';
import { runHunt, timesOf, type Hunt, type Time } from './hunt.ts';

export function testShort(hunts: readonly Hunt[]): void {
  describe('hunts, short', () => {
    const times: Time[] = [];
    // vitest tells a test's time where it was long only
    afterAll(() => console.log(timesOf(times)));

    it.each(hunts)('$name: $purpose', async (hunt) => {
      const [began, before] = [performance.now(), process.cpuUsage()];
      const rows = await runHunt(hunt, { seed: 20_261_122, short: true });
      const { user, system } = process.cpuUsage(before);
      times.push({ hunt: hunt.name, rows: rows.length, seconds: (performance.now() - began) / 1_000, cpuSeconds: (user + system) / 1_000_000 });
      expect(rows.filter(({ failures }) => failures > 0)).toEqual([]);
    });
  });
}
