/** Which attributes the check reads of each role. Source: CHECK-1. */
import { streamFields } from '../calculators/index.ts';
import { BOX_LENGTH_M, ROLL_M } from '../constants/cabling.ts';
import { ENCLOSURE_BAYS, OUTDOOR_IP_RATING, RECORDER_MAX_DISK_TB, UPLINK_PORTS } from '../constants/list-check.ts';
import { SUB_STREAM_KBPS } from '../constants/recorder.ts';
import { defineFields, type Fields } from '../inputs/index.ts';
import { checkFields } from './check-fields.ts';
import { catalogueWord, findRoleId, poeStandards, resolutions, type RoleId } from '../roles/index.ts';

/** Most lines of one list and most pieces of one line. */
export const LINES_MAX = 10_000;
export const QUANTITY_MAX = 1_000_000;
/** No device of the trade comes near; keeps every product of figures finite. */
const CAPACITY_MAX = 1_000_000;
/** As of the average of a list. */
const RUN_MAX_M = checkFields.avgCableM.max;

const standardOptions = poeStandards.map((value) => ({ value, label: catalogueWord('poeStandard', value) }));

const capacity = { kind: 'number', min: 0, max: CAPACITY_MAX } as const;
const count = { ...capacity, whole: true } as const;

export const cameraFields = defineFields({
  ...streamFields,
  subStreamKbps: { kind: 'number', whole: true, label: '子码流', unit: 'kbps', min: 0, max: 8192, default: SUB_STREAM_KBPS.value },
  powerW: { ...capacity, above: true, label: '功率', hint: '取样本上的最大功率', unit: 'W' },
  poeClass: { kind: 'number', whole: true, label: 'PoE 等级', min: 0, max: 8 },
  bracketIncluded: { kind: 'flag', label: '含支架', default: false },
  location: {
    kind: 'option',
    label: '使用场所',
    options: [
      { value: 'indoor', label: '室内' },
      { value: 'outdoor', label: '室外' },
    ],
  },
  wireless: { kind: 'flag', label: '无线接入', default: false },
  runAvgM: { kind: 'number', label: '平均走线', hint: '这一型号到机柜的平均走线长度；不填按检查条件里的平均网线长度', unit: 'm', min: 0.1, max: RUN_MAX_M },
  runMaxM: { kind: 'number', label: '最远走线', hint: '这一型号里离机柜最远的一台的走线长度', unit: 'm', min: 0.1, max: RUN_MAX_M },
  ipRating: { kind: 'number', whole: true, label: '防护等级（IP）', min: 0, max: 69, default: OUTDOOR_IP_RATING.value },
});

export const recorderFields = defineFields({
  channels: { ...count, label: '路数', unit: '路', required: true },
  incomingMbps: { ...capacity, label: '接入带宽', unit: 'Mbps', required: true },
  hddBays: { ...count, label: '盘位', unit: '个', required: true },
  decode1080p: { ...capacity, label: '解码能力', unit: '路 1080P' },
  maxResolution: { kind: 'option', label: '最大接入分辨率', options: resolutions, default: '12MP' },
  maxDiskTB: { ...capacity, label: '单盘上限', unit: 'TB', default: RECORDER_MAX_DISK_TB.value },
  poePorts: { ...count, label: 'PoE 口', unit: '个', default: 0 },
  poeBudgetW: { ...capacity, label: 'PoE 总功率', unit: 'W', default: 0 },
  poeStandard: { kind: 'option', label: 'PoE 标准', options: standardOptions, default: 'at' },
  outputs: { ...count, label: '显示输出', hint: '能独立显示的 HDMI、VGA 路数', unit: '路' },
});
/** Stores streams itself: as many as its bandwidth holds. */
export const storageServerFields = defineFields({
  incomingMbps: { ...capacity, label: '接入带宽', unit: 'Mbps', required: true },
  hddBays: { ...count, label: '盘位', unit: '个', required: true },
  maxDiskTB: { ...capacity, label: '单盘上限', unit: 'TB', default: RECORDER_MAX_DISK_TB.value },
});

