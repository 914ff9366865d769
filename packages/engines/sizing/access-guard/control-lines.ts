/** What decides who passes where the readers do not, what feeds the readers, and the cables between them. */
import { ACCESS_CABLES, CONTROLLER_CURRENT_A, DOOR_SUPPLIES_A, READER_CURRENT_A } from '../../constants/access-control.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { FIRE_LINK_W } from '../../constants/fire.ts';
import { GATE_READER_W, READERS_PER_CONTROLLER } from '../../constants/passage.ts';
import { LOAD_RATIO } from '../../constants/supply.ts';
import { ceil, firstAtLeast, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { catalogueWord, type RoleId } from '../../roles/index.ts';
import { adapterLines } from '../core/adapter-lines.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { AccessGuardFields } from './fields.ts';

type Values = ValuesOf<AccessGuardFields>;

/** Of the ways to verify, those whose readers know nobody: who may pass is for a controller to say. */
const BY_CONTROLLER: readonly Values['verification'][] = ['card', 'fingerprint'];

export const controllersOf = (verification: Values['verification'], readers: number): number =>
  BY_CONTROLLER.includes(verification) ? ceil(readers / READERS_PER_CONTROLLER.value) : 0;

/** Controllers with a box, a supply that feeds the readers too, and the cables to the gates: what is read, and what opens. */
export function controlLines({ verification, users, runM }: Values, readers: number): SizedLine[] {
  const perController = READERS_PER_CONTROLLER.value;
  const controllers = controllersOf(verification, readers);
  const drawnA = CONTROLLER_CURRENT_A.value + Math.min(readers, perController) * READER_CURRENT_A.value.card;
  const neededA = drawnA / LOAD_RATIO.value;
  const currentA = firstAtLeast(DOOR_SUPPLIES_A.value, neededA) ?? Math.max(...DOOR_SUPPLIES_A.value);
  const counted = `${n(controllers)} 台控制器`;
  const supply = sizedLine('doorSupply', controllers, { currentA }, [
    '每台控制器 1 台 12 V 电源箱，也给阅读器供电，电流合计不超过额定的八成',
    counted,
    `${n(drawnA, 2)} ÷ ${LOAD_RATIO.value} ＝ ${n(neededA, 2)} A → ${currentA} A`,
  ]);
  return [
    sizedLine(
      'doorController',
      controllers,
      { doors: perController },
      [
        `读卡和指纹由控制器判断放行，每台接 ${perController} 只阅读器`,
        `${n(readers)} 只阅读器`,
        `${n(readers)} ÷ ${perController}，向上取整 ＝ ${n(controllers)}`,
      ],
      { cards: users, power: 'dc12' },
    ),
    sizedLine('controllerBox', controllers, {}, ['每台控制器 1 个壁挂控制器箱', counted, n(controllers)]),
    { ...supply, need: { currentA: drawnA } },
    ...(controllers > 0 ? [cableLine('readerCable', '阅读器', { readers, runM }), cableLine('buttonCable', '开闸信号', { readers, runM })] : []),
  ];
}

/** From the controller to each side of a lane. */
function cableLine(use: 'readerCable' | 'buttonCable', named: string, { readers, runM }: { readers: number; runM: number }): SizedLine {
  const spare = 1 + ROLL_SPARE_PERCENT.value / 100;
  const metres = readers * runM;
  const rolls = ceil((metres * spare) / ROLL_M.value);
  return sizedLine('cable', rolls, { use, spec: ACCESS_CABLES.value[use], rollM: ROLL_M.value }, [
    `${named}到控制器每个方向 1 条${catalogueWord('use', use)}，加 ${ROLL_SPARE_PERCENT.value} %，每卷 ${ROLL_M.value} m`,
    `${n(readers)} 条，每条 ${n(runM)} m`,
    `${n(metres)} × ${n(spare)} ÷ ${ROLL_M.value}，向上取整 ＝ ${n(rolls)}`,
  ]);
}

/** The gate's own 220 V feeds no reader: those that hang on no controller have an adapter inside the gate, and so has the fire link. */
export function readerFeedLines(roles: readonly RoleId[], readers: number): SizedLine[] {
  const watts: Readonly<Partial<Record<RoleId, number>>> = GATE_READER_W.value;
  const drawnW = sumOf(roles, (role) => watts[role] ?? 0);
  return adapterLines([
    { named: '每个阅读点', watts: drawnW, count: readers },
    { named: '消防联动模块', watts: FIRE_LINK_W.value, count: drawnW > 0 ? 1 : 0 },
  ]);
}
