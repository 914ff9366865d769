import {
  BAND_2_4_GHZ,
  BAND_5_1_GHZ,
  BAND_5_8_GHZ,
  BAND_60_GHZ,
  BRIDGE_GAIN_DBI,
  BRIDGE_TX_POWER_DBM,
  GAIN_60_GHZ_DBI,
  K_FACTOR,
  LINK_EFFICIENCY,
  LINK_PEAK_FACTOR,
  POWER_60_GHZ_DBM,
  REQUIRED_MARGIN_DB,
  USUAL_FREQUENCY_GHZ,
} from '../../constants/wireless.ts';
import { defineFields, type Raw } from '../../inputs/index.ts';
import { streamFields } from '../stream/fields.ts';

const DISTANCE_MAX_KM = 50;

const hasObstacles = (_row: Raw, inputs: Raw) => Array.isArray(inputs['obstacles']) && inputs['obstacles'].length > 0;

/** As far as the other end, where that is known. */
function upToDistance(_row: Raw, inputs: Raw): readonly (readonly [number, number])[] {
  const distanceKm = inputs['distanceKm'];
  return [[0, typeof distanceKm === 'number' && distanceKm > 0 && distanceKm <= DISTANCE_MAX_KM ? distanceKm : DISTANCE_MAX_KM]];
}

const isMillimetre = ({ frequencyGHz }: Raw): boolean => typeof frequencyGHz === 'number' && frequencyGHz >= BAND_60_GHZ.value[0];
const usualGain = (_row: Raw, inputs: Raw): number => (isMillimetre(inputs) ? GAIN_60_GHZ_DBI : BRIDGE_GAIN_DBI).value;

