import { poeStandards } from './poe-standards.ts';
import { resolutions } from './resolutions.ts';
import { accessControlRoles } from './access-control-roles.ts';
import { CAMERA_ANALYTICS } from './camera-analytics.ts';
import {
  capacity,
  capacityWithSpare,
  enough,
  enoughOf,
  enoughOfIfSaid,
  list,
  listIfSaid,
  pack,
  ranked,
  rankedUpToOf,
  setting,
  size,
  sizeIfSaid,
  span,
  upTo,
  upToOf,
  type Role,
} from './role.ts';

const RESOLUTIONS = resolutions.map(({ value }) => value);
/** The same picture in less and less. */
const CODECS = ['H264', 'H264+', 'H265', 'H265+'];
const CABLE_CATEGORIES = ['cat5e', 'cat6', 'cat6a'];

const video = {
  ipCamera: {
    name: '网络摄像机',
    unit: '台',
    categories: [
      'dome-camera',
      'turret-camera',
      'bullet-camera',
      'ptz-camera',
      'panoramic-camera',
      'multi-lens-camera',
      'box-camera',
      'wireless-camera',
      'thermal-camera',
    ],
    attributes: [
      ranked('resolution', RESOLUTIONS),
      rankedUpToOf('resolutionMax', 'resolution', RESOLUTIONS),
      span('focalLengthMm', 'focalLengthMaxMm'),
      size('sensor'),
      size('power'),
      upTo('powerW'),
      upTo('poeClass'),
      size('location'),
      enough('ipRating'),
      enough('irRangeM'),
      size('bracket'),
      size('housing'),
      enoughOf('analytics', CAMERA_ANALYTICS),
      size('brand'),
      list('protocols'),
      enoughOfIfSaid('codec', CODECS),
      setting('fps'),
      setting('scene'),
      setting('bitrateKbps'),
      setting('runAvgM'),
      setting('runMaxM'),
      setting('subStreamKbps'),
      setting('audio'),
      setting('bracketIncluded'),
      setting('focalLengthMaxMm'),
      setting('wireless'),
      setting('junctionBox'),
    ],
    better: [ranked('resolution', RESOLUTIONS), enoughOf('analytics', CAMERA_ANALYTICS)],
  },
  peopleCounter: { name: '客流统计摄像机', unit: '台', categories: ['people-counter'], attributes: [size('focalLengthMm'), size('sensor')] },
  nvr: {
    name: '录像机',
    unit: '台',
    categories: ['nvr', 'poe-nvr', 'smart-nvr'],
    attributes: [
      capacity('channels'),
      capacity('incomingMbps'),
      capacity('hddBays'),
      capacity('decode1080p'),
      ranked('maxResolution', RESOLUTIONS),
      capacity('maxDiskTB'),
      capacity('poePorts'),
      capacity('poeBudgetW'),
      ranked('poeStandard', poeStandards),
      capacity('outputs'),
      list('codecs'),
      size('brand'),
      list('protocols'),
    ],
    idle: [capacity('poePorts')],
  },
  storageServer: {
    name: '存储服务器',
    unit: '台',
    categories: ['storage-server'],
    attributes: [capacity('incomingMbps'), capacity('hddBays'), capacity('maxDiskTB')],
  },
  hdd: { name: '监控硬盘', unit: '块', categories: ['hdd'], attributes: [size('sizeTB')] },
  diskEnclosure: { name: '磁盘柜', unit: '台', categories: ['disk-enclosure'], attributes: [capacity('bays')] },
  monitor: { name: '显示器', unit: '台', categories: ['monitor'], attributes: [capacity('sizeInch')], better: [capacity('sizeInch')] },
  bracket: {
    name: '支架',
    unit: '个',
    categories: ['wall-bracket', 'ceiling-bracket', 'pole-bracket'],
    attributes: [size('type'), sizeIfSaid('location'), size('housing')],
  },
  videoDecoder: { name: '视频解码器', unit: '台', categories: ['decoder'], attributes: [capacity('outputs')] },
  junctionBox: { name: '接线盒', unit: '个', categories: ['junction-box'], attributes: [capacity('ipRating')] },
  pole: { name: '立杆', unit: '根', categories: ['pole'], attributes: [capacity('heightM')] },
  equipmentBox: { name: '室外设备箱', unit: '个', categories: ['pole'], attributes: [capacity('ipRating')] },
  /** Cast into the foundation, to bolt the pole on. */
  poleFoundation: { name: '立杆地笼', unit: '个', categories: ['pole'], attributes: [capacity('heightM')] },
  /** Electrode, strip and lead of one pole. */
  earthElectrode: { name: '立杆接地极', unit: '套', categories: ['pole'], attributes: [] },
  videoLicence: { name: '视频接入授权', unit: '套', categories: ['licence'], attributes: [size('licencePoints')] },
} satisfies Record<string, Role>;

