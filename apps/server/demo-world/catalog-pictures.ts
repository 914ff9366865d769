/**
 * Which drawing shows a model of the demo catalogue: its housing, then what tells it from its neighbours, read from its
 * attributes (`dome_ir_f28_mp4`: infrared, 2.8 mm, 4 megapixels). The drawings are in `tools/pictures`, which reads the names.
 */
import type { DemoAttributes, Family } from './catalog-family.ts';

type Value = DemoAttributes[string] | undefined;
/** Tokens of a name; what a model has nothing to say of is empty. `=housing` in the first place takes another drawing. */
type Rule = (a: DemoAttributes, family: Family) => readonly string[];

const n = (key: string, value: Value, times = 1): string => (typeof value === 'number' ? `${key}${Math.round(value * times)}` : '');
const when = (key: string, is: boolean): string => (is ? key : '');
const has = (value: Value, word: string): boolean => typeof value === 'string' && value.includes(word);

const MEGAPIXELS: Readonly<Record<string, number>> = { '1080P': 2, '2K': 4, '4K': 8 };
const megapixels = (a: DemoAttributes): string => {
  const text = typeof a.resolution === 'string' ? a.resolution : '';
  return n('mp', MEGAPIXELS[text] ?? (Number.parseInt(text, 10) || undefined));
};
const LIGHTS: Readonly<Record<string, string>> = { 红外: 'ir', 白光: 'wl', 双光: 'dl' };
const light = (a: DemoAttributes): string => LIGHTS[String(a.lightType)] ?? '';
const focal = (a: DemoAttributes): string => n('f', a.focalLengthMm, 10);
const zooms = (a: DemoAttributes): string => when('z', typeof a.focalLengthMaxMm === 'number');
const CATEGORIES: Readonly<Record<string, string>> = { 超五类: 'catfivee', 六类: 'catsix', 超六类: 'catsixa' };
const category = (a: DemoAttributes): string => CATEGORIES[String(a.category)] ?? '';
const shielded = (a: DemoAttributes): string => when('stp', a.shielding === '屏蔽');
const steel = (a: DemoAttributes): string => when('steel', has(a.material, '钢'));
const metal = (a: DemoAttributes): string => (has(a.material, '不锈钢') ? 'steel' : has(a.material, '合金') ? 'alloy' : has(a.material, '钢') ? 'iron' : '');
const size = (a: DemoAttributes): string => n('in', a.sizeInch, 10);
const outdoor = (a: DemoAttributes): string => when('out', a.location === '室外');

const camera: Rule = (a) => [light(a), focal(a), zooms(a), when('in', a.location === '室内'), megapixels(a)];
const switchPorts: Rule = (a) => [
  '=switch',
  n('p', a.ports),
  n('u', a.uplinkPorts),
  when('poe', typeof a.poePorts === 'number'),
  a.portMbps === 100 ? 'fe' : a.portMbps === 10_000 ? 'xg' : '',
];
const recorder: Rule = (a) => [n('b', a.hddBays), n('c', a.channels)];
const speaker: Rule = (a) => [n('w', a.tapW)];
const FOR_CAMERAS: readonly (readonly [string, string])[] = [
  ['枪机', 'bullet'],
  ['球机', 'ptz'],
  ['音箱', 'speaker'],
  ['监视器', 'screen'],
  ['吸顶', 'plate'],
];
const bracket: Rule = (a, { name }) => [FOR_CAMERAS.find(([word]) => name.includes(word))?.[1] ?? '', n('d', a.depthMm), metal(a)];
const LICENCES = ['视频', '门禁', '人脸', '车道', '报警', '广播', '解码', '流量', '延保'] as const;

