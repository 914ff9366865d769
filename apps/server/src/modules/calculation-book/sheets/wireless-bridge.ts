import {
  airLossDb,
  CLEARANCE_RATIO,
  EARTH_DIAMETER_MM,
  eirpMaxDbm,
  FREE_SPACE_LOSS_DB,
  FRESNEL_FACTOR,
  jWirelessIntelligent,
  mcsNumberOf,
  mcsOf,
  phyRateMbps,
  sensitivityDbm,
  streamsOf,
  wirelessBridge,
  type WirelessBridgeValues,
} from '@portal/engines/calculators';
import { down, sum, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet, type SheetBuilder } from './sheet-builder.ts';
import { streamRows } from './stream.ts';

const { fields } = wirelessBridge;
const cameraFields = fields.camerasPerClient.fields;
const obstacleFields = fields.obstacles.fields;

/** What both halves of the sheet take of the link. */
interface Link {
  distance: Expression;
  frequency: Expression;
}

/** Budget of the signal, traffic, and what stands in the way; which rate a signal allows is of a table, and the engine's. */
export function wirelessBridgeSheet(values: WirelessBridgeValues): WorksheetRow[] {
  const sheet = createSheet();
  sheet.section('输入');
  const distance = sheet.input('distance', fields.distanceKm, values.distanceKm);
  const frequency = sheet.input('frequency', fields.frequencyGHz, values.frequencyGHz);
  const link = { distance, frequency };
  signalRows(sheet, values, link);
  trafficRows(sheet, values);
  clearanceRows(sheet, values, link);
  const outcome = jWirelessIntelligent(values);
  sheet.section('信道');
  sheet.value('channels', '各链路信道', outcome.valid ? outcome.channelPlan.join('、') : '', '', '不重叠信道依次分配；改动频率、带宽或链路数后请在线重算');
  return sheet.rows;
}

function signalRows(sheet: SheetBuilder, values: WirelessBridgeValues, { distance, frequency }: Link): void {
  const power = sheet.input('power', fields.txPowerDbm, values.txPowerDbm);
  const txGain = sheet.input('txGain', fields.txGainDbi, values.txGainDbi);
  const rxGain = sheet.input('rxGain', fields.rxGainDbi, values.rxGainDbi);
  const txLoss = sheet.input('txLoss', fields.txLossDb, values.txLossDb);
  const rxLoss = sheet.input('rxLoss', fields.rxLossDb, values.rxLossDb);
  const needed = sheet.input('needed', fields.requiredMarginDb, values.requiredMarginDb);
  sheet.section('信号');
  const free = FREE_SPACE_LOSS_DB.value;
  const squared: Expression = ['^', ['*', ['*', distance, frequency], 1000], 2];
  const loss = sheet.formula('loss', '自由空间损耗', ['+', free, ['*', 10, ['LOG10', squared]]], 'dB', `${free} ＋ 20lg 距离（km）＋ 20lg 频率（MHz）`);
  const airPerKm = airLossDb({ distanceKm: 1, frequencyGHz: values.frequencyGHz });
  const perKm = sheet.value('airPerKm', '每公里大气损耗', airPerKm, 'dB/km', '60 GHz 的氧气和大雨，其他频段为 0；改换频段后请在线重算');
  const eirp = sheet.formula('eirp', '等效全向辐射功率', ['-', ['+', power, txGain], txLoss], 'dBm', '发射功率 ＋ 发射端增益 − 馈线损耗');
  const most = sheet.value('eirpMost', '等效全向辐射功率上限', eirpMaxDbm(values), 'dBm', '频段规定；改换频段或天线后请在线重算');
  sheet.formula('eirpLeft', '距上限的余地', ['-', most, eirp], 'dB', '上限 − 等效全向辐射功率，负数即超限');
  const arriving: Expression = ['-', ['+', eirp, rxGain], rxLoss];
  const level = sheet.formula(
    'level',
    '接收电平',
    ['-', ['-', arriving, loss], ['*', perKm, distance]],
    'dBm',
    '等效全向辐射功率 ＋ 接收端增益 − 馈线损耗 − 自由空间损耗 − 大气损耗',
  );
  const mcs = mcsOf(values);
  if (mcs === null) return void sheet.value('mcs', '速率档', '没有链路', '', '信号低于最低一档的灵敏度加要求的余量');
  sheet.value('mcs', '速率档', `MCS ${mcsNumberOf(mcs, values)}`, '', '按接收电平查灵敏度表；改动信号后请在线重算');
  const sensitivity = sheet.value('sensitivity', '该档灵敏度', sensitivityDbm(mcs, values), 'dBm', '灵敏度表');
  const margin = sheet.formula('margin', '实际衰落余量', ['-', level, sensitivity], 'dB', '接收电平 − 该档灵敏度');
  sheet.formula('marginLeft', '余量的富余', ['-', margin, needed], 'dB', '实际 − 要求；负数即该档不再成立，请在线重算');
}