const PORT_SPEEDS = [capacity('portMbps'), capacity('uplinkPorts'), capacity('uplinkMbps')];

const network = {
  poeSwitch: {
    name: 'PoE 交换机',
    unit: '台',
    categories: ['poe-switch'],
    attributes: [capacityWithSpare('poePorts'), capacityWithSpare('poeBudgetW'), ranked('poeStandard', poeStandards), ...PORT_SPEEDS],
  },
  poeInjector: {
    name: 'PoE 供电器',
    unit: '个',
    categories: ['power-adapter'],
    attributes: [ranked('poeStandard', poeStandards), capacity('poeBudgetW'), capacity('poePorts'), size('location')],
  },
  /** In the middle of a run too long for copper: passes data and power on, fed by the port. */
  poeExtender: {
    name: 'PoE 延长器',
    unit: '个',
    categories: ['power-adapter'],
    attributes: [ranked('poeStandard', poeStandards), capacity('portMbps'), size('location')],
  },
  networkSwitch: { name: '交换机', unit: '台', categories: ['network-switch', 'core-switch'], attributes: [capacityWithSpare('ports'), ...PORT_SPEEDS] },
  mediaConverter: {
    name: '光纤收发器',
    unit: '台',
    categories: ['media-converter'],
    attributes: [capacity('portMbps'), size('fibreMode'), capacity('distanceKm'), capacity('ports'), size('location')],
  },
  /** Put into the optical port of a switch, one at each end of a fibre. */
  sfpModule: { name: '光模块', unit: '个', categories: ['sfp-module'], attributes: [capacity('portMbps'), size('fibreMode'), capacity('distanceKm')] },
  wirelessBridge: {
    name: '无线网桥',
    unit: '台',
    categories: ['wireless-bridge'],
    attributes: [
      size('frequencyGHz'),
      capacity('distanceKm'),
      capacity('wirelessMbps'),
      capacity('antennaGainDbi'),
      upToOf('antennaGainMaxDbi', 'antennaGainDbi'),
    ],
  },
} satisfies Record<string, Role>;