const rules: Readonly<Record<string, Rule>> = {
  dome: camera,
  turret: camera,
  'bullet-short': camera,
  'bullet-long': camera,
  ptz: (a) => [light(a), n('x', a.zoom), megapixels(a)],
  'dual-lens': (a) => [focal(a), n('x', a.zoom), megapixels(a)],
  'multi-lens': (a) => [focal(a), megapixels(a)],
  'box-camera': (a) => [focal(a), megapixels(a)],
  'lpr-camera': (a) => [focal(a), megapixels(a)],
  'people-counter': (a) => [focal(a), outdoor(a)],
  'thermal-camera': (a) => [focal(a)],
  panoramic: (a) => [focal(a), megapixels(a)],
  'nvr-1u': recorder,
  'nvr-2u': recorder,
  'nvr-desktop': recorder,
  'nvr-poe': (a) => [n('p', a.poePorts), n('b', a.hddBays), n('c', a.channels)],
  'storage-server': (a) => [n('b', a.hddBays)],
  server: (a) => [n('b', a.hddBays), n('z', a.zones ?? a.maxLanes)],
  'disk-enclosure': (a) => [n('b', a.bays)],
  hdd: (a) => [n('tb', a.sizeTB), when('e', a.diskGrade === '企业级')],
  'memory-card': (a) => [n('gb', a.sizeGB)],
  'poe-switch-8': switchPorts,
  'poe-switch-16': (a, family) => (typeof a.ports === 'number' && a.ports !== 14 ? switchPorts(a, family) : []),
  'poe-switch-24': switchPorts,
  'switch-desktop': switchPorts,
  'core-switch': (a) => [n('p', a.ports), n('o', a.outputs)],
  'media-converter': (a) =>
    typeof a.distanceKm === 'number'
      ? [when('fe', a.portMbps === 100), a.fibreMode === '多模' ? 'mm' : 'sm', n('km', a.distanceKm, 10), a.ports === 1 ? '' : n('p', a.ports)]
      : ['=rail-switch', n('p', a.ports), when('poe', typeof a.poePorts === 'number')],
  'sfp-module': (a) => [n('m', a.portMbps), a.fibreMode === '多模' ? 'mm' : 'sm', n('km', a.distanceKm, 10)],
  'wireless-bridge': (a) => [n('g', a.antennaGainDbi), n('m', a.wirelessMbps)],
  'wireless-ap': (a) => [n('m', a.wirelessMbps)],
  router: (a) => [n('p', a.ports), n('m', a.wirelessMbps)],
  'network-cable-box': (a, { name }) => [
    category(a),
    shielded(a),
    when('wet', name.includes('室外')),
    when('free', name.includes('低烟')),
    when('lift', name.includes('电梯')),
  ],
  'patch-cord': (a) => [
    category(a),
    shielded(a),
    when('mm', a.fibreMode === '多模'),
    when('sm', a.fibreMode === '单模'),
    n('l', coil(a.lengthM)),
    when('hdmi', typeof a.maxResolution === 'string'),
  ],
  'patch-panel': (a) => [category(a), n('p', a.ports), n('o', a.cores)],
  'fibre-cable': (a) => [when('mm', a.fibreMode === '多模'), n('o', a.cores), when('in', a.location === '室内')],
  'power-cable': (a) => [n('a', a.areaMm2, 100), when('pairs', has(a.spec, '对')), when('shield', has(a.spec, 'RVVP'))],
  'speaker-cable': (a) => [n('a', a.areaMm2, 100)],
  rj45: (a) => [category(a), shielded(a), n('n', a.pieces)],
  faceplate: (a) => [n('p', a.ports), n('m', a.wirelessMbps), category(a)],
  cabinet: (a) => [n('u', a.cabinetU), n('d', a.depthMm)],
  'wall-cabinet': (a) => [n('u', a.cabinetU), n('d', a.depthMm)],
  trunking: (a) => [...trunk(a.spec), steel(a)],
  monitor: (a) => [size(a)],
  'touch-panel': (a) => [size(a)],
  'car-finder-kiosk': (a) => [size(a), when('wall', a.installType === '壁挂')],
  'video-wall': (a) => [size(a), n('z', a.bezelMm, 100)],
  decoder: (a) => [n('o', a.outputs)],
  workstation: (a) => [n('o', a.outputs)],
  'led-cabinet': (a) => [n('t', a.pitchMm, 1000), when('fast', a.refreshHz === 7680)],
  'led-outdoor': (a) => [n('t', a.pitchMm, 1000), when('tall', has(a.cabinetSize, '1920'))],
  'led-module': (a) => [n('t', a.pitchMm, 1000), when('out', a.environment === '户外')],
  'led-controller': (a) => [n('p', a.ports)],
  'distribution-box': (a) => [n('kw', a.powerKW)],
  'access-controller': (a) => [n('d', a.doors), n('o', a.outputs), n('ma', a.currentA)],
  'face-terminal': (a) => [size(a), outdoor(a)],
  'attendance-terminal': (a) => [size(a)],
  'indoor-monitor': (a) => [size(a), when('touch', a.touch === true)],
  'door-station': (a) => [size(a), when('face', has(String(a.cardTypes), '人脸'))],
  'villa-station': (a) => [size(a), megapixels(a)],
  'visitor-terminal': (a) => [size(a)],
  'payment-terminal': (a) => [size(a)],
  'intercom-master': (a) => [size(a)],
  'barrier-gate': (a) => [n('l', a.boomLengthM, 10), when('bent', a.boomType === '曲臂杆'), when('fast', a.liftS === 0.6)],
  'barrier-fence': (a) => [n('l', a.boomLengthM, 10)],
  'gate-swing': gate,
  'gate-flap': gate,
  'gate-speed': gate,
  maglock: (a) => [when('two', has(a.type, '双门')), n('kg', a.holdingKg)],
  'loop-detector': (a) => [n('c', a.channels)],
  'guide-screen': (a) => [n('o', a.outputs)],
  'ceiling-speaker': speaker,
  'wall-speaker': speaker,
  'column-speaker': speaker,
  horn: speaker,
  'garden-speaker': speaker,
  amplifier: (a) => [n('w', a.powerW), n('z', a.zones)],
  'broadcast-host': (a) => [n('w', a.powerW), n('z', a.zones), n('c', a.channels)],
  'paging-microphone': (a) => [n('z', a.zones)],
  'alarm-host': (a) => [n('z', a.zones), when('radio', a.link === '无线')],
  'alarm-keypad': (a) => [n('z', a.zones)],
  'alarm-detector': (a) => [n('r', a.detectRangeM), outdoor(a), when('radio', a.link === '无线')],
  'beam-detector': (a) => [n('c', a.channels), n('r', a.detectRangeM)],
  'smoke-detector': (a, { category: of }) => (of === 'pickup' ? ['=pickup', n('r', a.detectRangeM)] : [when('radio', a.link === '无线')]),
  'ups-tower': (a) => [n('k', a.capacityKVA), when('three', a.phases === 3)],
  'ups-rack': (a) => [n('k', a.capacityKVA)],
  battery: (a) => [n('ah', a.capacityAh)],
  'battery-large': (a) => ['=battery', n('ah', a.capacityAh)],
  'battery-cabinet': (a) => [n('n', a.blocks)],
  breaker: (a) => [n('ph', a.phases), n('a', a.currentA), n('v', a.voltage)],
  'power-supply': (a) => [n('a', a.currentA), n('o', a.outputs), when('v', a.voltage === 24)],
  'power-adapter': (a) => [n('a', a.currentA), n('v', a.voltage), n('w', a.poeBudgetW), outdoor(a)],
  'bracket-wall': bracket,
  'bracket-ceiling': bracket,
  'bracket-pole': bracket,
  'bracket-corner': bracket,
  'bracket-desk': bracket,
  'junction-box': (a) => [n('d', a.depthMm), metal(a)],
  pole: (a) => [n('h', a.heightM, 10)],
  'equipment-box': (a) => [n('s', Number.parseInt(String(a.spec), 10)), steel(a)],
  'rack-ear': (a) => [n('u', a.cabinetU), n('o', a.outputs), n('d', a.depthMm)],
  'software-box': (a, { category: of }) => [KINDS[of] ?? '', n('n', a.licencePoints)],
  'cloud-software': (a, { category: of }) => [KINDS[of] ?? '', n('n', a.licencePoints), when('three', a.years === 3)],
  'licence-card': (a, { name }) => [n('kind', LICENCES.findIndex((word) => name.includes(word)) + 1 || undefined), n('n', a.licencePoints)],
};

