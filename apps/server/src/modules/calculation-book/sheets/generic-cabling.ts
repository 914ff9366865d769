import {
  BACKBONE_SPARE_PERCENT,
  BACKBONE_TERMINAL_M,
  CABLE_OUTER_DIAMETER_MM,
  genericCabling,
  type GenericCablingValues,
  MODULE_SPARE_PERCENT,
  PATCH_PANEL_PORTS,
  PLUG_SPARE_PERCENT,
  PLUGS_PER_POINT,
  RACK_U_FIXED,
  RACK_U_PER_PANEL,
  SPARE_PERCENT,
  TERMINAL_ALLOWANCE_M,
} from '@portal/engines/calculators';
import { averageRow, boxRows, longestRow } from './cut.ts';
import { plusPercent, sum, up, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet, type SheetBuilder } from './sheet-builder.ts';

const { fields } = genericCabling;
const rows = fields.floors.fields;
type Floor = GenericCablingValues['floors'][number];
type Whole = Record<'box' | 'perOutlet' | 'fill' | 'diameter', Expression>;

/** Floor by floor, and in all. Cabinets, trunking and fibre are sizes of a table and left to the engine. */
export function genericCablingSheet(values: GenericCablingValues): WorksheetRow[] {
  const sheet = createSheet();
  sheet.section('输入');
  const whole: Whole = {
    box: sheet.input('box', fields.boxLengthM, values.boxLengthM),
    perOutlet: sheet.input('perOutlet', { label: fields.pointsPerOutlet.label, unit: '点' }, values.pointsPerOutlet),
    fill: sheet.input('fill', fields.trunkFillPercent, values.trunkFillPercent),
    diameter: sheet.value('diameter', '线缆外径', CABLE_OUTER_DIAMETER_MM.value[values.cableType], 'mm', '线缆外径表'),
  };
  const floors = values.floors.map((floor, place) => floorRows(sheet, floor, String(place + 1), whole));
  sheet.section('合计');
  const points = sheet.formula('points', '信息点', sum(floors.map((floor) => floor.points)), '点', '各层相加');
  sheet.formula('cable', '网线总长', sum(floors.map((floor) => floor.cable)), 'm', '各层相加');
  sheet.formula('boxes', '网线箱数', sum(floors.map((floor) => floor.boxes)), '箱', '各层整箱相加');
  sheet.formula('panels', '配线架', sum(floors.map((floor) => floor.panels)), '个', '各层相加');
  sheet.formula('plates', '面板、底盒各', sum(floors.map((floor) => floor.plates)), '个', '各层 信息点 ÷ 每面板点数，向上取整后相加');
  sheet.formula('modules', '信息模块', up(['*', points, plusPercent(MODULE_SPARE_PERCENT.value)]), '个', '信息点 ×（1＋模块余量），向上取整');
  if (values.cords === 'made') {
    const plugs: Expression = ['*', ['*', points, PLUGS_PER_POINT.value], plusPercent(PLUG_SPARE_PERCENT.value)];
    sheet.formula('plugs', '水晶头', up(plugs), '个', '信息点 × 每点水晶头 ×（1＋水晶头余量），向上取整');
  } else sheet.formula('cords', '成品跳线，机柜侧、桌面侧各', points, '根', '每个信息点两侧各 1 根');
  return sheet.rows;
}

function floorRows(sheet: SheetBuilder, floor: Floor, at: string, { box, perOutlet, fill, diameter }: Whole) {
  sheet.section(`第 ${at} 行`);
  const points = sheet.input(`points${at}`, rows.points, floor.points);
  const farthest = sheet.input(`farthest${at}`, rows.farthestM, floor.farthestM);
  const nearest = sheet.input(`nearest${at}`, rows.nearestM, floor.nearestM);
  const cut = { farthest, sparePercent: SPARE_PERCENT.value, endsM: TERMINAL_ALLOWANCE_M.value };
  const average = averageRow(sheet, at, { ...cut, nearest });
  longestRow(sheet, at, cut);
  const cable = sheet.formula(`cable${at}`, '本层网线', ['*', average, points], 'm', '平均每根长度 × 信息点');
  const boxes = boxRows(sheet, at, { box, average, points });
  const panels = sheet.formula(`panels${at}`, '配线架', up(['/', points, PATCH_PANEL_PORTS.value]), '个', `点数 ÷ ${PATCH_PANEL_PORTS.value}，向上取整`);
  const rack: Expression = ['+', ['*', RACK_U_PER_PANEL.value, panels], RACK_U_FIXED.value];
  sheet.formula(`rack${at}`, '机柜占用', rack, 'U', `${RACK_U_PER_PANEL.value} × 配线架 ＋ ${RACK_U_FIXED.value}`);
  const area: Expression = ['/', ['*', ['*', points, ['PI']], ['^', ['/', diameter, 2], 2]], ['/', fill, 100]];
  sheet.formula(`trunk${at}`, '槽盒截面', area, 'mm²', '点数 × π ×（线缆外径 ÷ 2）² ÷ 截面利用率');
  if (floor.backboneRouteM !== undefined) {
    const route = sheet.input(`route${at}`, rows.backboneRouteM, floor.backboneRouteM);
    const backbone: Expression = ['+', ['*', route, plusPercent(BACKBONE_SPARE_PERCENT.value)], BACKBONE_TERMINAL_M.value];
    sheet.formula(`backbone${at}`, '主干光缆长度', backbone, 'm', '主干路由 ×（1＋余量）＋两端预留');
  }
  return { points, cable, boxes, panels, plates: up(['/', points, perOutlet]) };
}
