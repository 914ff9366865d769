import { BATTERY_AGEING, BATTERY_SIZES, BLOCK_CHARGE_VOLTS, BLOCK_VOLTS, CHARGE_RATE, DISCHARGE_EFFICIENCY } from '@portal/engines/sizing';
import { SINGLE_PHASE, THREE_PHASE, ups, UPS_SINGLE_PHASE_UP_TO_KVA, UPS_SIZES } from '@portal/engines/sizing';
import type { ValuesOf } from '@portal/engines/inputs';
import { isAbove, plusPercent, stepped, sum, up, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet, type SheetBuilder } from './sheet-builder.ts';

const { fields } = ups;
const rows = fields.loads.fields;
type Values = ValuesOf<typeof fields>;

/** Hosts, batteries and what is drawn from the mains: sizes follow as well, by the steps they are sold in. */
export function upsSheet(values: Values): WorksheetRow[] {
  const sheet = createSheet();
  const load = loadRows(sheet, values);
  const host = hostRows(sheet, values, load);
  const hung = values.runtimeMin > 0 ? batteryRows(sheet, values, { ...load, ...host }) : 0;
  feedRows(sheet, { ...host, hung });
  return sheet.rows;
}

type Load = Record<'watts' | 'voltAmperes' | 'growth', Expression>;
type Host = Record<'kVA' | 'parallel' | 'units' | 'blocks' | 'powerFactor' | 'efficiency', Expression>;

function loadRows(sheet: SheetBuilder, { loads, growthPercent }: Values): Load {
  sheet.section('负载');
  const each = loads.map((load, place) => {
    const at = String(place + 1);
    const count = sheet.input(`count${at}`, { ...rows.count, label: `第 ${at} 行${rows.count.label}` }, load.count);
    const watts = sheet.input(`watts${at}`, { ...rows.powerW, label: `第 ${at} 行${rows.powerW.label}` }, load.powerW);
    const factor = sheet.input(`factor${at}`, { ...rows.powerFactor, label: `第 ${at} 行${rows.powerFactor.label}` }, load.powerFactor);
    const all: Expression = ['*', count, watts];
    return { all, apparent: ['/', all, factor] satisfies Expression };
  });
  const watts = sheet.formula('watts', '负载有功', sum(each.map(({ all }) => all)), 'W', '各行 数量 × 单台功率 之和');
  const voltAmperes = sheet.formula('voltAmperes', '负载视在', sum(each.map(({ apparent }) => apparent)), 'VA', '各行 数量 × 单台功率 ÷ 功率因数 之和');
  const growth = sheet.input('growth', fields.growthPercent, growthPercent);
  return { watts, voltAmperes, growth: plusPercent(growth) };
}

function hostRows(sheet: SheetBuilder, values: Values, { watts, voltAmperes, growth }: Load): Host {
  sheet.section('主机');
  const powerFactor = sheet.input('powerFactor', fields.upsPowerFactor, values.upsPowerFactor);
  const efficiency = sheet.input('efficiency', fields.inverterEfficiency, values.inverterEfficiency);
  const required = sheet.formula(
    'required',
    '需要的容量',
    ['MAX', ['/', ['*', watts, growth], powerFactor], ['*', voltAmperes, growth]],
    'VA',
    'max(有功 ÷ 输出功率因数，视在)×（1＋扩容预留）',
  );
  const isSinglePhase = values.loadPhases === SINGLE_PHASE.value.phases;
  const sizes = UPS_SIZES.value.filter(({ kVA }) => isSinglePhase || kVA > UPS_SINGLE_PHASE_UP_TO_KVA.value);
  const kVA = sheet.formula(
    'kVA',
    '主机规格',
    stepped(
      ['/', required, 1000],
      sizes.map(({ kVA: size }) => [size, size]),
    ),
    'kVA',
    `不小于需要的最小一档，最大 ${Math.max(...sizes.map((size) => size.kVA))} kVA；三相负载从三相输出的档起`,
  );
  const largestVA = Math.max(...UPS_SIZES.value.map((size) => size.kVA)) * 1000;
  const parallel = sheet.formula('parallel', '分担负载的主机', ['MAX', 1, up(['/', required, largestVA])], '台', '需要的容量 ÷ 最大一档，向上取整，不少于 1');
  const spare = values.redundancy === 'n+1' ? 1 : 0;
  const units = sheet.formula('units', '主机台数', ['+', parallel, spare], '台', spare === 1 ? 'N＋1 再加 1 台' : '不冗余');
  const blocks =
    values.blocksPerString === undefined
      ? sheet.formula(
          'blocks',
          fields.blocksPerString.label,
          stepped(
            kVA,
            UPS_SIZES.value.map((size) => [size.kVA, size.blocks]),
          ),
          '节',
          '按主机规格的常见值',
        )
      : sheet.input('blocks', fields.blocksPerString, values.blocksPerString);
  return { kVA, parallel, units, blocks, powerFactor, efficiency };
}

