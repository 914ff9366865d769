import { hTwistedPairAmount, twistedPair } from '@portal/engines/calculators';
import type { ValuesOf } from '@portal/engines/inputs';
import { averageRow, boxRows, cutOf, longestRow } from './cut.ts';
import { plusPercent, sum, up, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet } from './sheet-builder.ts';

const { fields } = twistedPair;
type Values = ValuesOf<typeof fields>;

/** Lengths, boxes and plugs. How a list of cuts goes into boxes is a search and no arithmetic: there the boxes are the engine's. */
export function twistedPairSheet(values: Values): WorksheetRow[] {
  const sheet = createSheet();
  const isList = values.mode === 'list';
  sheet.section('输入');
  const spare = sheet.input('spare', fields.sparePercent, values.sparePercent);
  const ends = sheet.input('ends', fields.terminalAllowanceM, values.terminalAllowanceM);
  const box = sheet.input('box', fields.boxLengthM, values.boxLengthM);
  const perCable = sheet.input('plugsPerCable', fields.plugsPerCable, values.plugsPerCable);
  const plugSpare = sheet.input('plugSpare', fields.plugSparePercent, values.plugSparePercent);
  const distances = isList
    ? values.lengthsM.map((lengthM, place) => sheet.input(`distance${place + 1}`, { label: `${fields.lengthsM.label} ${place + 1}`, unit: 'm' }, lengthM))
    : [];
  const points = isList ? distances.length : sheet.input('points', fields.points, values.points);
  const farthest = isList ? (['MAX', ...distances] as const) : sheet.input('farthest', fields.farthestM, values.farthestM);
  const nearest = isList ? 0 : sheet.input('nearest', fields.nearestM, values.nearestM);
  sheet.section('计算');
  const cut = { sparePercent: spare, endsM: ends };
  const average: Expression = isList
    ? ['/', sum(distances.map((distance) => cutOf(distance, cut))), points]
    : averageRow(sheet, '', { farthest, nearest, ...cut });
  const total = sheet.formula('total', '总长', ['*', average, points], 'm', isList ? '各点 距离 ×（1＋余量）＋端接容差 之和' : '平均每根长度 × 点数');
  let boxes: Expression;
  if (isList) {
    const outcome = hTwistedPairAmount(values);
    boxes = sheet.value('boxes', '网线箱数', outcome.valid ? outcome.boxes : 0, '箱', '装箱由系统试排，改动距离后请在线重算');
  } else {
    boxes = boxRows(sheet, '', { box, average, points });
  }
  sheet.formula('byLength', '按总长折算（下限）', up(['/', total, box]), '箱', '总长 ÷ 每箱长度，向上取整');
  sheet.formula('left', '裁剩短头', ['-', ['*', boxes, box], total], 'm', '箱数 × 每箱长度 － 总长');
  longestRow(sheet, '', { farthest, endsM: ends });
  sheet.formula('plugs', '水晶头', up(['*', ['*', points, perCable], plusPercent(plugSpare)]), '个', '点数 × 每根水晶头 ×（1＋水晶头余量），向上取整');
  return sheet.rows;
}
