/** Cable that carries the order of the fire alarm to what it opens. Mandatory. Sources: SIZE-12, SIZE-15. */
import { FIRE_CABLE, FIRE_CABLE_CODE, FIRE_LINE_M } from '../../constants/fire.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import type { Runs } from './network-cable.ts';
import type { SizedLine } from './plan.ts';
import { rolledLine } from './rolled-line.ts';

/** What stands under the tables of a plan that has such cable. */
export const FIRE_CABLE_BASIS = [FIRE_CABLE, FIRE_CABLE_CODE, FIRE_LINE_M] as const;

/** From the alarm to each module, from there to each of `runs`: supplies, barriers, rows of gates, which pass it on among themselves. */
export function fireCableLine(modules: number, { what, unit = '台', runs }: { what: string; unit?: string; runs: Runs }): SizedLine {
  const { toModule } = FIRE_LINE_M.value;
  const opened = sumOf(runs, ([, count]) => count);
  const line = rolledLine('fireCable', { spec: FIRE_CABLE.value }, [[toModule, modules], ...runs], {
    rule: `必配，不能省：消防联动线用耐火线（${FIRE_CABLE_CODE.value}），消防模块箱到每个联动模块、模块到每${unit}${what}各 1 条`,
    named: `${n(modules)} 个模块，各 ${toModule} m；${n(opened)} ${unit}${what}`,
  });
  return { ...line, mandatory: FIRE_CABLE_CODE.value };
}
