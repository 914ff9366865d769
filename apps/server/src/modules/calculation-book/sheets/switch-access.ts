import {
  CHANNEL_MAX_M,
  eSwitchAccess,
  requiredPoeClass,
  poeClassOf,
  poeLoop,
  switchAccess,
  weakerClasses,
  type SwitchAccessValues,
} from '@portal/engines/calculators';

import { plusPercent, sum, type Expression, type WorksheetRow } from './expression.ts';
import type { SheetBuilder } from './sheet-builder.ts';
import { createSheet } from './sheet-builder.ts';
import { streamRows } from './stream.ts';

const { fields } = switchAccess;
const rows = fields.cameras.fields;

/** Watts and streams of all cameras; which class, and how many switches, is a table and a search, and the engine's. */
export function switchAccessSheet(values: SwitchAccessValues): WorksheetRow[] {
  const sheet = createSheet();
  const isPoe = values.switch.poeStandard !== 'none';
  sheet.section('输入');
  const lengthM = sheet.input('lengthM', fields.cableLengthM, values.cableLengthM);
  const reserve = sheet.input('reserve', fields.poeReservePercent, values.poeReservePercent);
  const watts: Expression[] = [];
  const flows = values.cameras.map((camera, place) => {
    const at = String(place + 1);
    sheet.section(`第 ${at} 组`);
    const count = sheet.input(`count${at}`, rows.count, camera.count);
    if (isPoe) watts.push(sheet.formula(`watts${at}`, '本组供电', ['*', count, cameraWatts(sheet, camera, { at, lengthM, values })], 'W', '数量 × 每台占用'));
    const kbps = streamRows(sheet, camera, at);
    return sheet.formula(`flow${at}`, '本组码流', ['/', ['*', count, kbps], 1000], 'Mbps', '数量 × 码率 ÷ 1000');
  });
  sheet.section('合计');
  if (isPoe) {
    const total = sheet.formula('watts', 'PoE 总功率', sum(watts), 'W', '各组相加');
    sheet.formula('budget', '需要的 PoE 总功率', ['*', total, plusPercent(reserve)], 'W', '总功率 ×（1＋预留）');
  }
  sheet.formula('flow', '总码流', sum(flows), 'Mbps', '各组相加');
  const outcome = eSwitchAccess(values);
  sheet.value(
    'switches',
    '交换机台数',
    (outcome.valid ? outcome.switchesNeeded : null) ?? '无解',
    '台',
    '按清单顺序逐台接入，口数、供电、上联都够；改动输入后请在线重算',
  );
  return sheet.rows;
}

/** Out of the switch: by class its figure, else what the camera takes and its cable burns, by its class or by all that a weaker one carries. */
function cameraWatts(
  sheet: SheetBuilder,
  camera: SwitchAccessValues['cameras'][number],
  { at, lengthM, values }: { at: string; lengthM: Expression; values: SwitchAccessValues },
): Expression {
  const poeClass = requiredPoeClass(camera) ?? 0;
  const { pseW, pdW } = poeClassOf(poeClass);
  if (values.allocation === 'class') return sheet.value(`each${at}`, '每台占用', pseW, 'W', `等级 ${poeClass} 的供电功率`);
  const powerW =
    camera.powerW === undefined ? sheet.value(`power${at}`, '受电功率', pdW, 'W', `等级 ${poeClass}`) : sheet.input(`power${at}`, rows.powerW, camera.powerW);
  const feeds = [
    { ...poeClassOf(poeClass), arrivesW: powerW },
    ...weakerClasses(poeClass).map((row) => ({ ...row, arrivesW: ['MIN', powerW, row.pdW] as const })),
  ];
  const taken = feeds.map(({ poeClass: by, pseW: most, arrivesW }, place): Expression => {
    const { volts, ohms } = poeLoop(by, 100);
    const name = place === 0 ? at : `${at}by${by}`;
    const loop = sheet.formula(`loop${name}`, '网线环路电阻', ['*', ohms, ['/', lengthM, 100]], 'Ω', `每百米 ${ohms} Ω × 长度 ÷ 100`);
    const half = volts / 2;
    const root: Expression = ['SQRT', ['-', half ** 2, ['*', loop, arrivesW]]];
    const limit: Expression = ['+', most, ['*', BEYOND_W, ['MAX', 0, ['-', lengthM, CHANNEL_MAX_M.value]]]];
    return sheet.formula(
      `port${name}`,
      `按 ${by} 级供电`,
      ['MIN', limit, ['/', ['*', volts, arrivesW], ['+', half, root]]],
      'W',
      `V × P ÷（V ÷ 2 ＋ √（（V ÷ 2）² − R × P）），V ＝ ${volts}；${CHANNEL_MAX_M.value} m 以内不超过 ${most} W`,
    );
  });
  return sheet.formula(`each${at}`, '每台占用', ['MAX', ...taken], 'W', feeds.length > 1 ? '各级中取大：功率更大的不会算得更少' : '同上');
}

/** Watts a metre by which the limit of a channel is gone beyond it. */
const BEYOND_W = 1000;
