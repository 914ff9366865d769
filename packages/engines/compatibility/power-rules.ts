import { DC_CAMERA_W, SUPPLY_VOLTAGE } from '../constants/list-check.ts';
import { LOAD_RATIO, SUPPLY_SIZES_A } from '../constants/supply.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText, sumText } from './explain.ts';
import type { Findings } from './findings.ts';
import { sizeFor } from './sizes.ts';

/** Rule 15: supplies enough for the 12 V cameras. */
export function checkPower({ cameras, supplies }: CheckedList, findings: Findings): void {
  const fed = cameras.filter(({ power }) => power === 'dc12').map((camera) => ({ ...camera, watts: camera.has.powerW ?? DC_CAMERA_W.value }));
  const neededA = sumOf(fed, ({ quantity, watts }) => quantity * watts) / SUPPLY_VOLTAGE.value / LOAD_RATIO.value;
  const counted = supplies.filter(({ has }) => has.currentA !== undefined);
  const currentA = sumOf(counted, ({ quantity, has }) => quantity * (has.currentA ?? 0));
  if (isAtMost(neededA, currentA)) return;
  const missingA = neededA - currentA;
  const { size, quantity } = sizeFor(
    SUPPLY_SIZES_A.value,
    (sizeA) => isAtMost(missingA, sizeA),
    (largest) => ceil(missingA / largest),
  );
  const formula = `${sumText(fed, ({ quantity, watts }) => `${numberText(quantity)} × ${numberText(watts)}`)} W ÷ ${SUPPLY_VOLTAGE.value} V ÷ ${LOAD_RATIO.value}`;
  findings.report({
    code: 'POWER_12V_SHORT',
    severity: 'error',
    rule: '15',
    shortBy: round(missingA, 2),
    why: `12 V 摄像机需要 ${formula} ＝ ${numberText(neededA, 2)} A，已有 ${numberText(currentA)} A${leftOutText(supplies, counted)}`,
    about: supplies.length > 0 ? supplies : fed,
    cures: [findings.add({ role: 'powerSupply12V', quantity, attributes: { currentA: size } })],
  });
}
