/** Cable by the roll: every run is cut from one roll, none is joined of two. Source: SIZE-15. */
import { packRolls } from '../../calculators/index.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import type { RoleAttribute, RoleId } from '../../roles/index.ts';
import { briefly } from './briefly.ts';
import type { Runs } from './network-cable.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine, tally } from './sized-line.ts';

/** Each run with its spare; those of 0 are none. */
const cutsOf = (runs: Runs): [cutM: number, pieces: number][] =>
  tally(runs.filter(([runM, count]) => runM > 0 && count > 0)).map(([runM, count]) => [runM * (1 + ROLL_SPARE_PERCENT.value / 100), count]);

/** `[[30, 7]]` → 33 m, three a roll: three rolls. */
export function rolledLine(
  role: RoleId,
  attributes: Readonly<Record<string, RoleAttribute>>,
  runs: Runs,
  { rule, named }: { rule: string; named: string },
): SizedLine {
  const rollM = ROLL_M.value;
  const cuts = cutsOf(runs);
  const rolls = packRolls(cuts, rollM);
  const isJoined = cuts.some(([cutM]) => cutM > rollM);
  return sizedLine(role, rolls, { ...attributes, rollM }, [
    `${rule}；每条加 ${ROLL_SPARE_PERCENT.value} %，从一卷里裁，不接头${isJoined ? '，长过一卷的在接线盒里接' : ''}`,
    `${named}，共 ${n(sumOf(runs, ([runM, count]) => runM * count))} m`,
    `${briefly(
      cuts.toReversed().map(([cutM, pieces]) => `${n(cutM, 1)} m × ${n(pieces)}`),
      '，',
    )}；每卷 ${rollM} m → ${n(rolls)} 卷`,
  ]);
}