const cabling = {
  networkCableBox: {
    name: '网线',
    unit: '箱',
    categories: ['network-cable'],
    attributes: [size('lengthM'), ranked('category', CABLE_CATEGORIES), size('location'), size('shielding')],
  },
  rj45Plug: { name: '水晶头', unit: '包', categories: ['connector'], attributes: [size('pieces'), ranked('category', CABLE_CATEGORIES), size('shielding')] },
  patchPanel: { name: '配线架', unit: '个', categories: ['patch-panel'], attributes: [capacity('ports'), ranked('category', CABLE_CATEGORIES)] },
  cableManager: { name: '理线架', unit: '个', categories: ['patch-panel'], attributes: [size('cabinetU')] },
  cabinet: { name: '机柜', unit: '台', categories: ['cabinet'], attributes: [capacity('cabinetU'), capacity('depthMm')] },
  faceplate: { name: '信息面板', unit: '个', categories: ['connector'], attributes: [size('ports'), pack('pieces')] },
  /** In the wall behind a plate. */
  backBox: { name: '底盒', unit: '个', categories: ['junction-box'], attributes: [] },
  trunking: { name: '槽盒', unit: '根', categories: ['trunking'], attributes: [size('spec'), size('lengthM')] },
  keystoneModule: { name: '信息模块', unit: '个', categories: ['connector'], attributes: [ranked('category', CABLE_CATEGORIES), pack('pieces')] },
  patchCord: { name: '跳线', unit: '条', categories: ['patch-cord'], attributes: [size('lengthM'), ranked('category', CABLE_CATEGORIES)] },
  powerCable: { name: '电源线', unit: '卷', categories: ['power-cable'], attributes: [capacity('areaMm2'), size('rollM')] },
  speakerCable: { name: '广播线', unit: '卷', categories: ['power-cable'], attributes: [capacity('areaMm2'), size('rollM'), size('spec'), size('location')] },
  fibreCable: { name: '光缆', unit: '盘', categories: ['fibre-cable'], attributes: [size('fibreMode'), capacity('cores'), size('location'), size('rollM')] },
  fibreBox: { name: '光纤终端盒', unit: '个', categories: ['fibre-cable'], attributes: [capacity('cores'), size('installType')] },
  /** What has no ears stands on it in a rack. */
  rackShelf: { name: '机柜托板', unit: '块', categories: ['rack-fitting'], attributes: [size('depthMm')] },
  /** Where some cores leave a cable that goes on. */
  fibreClosure: { name: '光缆接头盒', unit: '个', categories: ['fibre-cable'], attributes: [capacity('cores')] },
  /** A plug on a short fibre, spliced to a core. */
  fibrePigtail: { name: '光纤尾纤', unit: '根', categories: ['patch-cord'], attributes: [size('fibreMode'), capacity('lengthM')] },
  fibreCord: { name: '光纤跳线', unit: '对', categories: ['patch-cord'], attributes: [size('fibreMode'), capacity('lengthM')] },
  pdu: { name: '机柜插座', unit: '条', categories: ['rack-fitting'], attributes: [capacity('outputs'), capacity('currentA')] },
  screenCable: { name: '高清线', unit: '根', categories: ['rack-fitting'], attributes: [capacity('lengthM')] },
  /** Mains of 220 or 380 V, with its earth: three or five cores. */
  mainsCable: { name: '电源电缆', unit: '卷', categories: ['power-cable'], attributes: [size('cores'), capacity('areaMm2'), size('rollM')] },
  /** Carries the order of the fire alarm while it burns. */
  fireCable: { name: '耐火控制电缆', unit: '卷', categories: ['power-cable'], attributes: [size('spec'), size('rollM')] },
  /** Door control cable; the rolls of each use are lines of their own. */
  cable: { name: '门禁线缆', unit: '卷', categories: ['network-cable', 'power-cable'], attributes: [size('use'), size('spec'), size('rollM')] },
} satisfies Record<string, Role>;

const led = {
  ledCabinet: {
    name: 'LED 箱体',
    unit: '个',
    categories: ['led-indoor', 'led-outdoor'],
    attributes: [size('environment'), size('pitchMm'), enough('ipRating'), setting('cabinetSize')],
    better: [capacity('refreshHz'), capacity('brightnessNits')],
  },
  ledSpareModule: { name: '备用模组', unit: '张', categories: ['led-spare'], attributes: [size('pitchMm'), size('environment')] },
  ledReceivingCard: { name: '接收卡', unit: '张', categories: ['led-control'], attributes: [], better: [capacity('refreshHz')] },
  ledSendingController: { name: '发送器', unit: '台', categories: ['led-control'], attributes: [capacity('ports')] },
  ledDistributionBox: { name: '配电箱', unit: '台', categories: ['led-power'], attributes: [size('phases'), capacityWithSpare('powerKW')] },
  ledEarthing: { name: '屏体接地装置', unit: '套', categories: ['pole'], attributes: [] },
  ledNetworkCable: { name: '主网线', unit: '条', categories: ['led-spare'], attributes: [capacity('lengthM')] },
  /** Beside a sender and in the wall, of all its ports over one pair of fibres. */
  ledFibreConverter: {
    name: 'LED 光电转换器',
    unit: '台',
    categories: ['led-control'],
    attributes: [size('fibreMode'), capacity('distanceKm'), capacity('ports')],
  },
  ledProcessor: { name: '视频拼接处理器', unit: '台', categories: ['led-control'], attributes: [capacity('outputs')] },
  ledPlayer: { name: '播放电脑', unit: '台', categories: ['workstation'], attributes: [] },
  ledSpareSupply: { name: '备用开关电源', unit: '个', categories: ['led-spare'], attributes: [] },
  ledFrame: { name: '屏体钢结构', unit: 'm²', categories: ['led-spare'], attributes: [size('environment')] },
  ledFan: { name: '屏体排风扇', unit: '台', categories: ['led-spare'], attributes: [] },
  ledSensor: { name: '亮度温度传感器', unit: '套', categories: ['led-control'], attributes: [] },
  ledSoftware: { name: '播控软件', unit: '套', categories: ['display-software'], attributes: [] },
} satisfies Record<string, Role>;