export const wirelessBridgeFields = defineFields({
  distanceKm: { kind: 'number', label: '距离', hint: '两端之间的直线距离；点对多点填最远的一端', unit: 'km', min: 0.01, max: DISTANCE_MAX_KM, required: true },
  frequencyGHz: {
    kind: 'number',
    label: '频率',
    hint: '5.8 GHz 干扰少，是室外网桥首选；电梯、短距离可用 2.4 GHz；5.15～5.35 GHz 只许室内用；59～64 GHz 带宽大，只到几百米',
    unit: 'GHz',
    min: BAND_2_4_GHZ.value[0],
    max: BAND_60_GHZ.value[1],
    ranges: () => [BAND_2_4_GHZ.value, BAND_5_1_GHZ.value, BAND_5_8_GHZ.value, BAND_60_GHZ.value],
    suggestions: [2.437, 5.2, 5.8, 60.48],
    default: USUAL_FREQUENCY_GHZ.value,
  },
  txPowerDbm: {
    kind: 'number',
    label: '发射功率',
    hint: '网桥设置里的发射功率，不含天线增益',
    unit: 'dBm',
    min: 0,
    max: 30,
    default: (_row, inputs) => (isMillimetre(inputs) ? POWER_60_GHZ_DBM : BRIDGE_TX_POWER_DBM).value,
  },
  txGainDbi: { kind: 'number', label: '发射端天线增益', hint: '说明书上的天线增益', unit: 'dBi', min: 0, max: 45, default: usualGain },
  rxGainDbi: { kind: 'number', label: '接收端天线增益', hint: '说明书上的天线增益', unit: 'dBi', min: 0, max: 45, default: usualGain },
  txLossDb: { kind: 'number', label: '发射端馈线损耗', hint: '外接天线的馈线和接头；一体化网桥为 0', unit: 'dB', min: 0, max: 20, default: 0 },
  rxLossDb: { kind: 'number', label: '接收端馈线损耗', hint: '外接天线的馈线和接头；一体化网桥为 0', unit: 'dB', min: 0, max: 20, default: 0 },
  channelWidthMHz: {
    kind: 'option',
    label: '信道带宽',
    hint: '越宽越快，但要的信号更强、可用信道更少；2.4 GHz 没有 80 MHz；60 GHz 只有 2160 MHz，一个空间流',
    unit: 'MHz',
    options: [
      { value: 20, label: '20 MHz' },
      { value: 40, label: '40 MHz' },
      { value: 80, label: '80 MHz' },
    ],
    default: 40,
    idle: (_row: Raw, inputs: Raw) => isMillimetre(inputs),
  },
  streams: {
    kind: 'option',
    label: '空间流',
    hint: '单极化网桥为 1，双极化（2×2）为 2',
    options: [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
    ],
    default: 2,
    idle: (_row: Raw, inputs: Raw) => isMillimetre(inputs),
  },
  requiredMarginDb: {
    kind: 'number',
    label: '衰落余量',
    hint: '信号比最低要求强多少才算稳；多雨多雾、长距离加大',
    unit: 'dB',
    min: 0,
    max: 40,
    default: REQUIRED_MARGIN_DB.value,
  },
  topology: {
    kind: 'option',
    label: '组网',
    hint: '一端对一端，还是一个基站对多个客户端',
    options: [
      { value: 'ptp', label: '点对点' },
      { value: 'ptmp', label: '点对多点' },
    ],
    default: 'ptp',
  },
  clients: { kind: 'number', whole: true, label: '客户端数', hint: '基站对面有几个客户端；点对点为 1', unit: '个', min: 1, max: 64, default: 1 },
  camerasPerClient: {
    kind: 'rows',
    label: '每端摄像机',
    rowLabel: '分组',
    hint: '一个客户端后面接的摄像机，码流相同的归为一组',
    maxRows: 1000,
    fields: {
      count: { kind: 'number', whole: true, label: '数量', hint: '每个客户端接几台', unit: '台', min: 1, max: 1000, required: true },
      ...streamFields,
    },
  },
  peakFactor: { kind: 'number', label: '峰值系数', hint: '关键帧叠加的瞬时码流比平均高多少', min: 1, max: 3, default: LINK_PEAK_FACTOR.value },
  efficiency: {
    kind: 'number',
    label: '传输效率',
    hint: '空口速率里真正能传数据的比例；点对点约 0.5，点对多点约 0.4',
    min: 0.1,
    max: 0.9,
    default: (_row, inputs) => LINK_EFFICIENCY.value[inputs['topology'] === 'ptmp' ? 'ptmp' : 'ptp'],
  },
  antennaHeightAM: { kind: 'number', label: 'A 端天线高度', hint: '离地高度；有障碍物时必填', unit: 'm', min: 0, max: 500, required: hasObstacles },
  antennaHeightBM: { kind: 'number', label: 'B 端天线高度', hint: '离地高度；有障碍物时必填', unit: 'm', min: 0, max: 500, required: hasObstacles },
  obstacles: {
    kind: 'rows',
    label: '障碍物',
    rowLabel: '障碍物',
    hint: '视线上的楼、树、山头；没有就不填',
    optional: true,
    maxRows: 1000,
    fields: {
      distanceFromAKm: {
        kind: 'number',
        label: '距 A 端',
        hint: '障碍物到 A 端的距离，小于两端距离',
        unit: 'km',
        min: 0,
        above: true,
        max: DISTANCE_MAX_KM,
        below: true,
        ranges: upToDistance,
        required: true,
      },
      heightM: { kind: 'number', label: '障碍物高度', hint: '与天线高度从同一地面算起', unit: 'm', min: 0, max: 1000, required: true },
    },
  },
  kFactor: { kind: 'number', label: '等效地球半径系数', hint: '大气折射的影响，一般不改；几公里内影响很小', min: 0.5, max: 3, default: K_FACTOR.value },
  colocatedLinks: {
    kind: 'number',
    whole: true,
    label: '同址链路数',
    hint: '同一根杆、同一楼顶上的网桥链路数，用来分配信道',
    unit: '条',
    min: 1,
    max: 50,
    default: 1,
  },
});
export type WirelessBridgeFields = typeof wirelessBridgeFields;
