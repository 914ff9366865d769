import { gCameraPowerSupply, packRolls } from '../calculators/index.ts';
import { ROLL_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../constants/cabling.ts';
import { CAMERA_SUPPLY_VOLTAGES, DC_CAMERA_W } from '../constants/list-check.ts';
import { floor, isAtMost, numberText, sumOf } from '../inputs/index.ts';
import { averageWayM, longestWayM } from './cable-runs.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { fedBy } from './power-rules.ts';

/**
 * Rule 15b: a camera fed by a central supply of 12 V has a power cable of its own beside the data cable, as long and thick enough for the
 * drop; one with an adapter has that at hand. A run is cut whole out of a roll, as the calculator of 12 V counts; one longer than a roll is joined. Source: CHECK-2.16.
 */
export function checkDcCable(list: CheckedList, findings: Findings): void {
  const { powerCables, adapters } = list;
  const fed = fedBy(list, 'dc12');
  const own = sumOf(
    adapters.filter(({ has }) => has.voltage === CAMERA_SUPPLY_VOLTAGES.value.dc12),
    ({ quantity }) => quantity,
  );
  const runs = sumOf(fed, ({ quantity }) => quantity) - own;
  if (runs <= 0) return;
  const spare = 1 + SPARE_PERCENT.value / 100;
  // of lines whose ways differ the longest: the safe side
  const wayM = Math.max(...fed.map((camera) => averageWayM(list, camera)));
  const farM = Math.max(...fed.map((camera) => longestWayM(list, camera)));
  const runM = spare * wayM + TERMINAL_ALLOWANCE_M.value;
  const powerW = Math.max(...fed.map(({ has }) => has.powerW ?? DC_CAMERA_W.value));
  const areaMm2 = areaFor(powerW, farM + TERMINAL_ALLOWANCE_M.value);
  // of no area: any that is listed counts, the drop is told apart
  const thick = powerCables.filter(({ has }) => areaMm2 === null || has.areaMm2 === undefined || isAtMost(areaMm2, has.areaMm2));
  const served = sumOf(thick, ({ quantity, has }) => runsOutOf(quantity, has.rollM ?? ROLL_M.value, runM));
  if (runs <= served) return;
  const thin = sumOf(powerCables, ({ quantity }) => quantity) - sumOf(thick, ({ quantity }) => quantity);
  const short = packRolls([[runM, runs - served]], ROLL_M.value);
  const run = `每根 ${numberText(spare)} × ${numberText(wayM)}＋${TERMINAL_ALLOWANCE_M.value} ＝ ${numberText(runM)} m`;
  const drop =
    areaMm2 === null
      ? `${numberText(powerW)} W 的摄像机在这个距离没有合适的线径，请就近供电或改用 PoE`
      : `${numberText(powerW)} W 在这个距离需 ${numberText(areaMm2)} mm²${thin > 0 ? `，另有 ${numberText(thin)} 卷偏细` : ''}`;
  findings.report({
    code: 'DC_CABLE_SHORT',
    severity: 'warning',
    rule: '15b',
    shortBy: short,
    why: `集中供电的 12 V 摄像机 ${numberText(runs)} 台各需一根电源线，${run}，整根裁；${drop}；已有合用的线够 ${numberText(served)} 根`,
    about: powerCables.length > 0 ? powerCables : fed,
    cures: areaMm2 === null ? [] : [findings.add({ role: 'powerCable', quantity: short, attributes: { areaMm2, rollM: ROLL_M.value } })],
  });
}

/** Whole runs out of so many rolls. */
const runsOutOf = (rolls: number, rollM: number, runM: number): number => (isAtMost(runM, rollM) ? rolls * floor(rollM / runM) : floor((rolls * rollM) / runM));

/** The thinnest that keeps the drop in bounds, mm²; null: there is none. */
function areaFor(powerW: number, distanceM: number): number | null {
  const answer = gCameraPowerSupply({ cameras: [{ count: 1, powerW, distanceM }] });
  return answer.valid ? (answer.cameras[0]?.recommendedAreaMm2 ?? null) : null;
}
