import { PLUG_SPARE_PERCENT, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import {
  BACKBONE_SPARE_PERCENT,
  BACKBONE_TERMINAL_M,
  CABINET_MARGIN_PERCENT,
  CABLE_OUTER_DIAMETER_MM,
  CORES_PER_FIBRE_UNIT,
  MODULE_SPARE_PERCENT,
  PATCH_PANEL_PORTS,
  PLUGS_PER_POINT,
  POINTS_PER_FIBRE_UNIT,
  RACK_U_FIXED,
  RACK_U_PER_PANEL,
} from '../../constants/structured-cabling.ts';
import { numberText as n, ofGroup, type WorkingStep } from '../../inputs/index.ts';
import type { GenericCablingOutputs } from './calculate.ts';
import { genericCablingFields } from './fields.ts';
import { cabinetsBySize, type CabledFloor, type Floor, type GenericCablingValues } from './floor.ts';

const SHOWN_FLOORS = 3;

export function genericCablingWorking(values: GenericCablingValues, outputs: GenericCablingOutputs): WorkingStep[] {
  const { floors } = values;
  const { totalPoints } = outputs;
  return [
    ...floors.slice(0, SHOWN_FLOORS).flatMap((row, place) => {
      const found = outputs.floors[place];
      if (!found) return [];
      return floors.length > 1 ? ofGroup(floorSteps(row, found, values, `第 ${place + 1} 行 `)) : floorSteps(row, found, values, '');
    }),
    ...(floors.length > 1 ? sumSteps(outputs) : []),
    {
      title: '面板与底盒',
      formula: '各层 信息点 ÷ 每面板点数，向上取整后相加',
      substituted: floors
        .slice(0, SHOWN_FLOORS)
        .map(({ points }) => `⌈${n(points)} ÷ ${values.pointsPerOutlet}⌉`)
        .join('＋')
        .concat(floors.length > SHOWN_FLOORS ? '＋…' : ''),
      value: `面板、底盒各 ${n(outputs.faceplates)} 个`,
    },
    {
      title: '信息模块',
      formula: '信息点 ×（1＋模块余量），向上取整',
      substituted: `${n(totalPoints)} ×（1＋${MODULE_SPARE_PERCENT.value}%）`,
      value: `${n(outputs.modules)} 个`,
    },
    values.cords === 'made'
      ? {
          title: '水晶头',
          formula: '信息点 × 每点水晶头 ×（1＋水晶头余量），向上取整',
          substituted: `${n(totalPoints)} × ${PLUGS_PER_POINT.value} ×（1＋${PLUG_SPARE_PERCENT.value}%）`,
          value: `${n(outputs.rj45Plugs)} 个`,
        }
      : { title: '成品跳线', formula: '每个信息点机柜侧、桌面侧各 1 根', substituted: n(totalPoints), value: `各 ${n(outputs.patchCordsCloset)} 根` },
  ];
}

/** Boxes and panels of all floors: each floor has whole ones of its own. */
function sumSteps({ floors, totalBoxes, patchPanels }: GenericCablingOutputs): WorkingStep[] {
  const added = (figures: readonly number[]): string =>
    figures
      .slice(0, SHOWN_FLOORS)
      .map((figure) => n(figure))
      .join('＋')
      .concat(figures.length > SHOWN_FLOORS ? '＋…' : '');
  return [
    { title: '网线合计', formula: '各层网线箱数相加', substituted: added(floors.map(({ boxes }) => boxes)), value: `${n(totalBoxes)} 箱` },
    {
      title: `${PATCH_PANEL_PORTS.value} 口配线架合计`,
      formula: '各层配线架相加',
      substituted: added(floors.map((floor) => floor.patchPanels)),
      value: `${n(patchPanels)} 个`,
    },
  ];
}

function floorSteps(row: Floor, found: CabledFloor, { cableType, boxLengthM, trunkFillPercent }: GenericCablingValues, name: string): WorkingStep[] {
  const { points, farthestM, nearestM, backboneRouteM } = row;
  return [
    {
      title: `${name}平均每根长度`,
      formula: '（最远＋最近）÷ 2 ×（1＋余量）＋端接容差',
      substituted: `（${n(farthestM)}＋${n(nearestM)}）÷ 2 ×（1＋${SPARE_PERCENT.value}%）＋${TERMINAL_ALLOWANCE_M.value}`,
      value: `${n(found.averageM)} m`,
    },
    {
      title: `${name}最长一根的敷设长度`,
      formula: '最远 ＋ 端接容差，不大于水平缆线上限 90 m',
      substituted: `${n(farthestM)} ＋ ${TERMINAL_ALLOWANCE_M.value}`,
      value: `${n(found.longestM)} m`,
    },
    {
      title: `${name}网线箱数`,
      formula: '每箱根数 ＝ 每箱长度 ÷ 平均长度，向下取整；箱数 ＝ 点数 ÷ 每箱根数，向上取整',
      substituted: `⌊${n(boxLengthM)} ÷ ${n(found.averageM)}⌋ ＝ ${n(found.cablesPerBox)} 根；${n(points)} ÷ ${n(found.cablesPerBox)}`,
      value: `${n(found.boxes)} 箱`,
    },
    {
      title: `${name}配线架与机柜`,
      formula: '配线架 ＝ 点数 ÷ 24，向上取整；占用 ＝ 3 × 配线架 ＋ 2；机柜不小于占用 ×（1＋富余）',
      substituted: `⌈${n(points)} ÷ ${PATCH_PANEL_PORTS.value}⌉ ＝ ${n(found.patchPanels)} 个；${RACK_U_PER_PANEL.value} × ${n(found.patchPanels)} ＋ ${RACK_U_FIXED.value} ＝ ${n(found.rackU)} U；× ${n(1 + CABINET_MARGIN_PERCENT.value / 100)}`,
      value: `${found.cabinetU}U × ${n(found.cabinets)} 台`,
    },
    {
      title: `${name}槽盒截面`,
      formula: '点数 × π ×（线缆外径 ÷ 2）² ÷ 截面利用率',
      substituted: `${n(points)} × π ×（${CABLE_OUTER_DIAMETER_MM.value[cableType]} ÷ 2）² ÷ ${n(trunkFillPercent)}%`,
      value: `${n(found.trunkAreaMm2)} mm²，${found.trunkSize ? `选 ${found.trunkSize} mm` : '需分槽敷设'}`,
    },
    {
      title: `${name}主干光缆芯数`,
      formula: '每 48 点 4 芯（2 用 2 备），取不小于它的规格',
      substituted: `${CORES_PER_FIBRE_UNIT.value} × ⌈${n(points)} ÷ ${POINTS_PER_FIBRE_UNIT.value}⌉`,
      value: found.fibreCores === null ? '超过 144 芯，需多根光缆' : `${found.fibreCores} 芯`,
    },
    ...backboneSteps(name, backboneRouteM, found),
  ];
}

const backboneSteps = (name: string, routeM: number | undefined, { backboneM }: CabledFloor): WorkingStep[] =>
  routeM === undefined
    ? []
    : [
        {
          title: `${name}主干光缆长度`,
          formula: '主干路由 ×（1＋余量）＋两端预留',
          substituted: `${n(routeM)} ×（1＋${BACKBONE_SPARE_PERCENT.value}%）＋${BACKBONE_TERMINAL_M.value}`,
          value: `${n(backboneM)} m`,
        },
      ];

export function genericCablingMeaning(values: GenericCablingValues, outputs: GenericCablingOutputs): string[] {
  const cable = genericCablingFields.cableType.options.find(({ value }) => value === values.cableType)?.label ?? values.cableType;
  return [
    `${n(outputs.totalPoints)} 个信息点需要${cable}网线 ${n(outputs.totalBoxes)} 箱（每箱 ${n(values.boxLengthM)} m）、${PATCH_PANEL_PORTS.value} 口配线架 ${n(outputs.patchPanels)} 个、${cabinetsText(outputs.floors)}。`,
    `工作区：面板和底盒各 ${n(outputs.faceplates)} 个、信息模块 ${n(outputs.modules)} 个；跳线机柜侧、桌面侧各 ${n(outputs.patchCordsCloset)} 根${values.cords === 'made' ? `，自制用水晶头 ${n(outputs.rj45Plugs)} 个，跳线的线另加` : '，用成品；自制才要水晶头'}。`,
    '网线按楼层整箱计，各层不拼箱；一根线不能接。穿管敷设时截面利用率取 25%～30%。',
    routesText(values, outputs),
  ];
}

/** What of trunking and backbone goes into the list, and what does not. */
function routesText({ floors }: GenericCablingValues, outputs: GenericCablingOutputs): string {
  const trunking = '加入清单的槽盒按各层最远点的走线估，支管、吊架、弯头另计';
  const unsaid = floors.filter(({ backboneRouteM }) => backboneRouteM === undefined).length;
  const thick = outputs.floors.filter(({ fibreCores }) => fibreCores === null).length;
  const beyond = thick > 0 ? `；${n(thick)} 层超过 144 芯，光缆请分根另选` : '';
  if (unsaid === floors.length) return `${trunking}；没有填主干路由，清单里没有主干光缆和光纤配线架。`;
  const some = unsaid > 0 ? `；${n(unsaid)} 层没有填主干路由，没有它的光缆` : '';
  return `${trunking}；主干按单模，光缆、两端的光纤配线架、尾纤和跳线都在清单里，光模块按交换机的光口另选${some}${beyond}。`;
}

/** `18U 机柜 1 台、22U 机柜 2 台` */
function cabinetsText(floors: readonly CabledFloor[]): string {
  return cabinetsBySize(floors)
    .map(([cabinetU, cabinets]) => `${cabinetU}U 机柜 ${n(cabinets)} 台`)
    .join('、');
}

export const genericCablingWarnings = {
  HORIZONTAL_OVER_90M: '有楼层最长的一根连端接超过 90 m 的水平缆线上限，请增加弱电间、移动机柜，或对远点改用光纤',
  TRUNK_SPLIT_NEEDED: '有楼层的线缆一根 400×200 的槽盒也放不下，请分两路以上敷设，或增加弱电间',
};
