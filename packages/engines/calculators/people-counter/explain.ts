import { COUNTER_SENSOR } from '../../constants/counter.ts';
import { SENSORS_16_9 } from '../../constants/lens.ts';
import { numberText as n, type WorkingStep } from '../../inputs/index.ts';
import type { PeopleCounterOutputs, PeopleCounterValues } from './calculate.ts';

const SHOWN_POSITIONS = 12;

export function peopleCounterWorking(values: PeopleCounterValues, outputs: PeopleCounterOutputs): WorkingStep[] {
  const { mountHeightM, personHeightM, passageWidthM, usableRatio } = values;
  const { lensMm } = outputs;
  const [sensorWidthMm, sensorHeightMm] = SENSORS_16_9.value[COUNTER_SENSOR.value];
  return [
    {
      title: '镜头',
      formula: values.lensMm === 'auto' ? '按安装高度选' : '按给定镜头',
      substituted: values.lensMm === 'auto' ? `${n(mountHeightM)} m` : `${n(lensMm)} mm`,
      value: `${n(lensMm)} mm`,
    },
    {
      title: '头顶处画面',
      formula: '靶面 ÷ 焦距 ×（安装高度 − 行人身高）',
      substituted: `${sensorWidthMm} ÷ ${n(lensMm)} ×（${n(mountHeightM)} − ${n(personHeightM)}），${sensorHeightMm} ÷ ${n(lensMm)} ×（${n(mountHeightM)} − ${n(personHeightM)}）`,
      value: `宽 ${n(outputs.coverageWidthM)} m，长 ${n(outputs.coverageLengthM)} m`,
    },
    {
      title: '有效计数范围',
      formula: '头顶处画面 × 有效画面比例',
      substituted: `${n(outputs.coverageWidthM)} × ${n(usableRatio)}，${n(outputs.coverageLengthM)} × ${n(usableRatio)}`,
      value: `宽 ${n(outputs.effectiveWidthM)} m，长 ${n(outputs.effectiveLengthM)} m`,
    },
    ...(outputs.spacingM === null
      ? [
          {
            title: '数量与位置',
            formula: '通道宽度 ≤ 有效宽度，一台居中',
            substituted: `${n(passageWidthM)} ≤ ${n(outputs.effectiveWidthM)}，${n(passageWidthM)} ÷ 2`,
            value: `1 台，距左墙 ${n(outputs.positionsM[0])} m`,
          },
        ]
      : severalSteps(values, outputs, outputs.spacingM)),
  ];
}

function severalSteps({ passageWidthM, overlapM }: PeopleCounterValues, outputs: PeopleCounterOutputs, spacingM: number): WorkingStep[] {
  const effective = n(outputs.effectiveWidthM);
  return [
    {
      title: '数量',
      formula: '（通道宽度 − 相邻重叠）÷（有效宽度 − 相邻重叠），向上取整',
      substituted: `（${n(passageWidthM)} − ${n(overlapM)}）÷（${effective} − ${n(overlapM)}）`,
      value: `${n(outputs.cameraCount)} 台`,
    },
    {
      title: '间距',
      formula: '（通道宽度 − 有效宽度）÷（数量 − 1），两端贴墙',
      substituted: `（${n(passageWidthM)} − ${effective}）÷（${n(outputs.cameraCount)} − 1）`,
      value: `${n(spacingM)} m`,
    },
    {
      title: '位置',
      formula: '第一台距左墙 有效宽度 ÷ 2，其后逐台加间距',
      substituted: `${effective} ÷ 2 ＝ ${n(outputs.positionsM[0])} m`,
      value: `距左墙 ${positionsText(outputs)} m`,
    },
  ];
}

export function peopleCounterMeaning(values: PeopleCounterValues, outputs: PeopleCounterOutputs): string[] {
  const { cameraCount } = outputs;
  const placed = cameraCount === 1 ? '装在通道正中' : `间距 ${n(outputs.spacingM)} m`;
  return [
    `${n(values.passageWidthM)} m 宽的通道装 ${n(cameraCount)} 台垂直双目客流相机，镜头 ${n(outputs.lensMm)} mm，安装高度 ${n(values.mountHeightM)} m，${placed}，距左墙 ${positionsText(outputs)} m。`,
    `每台在头顶高度有效计数 ${n(outputs.effectiveWidthM)} m 宽、${n(outputs.effectiveLengthM)} m 长；地面上看到 ${n(outputs.groundWidthM)} × ${n(outputs.groundLengthM)} m，但不能按地面算。`,
    '不要紧贴墙面、装在扶梯踏步上方或阳光直射处；所选型号的说明书给出覆盖范围表时，以说明书为准。',
  ];
}

/** `1.25、3、4.75` */
const positionsText = ({ positionsM }: PeopleCounterOutputs): string =>
  positionsM
    .slice(0, SHOWN_POSITIONS)
    .map((position) => n(position))
    .join('、')
    .concat(positionsM.length > SHOWN_POSITIONS ? ' …' : '');

export const peopleCounterWarnings = {
  HEIGHT_BELOW_2_5: '安装高度低于 2.5 m，覆盖窄、人头过大，计数容易漏，请尽量抬高安装',
  HEIGHT_ABOVE_6: '安装高度超过 6 m，人头过小，测高误差大，请降低高度或用吊杆安装，并核对所选型号的最大高度',
};
