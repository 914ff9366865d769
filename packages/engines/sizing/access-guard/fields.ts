import { ACCESSIBLE_LANES, GATE_RUN_M, STANDARD_LANE_M, UTILISATION } from '../../constants/passage.ts';
import { defineFields } from '../../inputs/index.ts';

export const accessGuardFields = defineFields({
  peakPeople: { kind: 'number', whole: true, label: '高峰人数', hint: '高峰时段进和出一共多少人', unit: '人', min: 1, max: 1_000_000, required: true },
  peakMinutes: { kind: 'number', label: '高峰时长', hint: '这些人集中在几分钟内通过', unit: 'min', min: 1, max: 600, required: true },
  gateType: {
    kind: 'option',
    label: '闸机类型',
    hint: '写字楼多用摆闸和速通门，工厂工地用三辊闸，监管场所用全高闸',
    options: [
      { value: 'tripod', label: '三辊闸' },
      { value: 'flap', label: '翼闸' },
      { value: 'swing', label: '摆闸' },
      { value: 'speedGate', label: '速通门' },
      { value: 'fullHeight', label: '全高闸' },
    ],
    default: 'swing',
  },
  verification: {
    kind: 'option',
    label: '验证方式',
    hint: '人证核验最慢，刷卡和人脸最快',
    options: [
      { value: 'card', label: '刷卡' },
      { value: 'face', label: '人脸' },
      { value: 'qr', label: '二维码' },
      { value: 'idCardFace', label: '人证' },
      { value: 'fingerprint', label: '指纹' },
    ],
    default: 'face',
  },
  bidirectional: { kind: 'flag', label: '双向验证', hint: '进和出都要验证；只验进则每条通道一台', default: true },
  utilisation: { kind: 'number', label: '利用率', hint: '实际通过率，人流不均匀时取小', min: 0.3, max: 1, default: UTILISATION.value },
  accessibleLanes: {
    kind: 'number',
    whole: true,
    label: '无障碍通道',
    hint: '轮椅和行李用的宽通道，规范要求至少一条',
    unit: '条',
    min: 0,
    max: 20,
    default: ACCESSIBLE_LANES.value,
  },
  laneWidthM: { kind: 'number', label: '标准通道宽', hint: '普通通道的净宽', unit: 'm', min: 0.5, max: 0.9, default: STANDARD_LANE_M.value },
  siteWidthM: { kind: 'number', label: '现场宽度', hint: '能装闸机的总宽，填了就核对放不放得下', unit: 'm', min: 1, max: 200 },
  users: {
    kind: 'number',
    whole: true,
    label: '登记人数',
    hint: '要发卡、录脸的总人数；不填按高峰人数',
    unit: '人',
    min: 1,
    max: 1_000_000,
    default: (_row, { peakPeople }) => (typeof peakPeople === 'number' ? peakPeople : 1),
  },
  runM: { kind: 'number', label: '到弱电间走线', hint: '闸机到弱电间的走线距离，网线和电源线按它算', unit: 'm', min: 1, max: 1000, default: GATE_RUN_M.value },
  visitor: { kind: 'flag', label: '访客机', hint: '前台访客登记、发临时权限', default: false },
});
export type AccessGuardFields = typeof accessGuardFields;
