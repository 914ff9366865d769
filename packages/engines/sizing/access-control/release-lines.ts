/** What lets the locks go when the fire alarm says so. Mandatory. Sources: SIZE-6.4, SIZE-12. */
import { DOOR_FIRE_CODE, FIRE_LINE_M, FIRE_LINK_OUTPUTS } from '../../constants/fire.ts';
import { ceil, numberText as n, sumOf } from '../../inputs/index.ts';
import { brieflyCounted, sumText } from '../core/briefly.ts';
import { fireCableLine } from '../core/fire-lines.ts';
import type { SizedLine } from '../core/plan.ts';
import { closetsOf } from './closet-lines.ts';
import type { SizedDoorGroup } from './door-group.ts';
import { sizedLine } from '../core/sized-line.ts';

/** Supplies whose locks the alarm cuts, in the closet or beside the doors. */
const cutIn = ({ supplies }: SizedDoorGroup, isAtDoor: boolean): number =>
  sumOf(
    supplies.filter((one) => one.feedsLocks && one.isAtDoor === isAtDoor),
    ({ count }) => count,
  );

/** A module for every four supplies of a closet, none shared between closets: a floor is a zone of the alarm. Fireproof cable to and from it. */
export function releaseLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const outputs = FIRE_LINK_OUTPUTS.value;
  const closets = closetsOf(sized).map(([, groups]) => sumOf(groups, (one) => cutIn(one, false) + cutIn(one, true)));
  const modules = closets.map((supplies) => ceil(supplies / outputs));
  const all = sumOf(modules, (count) => count);
  const counted = closets.map((supplies) => `${n(supplies)} 台门禁电源`);
  return [
    {
      ...sizedLine('fireLinkModule', all, {}, [
        `必配，不能省：火灾报警时切断门锁电源，人不用钥匙就能出去（${DOOR_FIRE_CODE.value}）；每个弱电间各配，每个模块 ${outputs} 路，每台带锁的电源 1 路`,
        `${n(closets.length)} 个弱电间：${brieflyCounted(counted, '、')}`,
        `各弱电间 ÷ ${outputs} 向上取整 → ${sumText(modules)}`,
      ]),
      mandatory: DOOR_FIRE_CODE.value,
    },
    fireCableLine(all, {
      what: '门禁电源',
      runs: sized.flatMap((one) => [
        [FIRE_LINE_M.value.inCloset, cutIn(one, false)],
        [one.group.distanceM, cutIn(one, true)],
      ]),
    }),
  ];
}