const parking = {
  barrierGate: { name: '道闸', unit: '台', categories: ['barrier-gate'], attributes: [size('boomType'), size('boomLengthM')] },
  anprCamera: { name: '车牌识别一体机', unit: '台', categories: ['lpr-camera'], attributes: [], better: [ranked('resolution', RESOLUTIONS)] },
  anprAuxCamera: { name: '车牌识别辅助相机', unit: '台', categories: ['lpr-camera'], attributes: [], better: [ranked('resolution', RESOLUTIONS)] },
  laneDisplay: { name: '车道显示屏', unit: '台', categories: ['lane-device'], attributes: [], better: [capacity('brightnessNits')] },
  groundLoop: { name: '地感线圈', unit: '个', categories: ['lane-device'], attributes: [] },
  loopDetector: { name: '车辆检测器', unit: '台', categories: ['lane-device'], attributes: [] },
  triggerRadar: { name: '触发雷达', unit: '台', categories: ['lane-device'], attributes: [], better: [capacity('detectRangeM')] },
  antiSmashRadar: { name: '防砸雷达', unit: '台', categories: ['lane-device'], attributes: [], better: [capacity('detectRangeM')] },
  exitPaymentTerminal: { name: '出口缴费终端', unit: '台', categories: ['payment-terminal'], attributes: [], better: [capacity('sizeInch')] },
  intercomPoint: { name: '车道对讲', unit: '台', categories: ['payment-terminal', 'intercom-master'], attributes: [size('power'), list('comm')] },
  intercomMaster: { name: '对讲管理机', unit: '台', categories: ['intercom-master'], attributes: [], better: [capacity('sizeInch')] },
  laneSignal: { name: '车道通行灯', unit: '套', categories: ['lane-device'], attributes: [] },
  laneIsland: { name: '车道安全岛', unit: '座', categories: ['lane-device'], attributes: [] },
  laneBollard: { name: '防撞柱', unit: '根', categories: ['lane-device'], attributes: [] },
  parkingSoftware: { name: '停车管理软件', unit: '套', categories: ['parking-software'], attributes: [capacityWithSpare('licencePoints')] },
  boothPc: { name: '管理电脑', unit: '台', categories: ['workstation'], attributes: [] },
  parkingTerminal: { name: '停车管理终端', unit: '台', categories: ['parking-host'], attributes: [capacity('maxLanes')] },
  parkingServer: { name: '停车管理服务器', unit: '台', categories: ['workstation'], attributes: [capacity('maxLanes')] },
  bayVideoDetector: { name: '视频车位探测器', unit: '台', categories: ['parking-guidance'], attributes: [size('spacesPerUnit')] },
  bayUltrasonicDetector: { name: '超声波车位探测器', unit: '个', categories: ['parking-guidance'], attributes: [] },
  bayIndicator: { name: '车位指示灯', unit: '个', categories: ['parking-guidance'], attributes: [] },
  zoneController: { name: '区域引导控制器', unit: '台', categories: ['parking-guidance'], attributes: [capacity('channels')] },
  zoneGuideScreen: { name: '区位引导屏', unit: '台', categories: ['parking-guidance'], attributes: [], better: [capacity('outputs')] },
  entranceGuideScreen: { name: '入口引导屏', unit: '台', categories: ['parking-guidance'], attributes: [], better: [capacity('brightnessNits')] },
  carFinderKiosk: { name: '反向寻车查询机', unit: '台', categories: ['parking-guidance'], attributes: [], better: [capacity('sizeInch')] },
} satisfies Record<string, Role>;

const PEDESTAL_CATEGORIES = ['swing-gate', 'flap-gate', 'speed-gate'];

