import { focalLength, lensOf, neededMm, type FocalLengthValues } from '@portal/engines/calculators';
import { resolutionOf } from '@portal/engines/roles';
import type { Expression, WorksheetRow } from './expression.ts';
import { createSheet } from './sheet-builder.ts';

const { fields } = focalLength;

/** The lens a target asks for and what the chosen one sees; which lens is sold is of a table, and the engine's. */
export function focalLengthSheet(values: FocalLengthValues): WorksheetRow[] {
  const sheet = createSheet();
  const { sensorWidthMm, sensorHeightMm, focalMm } = lensOf(values);
  const isListed = values.sensor !== 'custom';
  sheet.section('输入');
  const width = isListed
    ? sheet.value('sensorWidth', '靶面宽', sensorWidthMm, 'mm', `靶面 ${values.sensor}`)
    : sheet.input('sensorWidth', fields.sensorWidthMm, sensorWidthMm);
  const height = isListed
    ? sheet.value('sensorHeight', '靶面高', sensorHeightMm, 'mm', `靶面 ${values.sensor}`)
    : sheet.input('sensorHeight', fields.sensorHeightMm, sensorHeightMm);
  const distanceM = sheet.input('distanceM', fields.distanceM, values.distanceM);
  const slantM = slantRows(sheet, values, distanceM);
  if (values.mode !== 'view') {
    const { targetWidthM, targetHeightM } = values;
    const sides: Expression[] = [];
    if (targetWidthM !== undefined) {
      const target = sheet.input('targetWidthM', fields.targetWidthM, targetWidthM);
      sides.push(sheet.formula('byWidth', '按场景宽求焦距', ['/', ['*', width, slantM], target], 'mm', '靶面宽 × 物距 ÷ 场景宽'));
    }
    if (targetHeightM !== undefined) {
      const target = sheet.input('targetHeightM', fields.targetHeightM, targetHeightM);
      sides.push(sheet.formula('byHeight', '按场景高求焦距', ['/', ['*', height, slantM], target], 'mm', '靶面高 × 物距 ÷ 场景高'));
    }
    sheet.formula('needed', '需要的焦距', ['MIN', ...sides], 'mm', '两者取短');
  }
  sheet.section('选用镜头');
  const lens =
    values.mode === 'view'
      ? sheet.input('lens', fields.focalMm, focalMm)
      : sheet.value(
          'lens',
          '选用焦距',
          focalMm,
          'mm',
          focalMm === neededMm(values) ? '没有更短的标准镜头，按需要的焦距' : '标准镜头表，或所选的镜头；改动输入后请在线重算',
        );
  const viewM = sheet.formula('viewWidth', '看到的宽', ['/', ['*', width, slantM], lens], 'm', '靶面宽 × 物距 ÷ 焦距');
  sheet.formula('viewHeight', '看到的高', ['/', ['*', height, slantM], lens], 'm', '靶面高 × 物距 ÷ 焦距');
  for (const [name, label, side] of [
    ['hfov', '水平视场角', width],
    ['vfov', '垂直视场角', height],
  ] as const)
    sheet.formula(name, label, ['/', ['*', ['*', 2, ['ATAN', ['/', side, ['*', 2, lens]]]], 180], ['PI']], '°', '2 × arctan（靶面边 ÷ 2f）');
  if (values.resolution !== undefined) {
    const pixels = sheet.value('pixels', '水平像素', resolutionOf(values.resolution).widthPx, '像素', values.resolution);
    sheet.formula('density', '像素密度', ['/', pixels, viewM], '像素/m', '水平像素 ÷ 看到的宽');
  }
  return sheet.rows;
}

/** Along the slant where the mounting height is known. */
function slantRows(sheet: ReturnType<typeof createSheet>, { mountHeightM, aimHeightM }: FocalLengthValues, distanceM: Expression): Expression {
  if (mountHeightM === undefined) return distanceM;
  const mounted = sheet.input('mountHeightM', fields.mountHeightM, mountHeightM);
  const aimed = sheet.input('aimHeightM', fields.aimHeightM, aimHeightM);
  return sheet.formula(
    'slantM',
    '物距（斜距）',
    ['SQRT', ['+', ['^', distanceM, 2], ['^', ['-', mounted, aimed], 2]]],
    'm',
    '√（水平距离² ＋（安装高度 − 被看处离地高）²）',
  );
}