/** Colour of a box by what its software is for. */
const KINDS: Readonly<Record<string, string>> = {
  'access-software': 'access',
  'parking-software': 'parking',
  'display-software': 'display',
  'cloud-service': 'service',
};

function gate(a: DemoAttributes): readonly string[] {
  return [when('mid', a.laneRole === '中间机'), outdoor(a)];
}

/** Turns a cord is shown in: short, some metres, long; in tenths of a metre. */
const coil = (metres: Value): Value => (typeof metres !== 'number' ? undefined : metres >= 15 ? 150 : metres >= 5 ? 50 : 10);

/** `100x50` as width and height; `φ20` as a pipe. */
function trunk(spec: Value): readonly string[] {
  const text = String(spec);
  const [width, height] = text.split('x').map(Number);
  return text.startsWith('φ') ? [n('pipe', Number(text.slice(1)))] : [n('w', width), n('h', height)];
}

/** Name of the picture of a model with these attributes, its family's where nothing of it can be seen. */
export function modelPicture(family: Family, attributes: DemoAttributes): string {
  const [first = '', ...rest] = rules[family.picture]?.(attributes, family) ?? [];
  const other = first.startsWith('=');
  return [other ? first.slice(1) : family.picture, ...(other ? rest : [first, ...rest])].filter(Boolean).join('_');
}

/** Sockets are shown from the back, a shape that stands out from the side; a plain box says nothing more from there. */
const WITH_SOCKETS = /^(nvr-|switch|ups-tower)/;
const WITH_SHAPE = /^(dome|turret|bullet|ptz|dual-lens|box-camera|thermal|horn|paging|barrier|attendance|bracket|network-cable)/;

/** Further views of a drawn model, in the order a gallery shows them. */
export const viewsOf = (picture: string): readonly ('front' | 'side' | 'back')[] =>
  WITH_SOCKETS.test(picture) ? ['front', 'back'] : WITH_SHAPE.test(picture) ? ['front', 'side'] : ['front'];