export const diskFields = defineFields({ sizeTB: { ...capacity, above: true, label: '硬盘容量', unit: 'TB', required: true } });
export const enclosureFields = defineFields({ bays: { ...count, label: '磁盘柜盘位', unit: '个', default: ENCLOSURE_BAYS.value } });
export const poeSwitchFields = defineFields({
  poePorts: { ...count, label: 'PoE 口', unit: '个', required: true },
  poeBudgetW: { ...capacity, label: 'PoE 总功率', unit: 'W', required: true },
  poeStandard: { kind: 'option', label: 'PoE 标准', options: standardOptions, default: 'at' },
  uplinkMbps: { ...capacity, above: true, label: '上联速率', unit: 'Mbps' },
  uplinkPorts: { ...count, label: '上联口', unit: '个', default: UPLINK_PORTS.value },
});
/** Without its ports it is known to be there, and no more. */
export const networkSwitchFields = defineFields({
  ports: { ...count, label: '网口', unit: '个' },
  portMbps: { ...capacity, above: true, label: '端口速率', unit: 'Mbps' },
  uplinkMbps: { ...capacity, above: true, label: '上联速率', unit: 'Mbps' },
  uplinkPorts: { ...count, label: '上联口', unit: '个', default: UPLINK_PORTS.value },
});
export const injectorFields = defineFields({
  poePorts: { ...count, label: 'PoE 口', unit: '个', default: 1 },
  poeBudgetW: { ...capacity, label: '供电功率', unit: 'W', required: true },
  poeStandard: { kind: 'option', label: 'PoE 标准', options: standardOptions, default: 'at' },
});
/** `poeStandard`: of the port that feeds it. */
export const extenderFields = defineFields({ poeStandard: { kind: 'option', label: 'PoE 标准', options: standardOptions, default: 'at' } });
export const adapterFields = defineFields({
  voltage: { ...capacity, label: '电压', unit: 'V', required: true },
  currentA: { ...capacity, label: '电流', unit: 'A', required: true },
});
export const licenceFields = defineFields({ licencePoints: { ...count, label: '授权点数', unit: '点', required: true } });
export const supplyFields = defineFields({
  currentA: { ...capacity, label: '电流', unit: 'A', required: true },
  outputs: { ...count, label: '输出接口', unit: '路' },
});
/** Shows pictures of its own, whatever records them. */
export const decoderFields = defineFields({ outputs: { ...count, label: '显示输出', unit: '路', required: true } });
export const powerCableFields = defineFields({
  areaMm2: { ...capacity, above: true, label: '截面积', unit: 'mm²' },
  rollM: { ...capacity, above: true, label: '每卷长度', unit: 'm', default: ROLL_M.value },
});
export const cableBoxFields = defineFields({ lengthM: { ...capacity, above: true, label: '每箱长度', unit: 'm', default: BOX_LENGTH_M.value } });
/** Slots of a rack, or copper ports of one fibre. */
export const converterFields = defineFields({ ports: { ...count, label: '电口', unit: '个', default: 1 } });
export const plugFields = defineFields({ pieces: { ...count, label: '每包数量', unit: '个', default: 1 } });

/** The figures and choices of each role that the rules read; roles without any are counted only. Words (`bracket`, `codecs`) are read beside. */
export const partFields = {
  ipCamera: cameraFields,
  nvr: recorderFields,
  storageServer: storageServerFields,
  hdd: diskFields,
  diskEnclosure: enclosureFields,
  poeSwitch: poeSwitchFields,
  poeInjector: injectorFields,
  poeExtender: extenderFields,
  networkSwitch: networkSwitchFields,
  powerSupply12V: supplyFields,
  powerAdapter: adapterFields,
  networkCableBox: cableBoxFields,
  mediaConverter: converterFields,
  rj45Plug: plugFields,
  bracket: {},
  junctionBox: {},
  managementPlatform: licenceFields,
  videoLicence: licenceFields,
  powerCable: powerCableFields,
  monitor: {},
  videoDecoder: decoderFields,
  upsHost: {},
} satisfies Partial<Record<RoleId, Fields>>;

export type CheckedRole = keyof typeof partFields;

/** The role of this name, if the rules look at its lines. */
export const findCheckedRole = (name: string): CheckedRole | null => {
  const role = findRoleId(name);
  return role !== null && Object.hasOwn(partFields, role) ? (role as CheckedRole) : null;
};

/** Products that also serve other systems: a list of nothing else is no video system to be checked. */
const COMPANION_ROLES: ReadonlySet<CheckedRole> = new Set([
  'networkSwitch',
  'networkCableBox',
  'mediaConverter',
  'poeExtender',
  'rj45Plug',
  'bracket',
  'junctionBox',
  'powerAdapter',
  'managementPlatform',
  'videoLicence',
  'powerCable',
  'monitor',
  'videoDecoder',
  'upsHost',
]);

/** Whether products of this role serve other systems too. */
export const isCompanion = (name: string): boolean => {
  const role = findCheckedRole(name);
  return role !== null && COMPANION_ROLES.has(role);
};

/** Whether there is something to check: a camera, or what only cameras need. */
export const isVideoList = (roles: readonly string[]): boolean =>
  roles.some((name) => {
    const role = findCheckedRole(name);
    return role !== null && !COMPANION_ROLES.has(role);
  });