function trafficRows(sheet: SheetBuilder, values: WirelessBridgeValues): void {
  sheet.section('流量');
  const clients = sheet.input('clients', fields.clients, values.clients);
  const peak = sheet.input('peak', fields.peakFactor, values.peakFactor);
  const efficiency = sheet.input('efficiency', fields.efficiency, values.efficiency);
  const streams = streamsOf(values);
  const perStream = sheet.value('perStream', '每空间流速率', phyRateMbps(mcsOf(values), values) / streams, 'Mbps', '速率表；改动信号或带宽后请在线重算');
  const air = sheet.formula(
    'air',
    '空口速率',
    ['*', perStream, sheet.value('streams', '空间流数', streams, '', '60 GHz 只有一个')],
    'Mbps',
    '每空间流速率 × 空间流',
  );
  const through = sheet.formula('through', '可用带宽', ['*', air, efficiency], 'Mbps', '空口速率 × 传输效率');
  const each: Expression[] = [];
  const flows = values.camerasPerClient.map((camera, place) => {
    const at = String(place + 1);
    sheet.section(`每端摄像机 第 ${at} 组`);
    const count = sheet.input(`count${at}`, cameraFields.count, camera.count);
    const kbps = streamRows(sheet, camera, at);
    each.push(kbps);
    return sheet.formula(`flow${at}`, '本组码流', ['/', ['*', count, kbps], 1000], 'Mbps', '数量 × 码率 ÷ 1000');
  });
  sheet.section('带得动多少');
  const load = sheet.formula('load', '峰值码流', ['*', ['*', sum(flows), clients], peak], 'Mbps', '各组相加 × 客户端数 × 峰值系数');
  sheet.formula('left', '剩余带宽', ['-', through, load], 'Mbps', '可用带宽 − 峰值码流，负数即带不动');
  const [first] = each;
  if (first === undefined) return;
  const most = sheet.formula('most', '最多摄像机', down(['/', through, ['*', ['/', first, 1000], peak]]), '台', '可用带宽 ÷（首组码率 × 峰值系数），向下取整');
  sheet.formula('mostEach', '每端最多摄像机', down(['/', most, clients]), '台', '最多摄像机 ÷ 客户端数，向下取整');
}

function clearanceRows(sheet: SheetBuilder, values: WirelessBridgeValues, { distance, frequency }: Link): void {
  const { antennaHeightAM, antennaHeightBM, obstacles } = values;
  const [factor, ratio, diameter] = [FRESNEL_FACTOR.value, CLEARANCE_RATIO.value, EARTH_DIAMETER_MM.value];
  sheet.section('净空（链路中点）');
  const k = sheet.input('k', fields.kFactor, values.kFactor);
  const beyond = (from: Expression): Expression => ['*', from, ['-', distance, from]];
  const zone = (from: Expression): Expression => ['*', factor, ['SQRT', ['/', ['MAX', 0, beyond(from)], ['*', frequency, distance]]]];
  const bulge = (from: Expression): Expression => ['/', beyond(from), ['*', diameter, k]];
  const half: Expression = ['/', distance, 2];
  const middle = sheet.formula('zone', '第一菲涅耳区半径', zone(half), 'm', `${factor} × √（a × b ÷（频率 × 距离））`);
  const clear = sheet.formula('clear', '要求净空', ['*', ratio, middle], 'm', `半径 × ${ratio}`);
  const earth = sheet.formula('earth', '地球凸起', bulge(half), 'm', `a × b ÷（${diameter} × 等效地球半径系数）`);
  sheet.formula('least', '平地最低架高', ['+', clear, earth], 'm', '要求净空 ＋ 地球凸起');
  if (obstacles.length === 0 || antennaHeightAM === undefined || antennaHeightBM === undefined) return;
  const a = sheet.input('heightA', fields.antennaHeightAM, antennaHeightAM);
  const b = sheet.input('heightB', fields.antennaHeightBM, antennaHeightBM);
  obstacles.forEach((obstacle, place) => {
    const at = String(place + 1);
    sheet.section(`障碍物 ${at}`);
    const from = sheet.input(`from${at}`, obstacleFields.distanceFromAKm, obstacle.distanceFromAKm);
    const high = sheet.input(`high${at}`, obstacleFields.heightM, obstacle.heightM);
    const line = sheet.formula(`line${at}`, '视线高度', ['+', a, ['/', ['*', ['-', b, a], from], distance]], 'm', 'A 端高度 ＋ 高差 × 距 A 端 ÷ 距离');
    const free = sheet.formula(`free${at}`, '实际净空', ['-', ['-', line, bulge(from)], high], 'm', '视线高度 − 地球凸起 − 障碍物高度');
    const required = sheet.formula(`required${at}`, '此处要求净空', ['*', ratio, zone(from)], 'm', `该处菲涅耳区半径 × ${ratio}`);
    sheet.formula(`spare${at}`, '净空的富余', ['-', free, required], 'm', '实际 − 要求，负数即遮挡');
  });
}
