import { coverageOf, iVerticalBinocular, peopleCounter, SENSORS, type PeopleCounterValues } from '@portal/engines/calculators';
import { up, type WorksheetRow } from './expression.ts';
import { createSheet } from './sheet-builder.ts';

const { fields } = peopleCounter;

/** The picture at head height and how many of them are as wide as the passage; the lens is of a table by height, and the engine's. */
export function peopleCounterSheet(values: PeopleCounterValues): WorksheetRow[] {
  const sheet = createSheet();
  const { lensMm } = coverageOf(values);
  const [sensorWidthMm, sensorHeightMm] = SENSORS['1/2.8"'];
  sheet.section('输入');
  const heightM = sheet.input('heightM', fields.mountHeightM, values.mountHeightM);
  const passageM = sheet.input('passageM', fields.passageWidthM, values.passageWidthM);
  const personM = sheet.input('personM', fields.personHeightM, values.personHeightM);
  const ratio = sheet.input('ratio', fields.usableRatio, values.usableRatio);
  const overlapM = sheet.input('overlapM', fields.overlapM, values.overlapM);
  sheet.section('计算');
  const lens = sheet.value('lens', '镜头焦距', lensMm, 'mm', values.lensMm === 'auto' ? '按安装高度的镜头表；改动高度后请在线重算' : '选定的镜头');
  const width = sheet.value('sensorWidth', '靶面宽', sensorWidthMm, 'mm', '1/2.8"，16:9');
  const height = sheet.value('sensorHeight', '靶面高', sensorHeightMm, 'mm', '1/2.8"，16:9');
  const headM = sheet.formula('headM', '镜头到头顶', ['-', heightM, personM], 'm', '安装高度 − 行人身高');
  const wide = sheet.formula('wide', '覆盖宽度', ['*', ['/', width, lens], headM], 'm', '靶面宽 ÷ 焦距 × 到头顶的距离');
  sheet.formula('long', '覆盖长度', ['*', ['/', height, lens], headM], 'm', '靶面高 ÷ 焦距 × 到头顶的距离');
  const counted = sheet.formula('counted', '有效宽度', ['*', wide, ratio], 'm', '覆盖宽度 × 有效画面比例');
  const beside = up(['/', ['-', passageM, overlapM], ['-', counted, overlapM]]);
  const outcome = iVerticalBinocular(values);
  // one that is as wide as the passage overlaps none
  if (outcome.valid && outcome.cameraCount === 1) sheet.value('count', '台数', 1, '台', '一台的有效宽度不小于通道宽度；改宽后请在线重算');
  else sheet.formula('count', '台数', ['MAX', 1, beside], '台', '（通道宽度 − 重叠）÷（有效宽度 − 重叠），向上取整');
  return sheet.rows;
}