const passage = {
  gatePedestalSide: { name: '闸机边机', unit: '台', categories: PEDESTAL_CATEGORIES, attributes: [size('gateType')] },
  gatePedestalMiddle: { name: '闸机中间机', unit: '台', categories: PEDESTAL_CATEGORIES, attributes: [size('gateType')] },
  gateUnit: { name: '闸机整机', unit: '台', categories: ['tripod-gate'], attributes: [size('gateType')] },
  faceTerminal: {
    name: '人脸识别终端',
    unit: '台',
    categories: ['face-terminal', 'visitor'],
    attributes: [capacity('faces')],
    better: [capacity('faces'), capacity('sizeInch')],
  },
  gateFaceTerminal: {
    name: '闸机人脸组件',
    unit: '台',
    categories: ['face-terminal'],
    isNamed: true,
    attributes: [capacity('faces')],
    better: [capacity('faces'), capacity('sizeInch')],
  },
  idCardReader: { name: '身份证阅读器', unit: '台', categories: ['card-reader'], attributes: [setting('cardTypes')] },
  qrReader: { name: '二维码阅读器', unit: '台', categories: ['card-reader'], attributes: [setting('cardTypes')] },
  fingerprintReader: { name: '指纹阅读器', unit: '台', categories: ['card-reader'], attributes: [setting('cardTypes')] },
  fireLinkModule: { name: '消防联动模块', unit: '个', categories: ['passage-fitting'], attributes: [] },
  gateBasePlate: { name: '闸机底板', unit: '块', categories: ['passage-fitting'], attributes: [] },
  guardRail: { name: '通道护栏', unit: '米', categories: ['passage-fitting'], attributes: [] },
  visitorTerminal: { name: '访客机', unit: '台', categories: ['visitor'], attributes: [], better: [capacity('sizeInch')] },
  managementPlatform: { name: '管理平台', unit: '套', categories: ['platform'], attributes: [capacityWithSpare('licencePoints'), listIfSaid('manages')] },
} satisfies Record<string, Role>;

const broadcast = {
  ceilingSpeaker: {
    name: '扬声器',
    unit: '个',
    categories: ['ceiling-speaker', 'wall-speaker', 'outdoor-speaker'],
    attributes: [size('tapW'), size('location'), capacity('sensitivityDb'), capacity('coverageDeg'), setting('lineVoltage')],
  },
  fireSpeaker: {
    name: '应急广播扬声器',
    unit: '个',
    categories: ['ceiling-speaker'],
    isNamed: true,
    attributes: [size('tapW'), size('location'), capacity('sensitivityDb'), capacity('coverageDeg'), setting('lineVoltage')],
  },
  volumeControl: { name: '音量控制器（带强切）', unit: '只', categories: ['broadcast-host'], isNamed: true, attributes: [capacity('powerW')] },
  powerSequencer: { name: '电源时序器', unit: '台', categories: ['broadcast-host'], attributes: [capacity('channels')] },
  powerAmplifier: { name: '广播功放', unit: '台', categories: ['amplifier'], attributes: [size('lineVoltage'), capacity('powerW')] },
  standbyAmplifier: { name: '备用功放', unit: '台', categories: ['amplifier'], attributes: [size('lineVoltage'), capacity('powerW')] },
  amplifierChangeover: { name: '主备功放切换器', unit: '台', categories: ['broadcast-host'], isNamed: true, attributes: [capacity('channels')] },
  zoneSelector: { name: '分区选择器', unit: '台', categories: ['broadcast-host'], attributes: [capacityWithSpare('zones')] },
  programSource: { name: '节目源', unit: '台', categories: ['broadcast-host'], attributes: [] },
  callStation: { name: '寻呼话筒', unit: '台', categories: ['call-station'], attributes: [capacity('zones')] },
  timer: { name: '定时器', unit: '台', categories: ['broadcast-host'], attributes: [] },
  fireInterface: { name: '消防接口', unit: '台', categories: ['broadcast-host'], attributes: [capacity('channels')] },
} satisfies Record<string, Role>;

