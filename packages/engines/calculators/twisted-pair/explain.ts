import { floor, numberText as n, type ValuesOf, type WorkingStep } from '../../inputs/index.ts';
import { cutM, packCuts, type TwistedPairOutputs } from './calculate.ts';
import type { TwistedPairFields } from './fields.ts';

type Values = ValuesOf<TwistedPairFields>;

export function twistedPairWorking(values: Values, outputs: TwistedPairOutputs): WorkingStep[] {
  const { sparePercent, terminalAllowanceM, boxLengthM, plugsPerCable, plugSparePercent } = values;
  const points = values.mode === 'list' ? values.lengthsM.length : values.points;
  const plugs: WorkingStep = {
    title: '水晶头',
    formula: '点数 × 每根水晶头 ×（1＋水晶头余量），向上取整',
    substituted: `${n(points)} × ${plugsPerCable} ×（1＋${n(plugSparePercent)}%）`,
    value: `${n(outputs.plugs)} 个`,
  };
  const byLength: WorkingStep = {
    title: '按总长折算（下限）',
    formula: '总长 ÷ 每箱长度，向上取整',
    substituted: `${n(outputs.totalM)} ÷ ${n(boxLengthM)}`,
    value: `${n(outputs.boxesByLength)} 箱`,
  };
  const longest: WorkingStep = {
    title: '最长一根的敷设长度',
    formula: '最远距离 ＋ 端接容差，与 90 m、100 m 比较',
    substituted: `${n(values.mode === 'list' ? Math.max(...values.lengthsM) : values.farthestM)} ＋ ${n(terminalAllowanceM)}`,
    value: `${n(outputs.longestM)} m`,
  };
  if (values.mode === 'list') {
    const cuts = values.lengthsM.map((distanceM) => cutM(values, distanceM));
    return [
      {
        title: '每根裁线长度',
        formula: '距离 ×（1＋余量）＋端接容差',
        substituted: values.lengthsM
          .slice(0, 6)
          .map((distanceM) => `${n(distanceM)}×${n(1 + sparePercent / 100)}＋${n(terminalAllowanceM)}`)
          .join('，')
          .concat(cuts.length > 6 ? ' …' : ''),
        value: `共 ${n(outputs.totalM)} m`,
      },
      {
        title: '装箱（一根线不能接）',
        formula: '从最长的裁起，放进第一个余量够的箱',
        substituted: packCuts(cuts, boxLengthM)
          .slice(0, 6)
          .map((box, place) => `第 ${place + 1} 箱 ${box.map((cut) => n(cut)).join('＋')}`)
          .join('；')
          .concat(outputs.boxes > 6 ? ' …' : ''),
        value: `${n(outputs.boxes)} 箱`,
      },
      byLength,
      longest,
      plugs,
    ];
  }
  const { farthestM, nearestM } = values;
  return [
    {
      title: '平均每根长度',
      formula: '（最远＋最近）÷ 2 ×（1＋余量）＋端接容差',
      substituted: `（${n(farthestM)}＋${n(nearestM)}）÷ 2 ×（1＋${n(sparePercent)}%）＋${n(terminalAllowanceM)}`,
      value: `${n(outputs.averageM)} m`,
    },
    {
      title: '每箱可裁根数',
      formula: '每箱长度 ÷ 平均长度，向下取整（一根线不能接）',
      substituted: `${n(boxLengthM)} ÷ ${n(outputs.averageM)}`,
      value: `${n(floor(boxLengthM / cutM(values, (farthestM + nearestM) / 2)))} 根`,
    },
    { title: '箱数', formula: '点数 ÷ 每箱根数，向上取整', substituted: `${n(points)} ÷ ${n(outputs.cablesPerBox ?? 0)}`, value: `${n(outputs.boxes)} 箱` },
    byLength,
    longest,
    plugs,
  ];
}

export function twistedPairMeaning(values: Values, outputs: TwistedPairOutputs): string[] {
  const points = values.mode === 'list' ? values.lengthsM.length : values.points;
  return [
    `${n(points)} 个点需要网线 ${n(outputs.boxes)} 箱（每箱 ${n(values.boxLengthM)} m），水晶头 ${n(outputs.plugs)} 个。`,
    `实际用线约 ${n(outputs.totalM)} m，余 ${n(outputs.leftoverM)} m 为裁剩的短头，不能接长使用。`,
  ];
}

export const twistedPairWarnings = {
  OVER_100M: '最长一根连端接超过 100 m 的信道上限，网线传输不可靠，请改用光纤、无线网桥或增加接入机柜',
  OVER_90M: '最长一根连端接超过 90 m 的水平缆线上限，加跳线后容易超过 100 m，请复核走线',
};
