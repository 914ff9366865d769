import { DORI_PIXELS_PER_METER } from '../../constants/lens.ts';
import { numberText as n, type WorkingStep } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { doriLevelOf, lensOf, viewBoxAt, type DoriLevel, type FocalLengthOutputs, type FocalLengthValues } from './calculate.ts';

/** What a density is good for, by level. */
export const doriLabels: Readonly<Record<DoriLevel, string>> = {
  inspect: '细查',
  identify: '鉴别',
  recognise: '识别',
  observe: '观察',
  detect: '探测',
  monitor: '监视',
  none: '达不到监视',
};

export function focalLengthWorking(values: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  const { sensorWidthMm, sensorHeightMm } = lensOf(values);
  const { distanceM } = values;
  const f = n(outputs.focalLengthMm);
  return [
    ...focalSteps(values, outputs),
    {
      title: '看到的范围',
      formula: '靶面宽 × 物距 ÷ 焦距，靶面高 × 物距 ÷ 焦距',
      substituted: `${n(sensorWidthMm)} × ${n(distanceM)} ÷ ${f}，${n(sensorHeightMm)} × ${n(distanceM)} ÷ ${f}`,
      value: `${n(outputs.viewWidthM)} × ${n(outputs.viewHeightM)} m`,
    },
    {
      title: '视场角',
      formula: '2 × arctan（靶面宽 ÷ 2f），2 × arctan（靶面高 ÷ 2f）',
      substituted: `2 × arctan（${n(sensorWidthMm)} ÷ ${n(2 * outputs.focalLengthMm)}），2 × arctan（${n(sensorHeightMm)} ÷ ${n(2 * outputs.focalLengthMm)}）`,
      value: `水平 ${n(outputs.hfovDeg)}°，垂直 ${n(outputs.vfovDeg)}°`,
    },
    ...doriSteps(values, outputs),
  ];
}

function focalSteps(values: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  if (values.mode === 'view') return [];
  const { distanceM, targetWidthM, targetHeightM } = values;
  const { sensorWidthMm, sensorHeightMm } = lensOf(values);
  const { focalByWidthMm: byWidth, focalByHeightMm: byHeight, standardLensMm } = outputs;
  const bySide = (side: string, sensorMm: number, targetM: number | undefined, found: number | null | undefined): WorkingStep[] =>
    targetM === undefined
      ? []
      : [
          {
            title: `按场景${side}求焦距`,
            formula: `靶面${side} × 物距 ÷ 场景${side}`,
            substituted: `${n(sensorMm)} × ${n(distanceM)} ÷ ${n(targetM)}`,
            value: `${n(found)} mm`,
          },
        ];
  const both = targetWidthM !== undefined && targetHeightM !== undefined;
  return [
    ...bySide('宽', sensorWidthMm, targetWidthM, byWidth),
    ...bySide('高', sensorHeightMm, targetHeightM, byHeight),
    {
      title: '选标准镜头',
      formula: both ? '取两个焦距中较短的，再取不大于它的最长标准镜头' : '取不大于计算焦距的最长标准镜头',
      substituted: both ? `min（${n(byWidth)}，${n(byHeight)}）＝ ${n(outputs.focalLengthMm)}` : n(outputs.focalLengthMm),
      value: standardLensMm ? `${n(standardLensMm)} mm` : '没有这么短的标准镜头',
    },
  ];
}

function doriSteps({ resolution, distanceM }: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  const { pixelsPerMeter, doriLevel, doriDistancesM: upTo, viewWidthM } = outputs;
  if (resolution === undefined || doriLevel === undefined || upTo === undefined) return [];
  const { widthPx } = resolutionOf(resolution);
  return [
    {
      title: '像素密度',
      formula: '水平像素 ÷ 看到的宽',
      substituted: `${widthPx} ÷ ${n(viewWidthM)}`,
      value: `${n(pixelsPerMeter)} 像素/m，${doriLabels[doriLevel]}`,
    },
    {
      title: '各级最远距离',
      formula: '水平像素 × 焦距 ÷（靶面宽 × 该级像素密度），即 物距 × 像素密度 ÷ 该级像素密度',
      substituted: (['detect', 'observe', 'recognise', 'identify'] as const)
        .map((level) => `${doriLabels[level]} ${n(distanceM)} × ${n(pixelsPerMeter)} ÷ ${DORI_PIXELS_PER_METER.value[level]}`)
        .join('；'),
      value: `探测 ${n(upTo.detect)} m，观察 ${n(upTo.observe)} m，识别 ${n(upTo.recognise)} m，鉴别 ${n(upTo.identify)} m`,
    },
  ];
}

export function focalLengthMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string[] {
  return [values.mode === 'view' ? viewMeaning(values, outputs) : focalMeaning(values, outputs), ...doriMeaning(values, outputs)];
}

const viewMeaning = ({ distanceM }: FocalLengthValues, outputs: FocalLengthOutputs): string =>
  `${n(outputs.focalLengthMm)} mm 镜头在 ${n(distanceM)} m 处看到 ${n(outputs.viewWidthM)} m 宽、${n(outputs.viewHeightM)} m 高，水平视场角 ${n(outputs.hfovDeg)}°。`;

function focalMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string {
  const { distanceM } = values;
  const needed = `${n(distanceM)} m 处看 ${n(outputs.viewWidthM)} m 宽、${n(outputs.viewHeightM)} m 高，计算焦距 ${n(outputs.focalLengthMm)} mm`;
  if (!outputs.standardLensMm) return `${needed}，没有合适的标准定焦镜头。`;
  const actual = viewBoxAt({ ...lensOf(values), focalMm: outputs.standardLensMm }, distanceM);
  return `${needed}，选 ${n(outputs.standardLensMm)} mm 标准镜头，实际看到 ${n(actual.widthM, 2)} m 宽、${n(actual.heightM, 2)} m 高。`;
}

function doriMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string[] {
  const { resolution, distanceM } = values;
  const { pixelsPerMeter, doriLevel, doriDistancesM: upTo, standardLensMm } = outputs;
  if (resolution === undefined || pixelsPerMeter === undefined || doriLevel === undefined || upTo === undefined) return [];
  const { widthPx } = resolutionOf(resolution);
  const lens = lensOf(values);
  const actual = standardLensMm ? widthPx / viewBoxAt({ ...lens, focalMm: standardLensMm }, distanceM).widthM : null;
  return [
    `按${values.mode === 'view' ? '此镜头' : '计算焦距'}，${n(distanceM)} m 处每米 ${n(pixelsPerMeter)} 像素，达到「${doriLabels[doriLevel]}」${
      actual === null ? '' : `；换成标准镜头后每米 ${n(actual, 1)} 像素，为「${doriLabels[doriLevelOf(actual)]}」`
    }。`,
    `要认出熟人（识别）不超过 ${n(upTo.recognise)} m，要看清生面孔（鉴别）不超过 ${n(upTo.identify)} m。`,
    '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
  ];
}

export const focalLengthWarnings = {
  NO_STANDARD_LENS: '焦距短于 2.8 mm，没有这么广的标准镜头，请退远安装、缩小场景，或改用全景、多目摄像机',
  ZOOM_LENS_NEEDED: '焦距超过 50 mm，定焦标准镜头不够，请改用变焦镜头或球机',
};
