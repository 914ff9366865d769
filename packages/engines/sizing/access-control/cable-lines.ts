import { ACCESS_CABLES } from '../../constants/access-control.ts';
import { BOX_LENGTH_M, ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { ceil, numberText as n, sumOf } from '../../inputs/index.ts';
import { catalogueWord } from '../../roles/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { SizedDoorGroup } from './door-group.ts';

/** How many runs of each use a group has; the runs are as long as the group is away. */
const RUNS: readonly (readonly [use: keyof typeof ACCESS_CABLES.value, runsOf: (group: SizedDoorGroup) => number])[] = [
  ['readerCable', ({ readers }) => readers],
  ['lockCable', ({ locks }) => locks],
  ['buttonCable', ({ buttons }) => buttons],
  ['contactCable', ({ contacts }) => contacts],
  ['networkCable', ({ faceTerminals }) => faceTerminals],
];

/** Rolls of each use, boxes of network cable. */
export function cableLines(sized: readonly SizedDoorGroup[]): SizedLine[] {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  return RUNS.map(([use, runsOf]) => {
    const rollM = (use === 'networkCable' ? BOX_LENGTH_M : ROLL_M).value;
    const metres = sumOf(sized, (group) => runsOf(group) * group.group.distanceM);
    const rolls = ceil((metres * spare) / rollM);
    return sizedLine('cable', rolls, { use, spec: ACCESS_CABLES.value[use], rollM }, [
      `每条按平均距离走线，加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${rollM} m`,
      `${catalogueWord('use', use)} ${n(sumOf(sized, runsOf))} 条，共 ${n(metres)} m`,
      `${n(metres)} × ${n(spare)} ÷ ${rollM}，向上取整 ＝ ${n(rolls)}`,
    ]);
  });
}