const power = {
  /** The capacity is a class: each has its own number of batteries in a string (SIZE-5.3). */
  upsHost: {
    name: 'UPS 主机',
    unit: '台',
    categories: ['ups'],
    attributes: [size('capacityKVA'), capacity('powerFactor'), size('voltage'), size('phases')],
  },
  /** One size in all strings, and the cabinets are counted for it. */
  batteryBlock: { name: 'UPS 蓄电池', unit: '节', categories: ['battery'], attributes: [size('voltage'), size('capacityAh'), size('batteryType')] },
  batteryCabinet: { name: '电池柜', unit: '台', categories: ['ups-fitting'], attributes: [capacity('blocks')] },
  batteryCableSet: { name: '电池连接线', unit: '套', categories: ['ups-fitting'], attributes: [capacity('areaMm2')] },
  /** Of direct current, between a string and its host. */
  batteryBreaker: { name: '电池直流断路器', unit: '个', categories: ['breaker'], attributes: [size('currentA'), capacity('voltage')] },
  /** A larger breaker would not protect the line. */
  upsInputBreaker: { name: '输入断路器', unit: '个', categories: ['breaker'], attributes: [size('currentA'), size('phases')] },
  /** With residual current protection, for a circuit of 220 V. */
  feedBreaker: { name: '漏电断路器', unit: '个', categories: ['breaker'], attributes: [size('currentA'), size('phases')] },
  upsOutputBox: { name: 'UPS 输出配电箱', unit: '台', categories: ['breaker'], attributes: [size('phases'), capacity('currentA')] },
  upsBypass: { name: '维修旁路开关', unit: '台', categories: ['breaker'], attributes: [size('phases'), capacity('currentA')] },
  upsParallelKit: { name: 'UPS 并机套件', unit: '套', categories: ['ups-fitting'], attributes: [] },
  /** Of 30 mA: cuts a feeder that leads outdoors when current goes to earth. A larger one would not protect the line. */
  leakageBreaker: { name: '漏电断路器', unit: '个', categories: ['breaker'], attributes: [size('currentA'), size('phases')] },
  /** At the far end of a feeder, both wires. */
  miniBreaker: { name: '小型断路器', unit: '个', categories: ['breaker'], attributes: [size('currentA'), size('phases')] },
  /** Where the breakers of the feeders stand. */
  feederBox: { name: '馈线配电箱', unit: '台', categories: ['breaker'], attributes: [capacity('outputs')] },
  surgeProtector: { name: '防雷器', unit: '个', categories: ['breaker'], attributes: [size('voltage')] },
  upsMonitorCard: { name: 'UPS 监控卡', unit: '块', categories: ['ups-fitting'], attributes: [] },
  powerSupply12V: {
    name: '12 V 集中电源',
    unit: '台',
    categories: ['central-power'],
    attributes: [capacityWithSpare('currentA'), capacity('outputs'), enough('outputMaxV')],
  },
  /** With a charger, a place for the battery and terminals for the fire alarm; the supply of cameras has none of them. */
  doorSupply: {
    name: '门禁电源箱',
    unit: '台',
    categories: ['central-power'],
    attributes: [capacityWithSpare('currentA'), capacity('chargeA'), capacity('batteryAh')],
  },
  /** Direct current for domes and switches; the alternating one of 24 V is an adapter. */
  powerSupply24V: { name: '24 V 直流电源', unit: '台', categories: ['central-power'], attributes: [capacity('currentA'), enough('outputMaxV')] },
  powerAdapter: { name: '电源适配器', unit: '个', categories: ['power-adapter'], attributes: [size('voltage'), capacity('currentA'), size('location')] },
  /** Charger and box are chosen for this very size. */
  standbyBattery: { name: '后备电池', unit: '节', categories: ['battery'], attributes: [size('capacityAh')] },
  /** For batteries too large for the supply. */
  standbyBox: { name: '后备电池箱', unit: '个', categories: ['ups-fitting'], attributes: [capacity('batteryAh'), capacity('blocks')] },
} satisfies Record<string, Role>;

/** Every role of the handbook (SIZE-1 to SIZE-6, CHECK-1) and those the calculators add. */
const roles = {
  ...video,
  ...network,
  ...cabling,
  ...led,
  ...parking,
  ...passage,
  ...broadcast,
  ...power,
  ...accessControlRoles,
};

/** A role by its name in code, catalogue and address: `ipCamera`. */
export type RoleId = keyof typeof roles;

export const roleTable: Readonly<Record<RoleId, Role>> = roles;
