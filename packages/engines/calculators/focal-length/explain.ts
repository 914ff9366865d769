import { STANDARD_LENSES_MM } from '../../constants/lens.ts';
import { numberText as n, type WorkingStep } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { lensOf, sightM, type FocalLengthOutputs, type FocalLengthValues } from './calculate.ts';
import { levelsOf } from './density.ts';

export function focalLengthWorking(values: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  const { sensorWidthMm, sensorHeightMm, focalMm } = lensOf(values);
  const distance = n(sightM(values), 2);
  const f = n(focalMm, 2);
  const whose = values.mode === 'view' || outputs.lensMm === null ? '' : `（${f} mm）`;
  return [
    ...slantSteps(values, outputs),
    ...focalSteps(values, outputs),
    {
      title: `看到的范围${whose}`,
      formula: '靶面宽 × 物距 ÷ 焦距，靶面高 × 物距 ÷ 焦距',
      substituted: `${n(sensorWidthMm)} × ${distance} ÷ ${f}，${n(sensorHeightMm)} × ${distance} ÷ ${f}`,
      value: `${n(outputs.viewWidthM)} × ${n(outputs.viewHeightM)} m`,
    },
    {
      title: `视场角${whose}`,
      formula: '2 × arctan（靶面宽 ÷ 2f），2 × arctan（靶面高 ÷ 2f）',
      substituted: `2 × arctan（${n(sensorWidthMm)} ÷ ${n(2 * focalMm)}），2 × arctan（${n(sensorHeightMm)} ÷ ${n(2 * focalMm)}）`,
      value: `水平 ${n(outputs.hfovDeg)}°，垂直 ${n(outputs.vfovDeg)}°`,
    },
    ...densitySteps(values, outputs),
  ];
}

function slantSteps({ distanceM, mountHeightM, aimHeightM }: FocalLengthValues, { slantM, tiltDeg }: FocalLengthOutputs): WorkingStep[] {
  if (mountHeightM === undefined) return [];
  return [
    {
      title: '物距（斜距）',
      formula: '√（水平距离² ＋（安装高度 − 被看处离地高）²）',
      substituted: `√（${n(distanceM)}² ＋（${n(mountHeightM)} − ${n(aimHeightM)}）²）`,
      value: `${n(slantM)} m`,
    },
    {
      title: '俯角',
      formula: 'arctan（（安装高度 − 被看处离地高）÷ 水平距离）',
      substituted: `arctan（（${n(mountHeightM)} − ${n(aimHeightM)}）÷ ${n(distanceM)}）`,
      value: `${n(tiltDeg)}°`,
    },
  ];
}

function focalSteps(values: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  if (values.mode === 'view') return [];
  const { targetWidthM, targetHeightM, lens } = values;
  const { sensorWidthMm, sensorHeightMm } = lensOf(values);
  const { focalByWidthMm: byWidth, focalByHeightMm: byHeight, lensMm } = outputs;
  const bySide = (side: string, sensorMm: number, targetM: number | undefined, found: number | null | undefined): WorkingStep[] =>
    targetM === undefined
      ? []
      : [
          {
            title: `按场景${side}求焦距`,
            formula: `靶面${side} × 物距 ÷ 场景${side}`,
            substituted: `${n(sensorMm)} × ${n(sightM(values), 2)} ÷ ${n(targetM)}`,
            value: `${n(found)} mm`,
          },
        ];
  const both = targetWidthM !== undefined && targetHeightM !== undefined;
  const isZoom = lens === 'varifocal' || outputs.focalLengthMm > LONGEST_MM;
  const rule = typeof lens === 'number' ? '按选定的镜头' : isZoom ? '变焦调到计算焦距，按 0.1 mm 向下取' : '取不大于计算焦距的最长标准镜头';
  return [
    ...bySide('宽', sensorWidthMm, targetWidthM, byWidth),
    ...bySide('高', sensorHeightMm, targetHeightM, byHeight),
    {
      title: typeof lens === 'number' || isZoom ? '选用镜头' : '选标准镜头',
      formula: both ? `取两个焦距中较短的；${rule}` : rule,
      substituted: both ? `min（${n(byWidth)}，${n(byHeight)}）＝ ${n(outputs.focalLengthMm)}` : n(outputs.focalLengthMm),
      value: lensMm === null ? '没有这么短的标准镜头' : `${n(lensMm)} mm`,
    },
  ];
}

const LONGEST_MM = Math.max(...STANDARD_LENSES_MM.value);

/** Of the seven levels of 2025 those that people are told by; the table has all. */
const WORKED_LEVELS: readonly number[] = [80, 125, 250, 500];

function densitySteps(values: FocalLengthValues, outputs: FocalLengthOutputs): WorkingStep[] {
  const { resolution, edition } = values;
  const levels = levelsOf(edition, outputs);
  if (resolution === undefined || levels === null) return [];
  const { widthPx } = resolutionOf(resolution);
  const worked = levels.reaches.filter(({ pixelsPerMeter }) => edition === '2014' || WORKED_LEVELS.includes(pixelsPerMeter));
  const distance = n(sightM(values), 2);
  return [
    {
      title: '像素密度',
      formula: '水平像素 ÷ 看到的宽',
      substituted: `${widthPx} ÷ ${n(outputs.viewWidthM)}`,
      value: `${n(outputs.pixelsPerMeter)} 像素/m，${levels.label}（${edition} 版）`,
    },
    {
      title: '各级最远距离',
      formula: '水平像素 × 焦距 ÷（靶面宽 × 该级像素密度），即 物距 × 像素密度 ÷ 该级像素密度',
      substituted: worked.map(({ label, pixelsPerMeter }) => `${label} ${distance} × ${n(outputs.pixelsPerMeter)} ÷ ${pixelsPerMeter}`).join('；'),
      value: worked.map(({ label, distanceM }) => `${label} ${n(distanceM)} m`).join('，'),
    },
  ];
}

