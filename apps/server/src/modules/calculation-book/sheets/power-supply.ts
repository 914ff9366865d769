import {
  COPPER_CLASS_5,
  COPPER_PER_KELVIN,
  gCameraPowerSupply,
  type PoweredCamera,
  powerSupply,
  type PowerSupplyValues,
  RATED_TEMP_C,
} from '@portal/engines/calculators';
import { sum, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet, type SheetBuilder } from './sheet-builder.ts';

const { fields } = powerSupply;
const rows = fields.cameras.fields;
type Camera = PowerSupplyValues['cameras'][number];
type Whole = Record<'nominal' | 'output' | 'least' | 'k', Expression>;

/** Lines of their own; a bus, where voltages and currents are put in again and again, is no arithmetic: null. */
export function powerSupplySheet(values: PowerSupplyValues): WorksheetRow[] | null {
  const outcome = gCameraPowerSupply(values);
  if (values.topology === 'bus' || !outcome.valid) return null;
  const sheet = createSheet();
  sheet.section('输入');
  const nominal = sheet.input('nominal', { label: fields.supplyVoltage.label, unit: 'V' }, values.supplyVoltage);
  const output = sheet.input('output', fields.outputVoltage, values.outputVoltage);
  const percent = sheet.input('percent', fields.maxDropPercent, values.maxDropPercent);
  const celsius = sheet.input('celsius', fields.conductorTempC, values.conductorTempC);
  const ratio = sheet.input('ratio', fields.loadRatio, values.loadRatio);
  sheet.section('计算');
  const least: Expression = ['*', nominal, ['-', 1, ['/', percent, 100]]];
  sheet.formula('allowed', '允许压降值', ['-', output, least], 'V', '电源实际输出 − 供电电压 ×（1 − 允许压降）');
  const k = sheet.formula(
    'k',
    '温度系数 k',
    ['+', 1, ['*', COPPER_PER_KELVIN.value, ['-', celsius, RATED_TEMP_C.value]]],
    '',
    '1 ＋ 铜电阻温度系数 ×（导体温度 − 基准温度）',
  );
  const whole = { nominal, output, least, k };
  const currents = values.cameras.flatMap((camera, place) => {
    const found = outcome.cameras[place];
    return found ? [cameraRows(sheet, camera, found, String(place + 1), whole)] : [];
  });
  sheet.section('电源');
  const total = sheet.formula('total', '总电流', sum(currents), 'A', '各组 数量 × 单台电流 之和；末端低于下限电压的按下限电压时的电流');
  sheet.formula('required', '电源电流', ['/', total, ratio], 'A', '总电流 ÷ 负载率');
  sheet.value('supplyA', '电源规格', outcome.supplyA, 'A', '按规格表选取，改动输入后请在线重算');
  sheet.value('supplyCount', '电源数量', outcome.supplyCount, '台', '按规格表选取，改动输入后请在线重算');
  return sheet.rows;
}

/** Amperes of a group. */
function cameraRows(sheet: SheetBuilder, camera: Camera, found: PoweredCamera, at: string, { nominal, output, least, k }: Whole): Expression {
  sheet.section(`第 ${at} 组`);
  const count = sheet.input(`count${at}`, rows.count, camera.count);
  const watts =
    camera.currentA === undefined
      ? sheet.input(`watts${at}`, rows.powerW, camera.powerW ?? 0)
      : sheet.formula(`watts${at}`, '单台功率', ['*', sheet.input(`amperes${at}`, rows.currentA, camera.currentA), nominal], 'W', '单台电流 × 供电电压');
  const distance = sheet.input(`distance${at}`, rows.distanceM, camera.distanceM);
  const ohmPerKm = COPPER_CLASS_5.value.find(({ areaMm2 }) => areaMm2 === found.areaMm2)?.ohmPerKm ?? 0;
  const r20 = sheet.value(`r20x${at}`, `导体电阻 r20（${found.areaMm2} mm²）`, ohmPerKm, 'Ω/km', '导体电阻表；线径为所选或够用的最细一档');
  const ohm = sheet.formula(`ohm${at}`, '线路电阻', ['/', ['*', ['*', ['*', 2, distance], r20], k], 1000], 'Ω', '2 × 距离 × r20 × k ÷ 1000');
  const group = (current: Expression): Expression => ['*', count, current];
  if (camera.load === 'current') {
    const current: Expression = ['/', watts, nominal];
    const drop = sheet.formula(`drop${at}`, '线路压降', ['*', ohm, current], 'V', '线路电阻 × 单台电流');
    sheet.formula(`volts${at}`, '末端电压', ['-', output, drop], 'V', '电源实际输出 − 线路压降');
    return sheet.formula(`total${at}`, '本组电流', group(current), 'A', '数量 × 单台电流');
  }
  if (found.deviceV === null) {
    sheet.value(`volts${at}`, '末端电压', '没有解', 'V', '这条线带不动，电压会一直掉到断电');
    return sheet.formula(`total${at}`, '本组电流', group(['/', watts, least]), 'A', '数量 × 功率 ÷ 下限电压');
  }
  const half: Expression = ['/', output, 2];
  const volts = sheet.formula(
    `volts${at}`,
    '末端电压',
    ['+', half, ['SQRT', ['-', ['^', half, 2], ['*', ohm, watts]]]],
    'V',
    'V0 ÷ 2 ＋ √（（V0 ÷ 2）² − 线路电阻 × 功率）',
  );
  sheet.formula(`drop${at}`, '线路压降', ['-', output, volts], 'V', '电源实际输出 − 末端电压');
  return sheet.formula(`total${at}`, '本组电流', group(['/', watts, ['MAX', volts, least]]), 'A', '数量 × 功率 ÷ 末端电压');
}