/** Ampere-hours of all blocks of a host together. */
function batteryRows(sheet: SheetBuilder, { runtimeMin }: Values, { watts, growth, parallel, units, blocks, efficiency }: Load & Host): Expression {
  sheet.section('电池');
  const points = DISCHARGE_EFFICIENCY.value;
  const minutes = sheet.input('minutes', fields.runtimeMin, runtimeMin);
  const hours = sheet.formula('hours', '放电时间', ['MAX', ['/', minutes, 60], points[0]?.hours ?? 0], 'h', '后备时间 ÷ 60，不少于放电表的第一档');
  const discharge = sheet.formula('discharge', '放电效率', between(hours, points), '', '放电表两档之间按直线');
  const newAh = sheet.formula(
    'newAh',
    '需要的电池容量（新电池）',
    ['/', ['/', ['*', ['*', watts, growth], hours], ['*', ['*', ['*', blocks, BLOCK_VOLTS.value], efficiency], discharge]], parallel],
    'Ah',
    '有功 ×（1＋扩容预留）× 放电时间 ÷（每组节数 × 12 V × 逆变效率 × 放电效率）÷ 分担的主机',
  );
  const agedAh = sheet.formula('agedAh', '需要的电池容量（含老化）', ['*', newAh, BATTERY_AGEING.value], 'Ah', `新电池容量 × 老化余量 ${BATTERY_AGEING.value}`);
  const sizes = BATTERY_SIZES.value;
  const largestAh = Math.max(...sizes.map(({ capacityAh }) => capacityAh));
  const strings = sheet.formula(
    'strings',
    '每台并联组数',
    ['MAX', 1, up(['/', agedAh, largestAh])],
    '组',
    `含老化的容量 ÷ ${largestAh} Ah，向上取整，不少于 1`,
  );
  const blockAh = sheet.formula(
    'blockAh',
    '单节电池规格',
    stepped(
      ['/', agedAh, strings],
      sizes.map(({ capacityAh }) => [capacityAh, capacityAh]),
    ),
    'Ah',
    '含老化的容量 ÷ 组数，进到规格',
  );
  sheet.formula('batteries', '电池总数', ['*', ['*', blocks, strings], units], '节', '每组节数 × 组数 × 主机台数');
  const perCabinet = stepped(
    blockAh,
    sizes.map((size) => [size.capacityAh, size.perCabinet]),
  );
  sheet.formula('cabinets', '电池柜', ['*', up(['/', ['*', blocks, strings], perCabinet]), units], '台', '每台主机的电池 ÷ 每柜装的节数，向上取整，× 主机台数');
  return ['*', ['*', blockAh, strings], blocks];
}

function feedRows(sheet: SheetBuilder, { kVA, powerFactor, efficiency, hung }: Host & { hung: Expression }): void {
  sheet.section('每台主机的输入');
  const full: Expression = ['*', kVA, 1000];
  const output = sheet.formula(
    'output',
    '满载输入',
    ['MAX', full, ['/', ['*', full, powerFactor], efficiency]],
    'VA',
    'max(额定容量，额定容量 × 功率因数 ÷ 逆变效率)',
  );
  const charge = sheet.formula(
    'charge',
    '充电功率',
    ['/', ['*', ['*', hung, CHARGE_RATE.value], BLOCK_CHARGE_VOLTS.value], efficiency],
    'W',
    `电池容量 × 节数 × ${CHARGE_RATE.value} × ${BLOCK_CHARGE_VOLTS.value} V ÷ 逆变效率`,
  );
  const single = SINGLE_PHASE.value.volts;
  const three: Expression = ['*', ['SQRT', THREE_PHASE.value.phases], THREE_PHASE.value.volts];
  const volts: Expression = ['+', single, ['*', isAbove(kVA, UPS_SINGLE_PHASE_UP_TO_KVA.value), ['-', three, single]]];
  sheet.formula(
    'feed',
    '输入电流',
    ['/', ['+', output, charge], volts],
    'A',
    `（满载输入＋充电功率）÷ ${single} V；${UPS_SINGLE_PHASE_UP_TO_KVA.value} kVA 以上三相，÷（√3 × ${THREE_PHASE.value.volts} V）`,
  );
}

/** Linear between the points, flat outside. */
function between(hours: Expression, points: readonly { hours: number; efficiency: number }[]): Expression {
  const rises = points.slice(1).map((point, place): Expression => {
    const before = points[place] ?? point;
    const slope = (point.efficiency - before.efficiency) / (point.hours - before.hours);
    return ['*', slope, ['MIN', ['MAX', ['-', hours, before.hours], 0], point.hours - before.hours]];
  });
  return ['+', points[0]?.efficiency ?? 0, sum(rises)];
}