export function focalLengthMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string[] {
  return [
    values.mode === 'view' ? viewMeaning(values, outputs) : focalMeaning(values, outputs),
    ...longerMeaning(values, outputs),
    ...mountMeaning(values, outputs),
    ...densityMeaning(values, outputs),
  ];
}

const seen = (outputs: FocalLengthOutputs): string => `${n(outputs.viewWidthM)} m 宽、${n(outputs.viewHeightM)} m 高`;

const viewMeaning = (values: FocalLengthValues, outputs: FocalLengthOutputs): string =>
  `${n(outputs.focalLengthMm)} mm 镜头在 ${n(sightM(values), 2)} m 处看到 ${seen(outputs)}，水平视场角 ${n(outputs.hfovDeg)}°。`;

function focalMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string {
  const at = `${n(sightM(values), 2)} m 处`;
  if (outputs.lensMm === null) return `${at}看 ${seen(outputs)}要 ${n(outputs.focalLengthMm)} mm，没有这么短的定焦镜头；下面按这个焦距说明。`;
  const wanted = [
    ...(values.targetWidthM === undefined ? [] : [`${n(values.targetWidthM)} m 宽`]),
    ...(values.targetHeightM === undefined ? [] : [`${n(values.targetHeightM)} m 高`]),
  ].join('、');
  return `选 ${n(outputs.lensMm)} mm 镜头，${at}看到 ${seen(outputs)}，水平视场角 ${n(outputs.hfovDeg)}°；要看的 ${wanted}正好需要 ${n(outputs.focalLengthMm)} mm。`;
}

/** The next longer lens is told where it shows nearly all: it gives more pixels for a little less of the scene. */
function longerMeaning({ mode, lens }: FocalLengthValues, { focalLengthMm, standardLensMm }: FocalLengthOutputs): string[] {
  if (mode === 'view' || lens !== 'auto' || !standardLensMm) return [];
  const longer = STANDARD_LENSES_MM.value.find((lensMm) => lensMm > standardLensMm);
  if (longer === undefined || focalLengthMm / longer < NEARLY) return [];
  return [
    `长一档的 ${n(longer)} mm 看得到所要范围的 ${n((100 * focalLengthMm) / longer, 0)}%，像素更密；少看一点可以接受时可选它，也可用变焦镜头正好调到 ${n(focalLengthMm, 1)} mm。`,
  ];
}
const NEARLY = 0.85;

function mountMeaning({ mountHeightM }: FocalLengthValues, { tiltDeg, nearGroundM, farGroundM }: FocalLengthOutputs): string[] {
  if (mountHeightM === undefined) return [];
  const ground =
    nearGroundM === undefined
      ? '画面里看不到地面'
      : `地面从离杆 ${n(nearGroundM)} m 起看得到${farGroundM === null ? '，直到地平线' : `，到 ${n(farGroundM)} m 为止`}`;
  return [`装高 ${n(mountHeightM)} m，俯角 ${n(tiltDeg)}°；${ground}。`];
}

function densityMeaning(values: FocalLengthValues, outputs: FocalLengthOutputs): string[] {
  const { edition } = values;
  const levels = levelsOf(edition, outputs);
  if (levels === null) return [];
  const upTo = (density: number): string => n(levels.reaches.find(({ pixelsPerMeter }) => pixelsPerMeter === density)?.distanceM);
  const faces =
    edition === '2014'
      ? `要认出熟人（识别）不超过 ${upTo(125)} m，要看清生面孔（鉴别）不超过 ${upTo(250)} m。`
      : `要认出熟人（特征）不超过 ${upTo(250)} m，要核实生面孔（核验）不超过 ${upTo(500)} m。`;
  return [
    `${outputs.lensMm === null ? '按计算焦距' : `用 ${n(outputs.lensMm)} mm 镜头`}，${n(sightM(values), 2)} m 处每米 ${n(outputs.pixelsPerMeter)} 像素，按 IEC 62676-4:${edition} ${levels.isNone ? levels.label : `达到「${levels.label}」`}。`,
    faces,
    '这是人眼看画面的分级；人脸、车牌由软件识别时，按所选型号要求的像素数核对。',
  ];
}

export const focalLengthWarnings = {
  NO_STANDARD_LENS: '焦距短于 2.8 mm，没有这么广的标准镜头，请退远安装、缩小场景，或改用全景、多目摄像机',
  LENS_TOO_LONG: '选定的镜头比算得的焦距长，装不下要看的范围，请换短一些的镜头或退远安装',
  ZOOM_LENS_NEEDED: '焦距超过 50 mm，定焦标准镜头不够，请改用变焦镜头或球机',
  TILT_STEEP: '俯角超过 15°，人脸多被头顶和帽檐挡住，要认人请降低安装高度或退远安装',
};
