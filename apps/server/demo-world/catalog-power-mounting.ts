/** Demo UPS, batteries, supplies, breakers and brackets; sizes as the UPS, access and compatibility rules list them. */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const UPS_KVA = [1, 2, 3, 6, 10, 15, 20, 30, 40, 60, 80, 100, 120, 160, 200] as const;
const BREAKER_A = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400] as const;
const series = (prefix: string, list: readonly (readonly [suffix: string, price: number | null, attributes: DemoAttributes])[]): Model[] =>
  list.map(([suffix, price, attributes]) => ({ model: `${prefix}${suffix}`, price, attributes }));

/** V of the battery string by size. Source: SIZE-5. */
const stringVoltage = (kva: number): number => (kva === 1 ? 36 : kva === 2 ? 72 : kva === 3 ? 96 : kva < 20 ? 192 : 384);

const ups: readonly Family[] = (
  [
    [0.7, 'K', '工频在线式UPS主机', 1.5, '输出隔离变压器抗冲击，老机房与电机负载使用。'],
    [0.8, 'C', '在线式UPS主机', 1, '零切换时间，监控机房与门禁系统的常用款。'],
    [0.9, 'D', '高频在线式UPS主机', 1.12, '输出功率因数 0.9，同样容量多带一成负载。'],
    [1, 'E', '高效在线式UPS主机', 1.28, '输出功率因数 1.0，整机效率高，机房电费省。'],
  ] as const
).map(([powerFactor, code, name, factor, desc]) => ({
  category: 'ups',
  role: 'upsHost',
  name,
  desc,
  picture: 'ups-tower',
  telling: ['capacityKVA', 'powerFactor', 'installType'],
  attributes: { powerFactor, installType: '塔式' },
  models: UPS_KVA.map((capacityKVA) => ({
    model: `HV-UP${code}${String(capacityKVA).padStart(3, '0')}`,
    price: capacityKVA === 200 && code !== 'C' ? null : Math.round(((capacityKVA < 4 ? 620 + capacityKVA * 480 : 1400 + capacityKVA * 620) * factor) / 10) * 10,
    attributes: { capacityKVA, voltage: stringVoltage(capacityKVA), phases: capacityKVA > 10 ? 3 : 1 },
  })),
}));

const upsMore: readonly Family[] = [
  {
    category: 'ups',
    role: 'upsHost',
    name: '机架式在线UPS主机',
    desc: '2U 到 4U 机架安装，与录像机同柜，接触维护不占地。',
    picture: 'ups-rack',
    telling: ['capacityKVA', 'powerFactor', 'installType'],
    attributes: { installType: '机架式', phases: 1 },
    models: (
      [
        [1, 0.8, 1480],
        [2, 0.8, 2380],
        [3, 0.8, 3180],
        [6, 0.9, 5680],
        [10, 0.9, 8280],
      ] as const
    ).map(([capacityKVA, powerFactor, price]) => ({
      model: `HV-UPR${String(capacityKVA).padStart(2, '0')}`,
      price,
      attributes: { capacityKVA, powerFactor, voltage: stringVoltage(capacityKVA) },
    })),
  },
  ...(
    [
      ['', '阀控铅酸蓄电池', 1],
      ['L', '长寿命胶体蓄电池', 1.45],
    ] as const
  ).map(([code, name, factor]): Family => ({
    category: 'battery',
    role: 'batteryBlock',
    name,
    desc: code === 'L' ? '胶体电解液，高温环境寿命更长，设计寿命十年。' : 'UPS 成组使用，同批出厂内阻一致。',
    picture: 'battery',
    telling: ['voltage', 'capacityAh', 'batteryType'],
    attributes: { voltage: 12, batteryType: code === 'L' ? '胶体' : 'AGM', material: 'ABS' },
    models: (
      [
        [7, 68],
        [9, 86],
        [17, 158],
        [24, 228],
        [38, 338],
        [65, 528],
        [100, 780],
        [150, 1180],
        [200, 1580],
      ] as const
    ).map(([capacityAh, price]) => ({ model: `HV-BT${code}12-${capacityAh}`, price: Math.round(price * factor), attributes: { capacityAh } })),
  })),
  {
    category: 'battery',
    role: 'standbyBattery',
    name: '门禁后备蓄电池',
    desc: '装在电源箱内，市电断开后门锁与控制器继续工作。',
    picture: 'battery',
    telling: ['voltage', 'capacityAh', 'batteryType'],
    attributes: { voltage: 12, batteryType: 'AGM', material: 'ABS' },
    models: (
      [
        [7, 66],
        [12, 98],
        [17, 150],
        [24, 220],
        [38, 330],
        [65, 518],
        [100, 768],
      ] as const
    ).map(([capacityAh, price]) => ({ model: `HV-BA12-${capacityAh}`, price, attributes: { capacityAh } })),
  },
  {
    category: 'ups-fitting',
    role: 'batteryCabinet',
    name: 'UPS电池柜',
    desc: '带总开关与散热孔，按电池规格选层数，现场组装。',
    picture: 'battery-cabinet',
    telling: ['blocks', 'material', 'installType'],
    attributes: { material: '冷轧钢', installType: '落地' },
    models: (
      [
        [8, 480],
        [16, 680],
        [20, 780],
        [32, 1080],
        [40, 1280],
        [64, 1680],
      ] as const
    ).map(([blocks, price]) => ({ model: `HV-BC${String(blocks).padStart(2, '0')}`, price, attributes: { blocks } })),
  },
  {
    category: 'ups-fitting',
    role: 'batteryCableSet',
    name: '电池连接线组',
    desc: '一组电池配一套，铜鼻压好，含直流断路器接线。',
    picture: 'power-cable',
    telling: ['areaMm2', 'pieces', 'material'],
    attributes: { pieces: 1, material: '铜芯' },
    models: series('HV-BW', [
      ['06', 128, { areaMm2: 6 }],
      ['16', 228, { areaMm2: 16 }],
      ['35', 388, { areaMm2: 35 }],
      ['50', 528, { areaMm2: 50 }],
      ['70', 698, { areaMm2: 70 }],
      ['95', 898, { areaMm2: 95 }],
      ['120', 1128, { areaMm2: 120 }],
    ]),
  },
  {
    category: 'ups-fitting',
    role: 'upsMonitorCard',
    name: 'UPS网络监控卡',
    desc: '插在主机卡槽内，断电短信与邮件通知，远程关机。',
    picture: 'monitor-card',
    telling: ['comm', 'power', 'pieces'],
    attributes: { pieces: 1, power: 'DC 12V' },
    models: series('HV-UM', [
      ['1', 480, { comm: ['TCP/IP'] }],
      ['2', 380, { comm: ['RS-485'] }],
    ]),
  },
  {
    category: 'central-power',
    role: 'powerSupply12V',
    name: '监控集中供电电源',
    desc: '多路输出带保险，一路短路不影响其他摄像机。',
    picture: 'power-supply',
    telling: ['currentA', 'voltage', 'outputs'],
    attributes: { voltage: 12, installType: '壁挂' },
    models: (
      [
        [1, 1, 28],
        [2, 1, 36],
        [3, 2, 48],
        [5, 4, 68],
        [8, 8, 108],
        [10, 9, 128],
        [15, 9, 168],
        [20, 18, 218],
        [30, 18, 298],
      ] as const
    ).map(([currentA, outputs, price]) => ({
      model: `HV-PS12-${String(currentA).padStart(2, '0')}`,
      price,
      attributes: { currentA, outputs, ...(currentA >= 5 && { outputMaxV: 13.8 }) },
    })),
  },
  {
    category: 'central-power',
    role: 'doorSupply',
    name: '门禁电源箱',
    desc: '带充电与一节电池的位置，消防断电端子，门锁供电断电即开。',
    picture: 'access-controller',
    telling: ['currentA', 'chargeA', 'batteryAh'],
    attributes: { voltage: 12, chargeA: 1, batteryAh: 12, installType: '壁挂', material: '冷轧钢' },
    models: (
      [
        [3, 88],
        [5, 128],
        [8, 178],
        [10, 218],
        [15, 298],
        [20, 388],
      ] as const
    ).map(([currentA, price]) => ({ model: `HV-PB12-${String(currentA).padStart(2, '0')}`, price, attributes: { currentA, outputs: 2 } })),
  },
  {
    category: 'central-power',
    role: 'powerSupply24V',
    name: '导轨式24V开关电源',
    desc: '球机与工业交换机供电，室外箱内导轨安装。',
    picture: 'power-supply',
    telling: ['currentA', 'voltage', 'installType'],
    attributes: { voltage: 24, outputMaxV: 28, installType: '导轨' },
    models: series('HV-PS24-', [
      ['05', 138, { currentA: 5 }],
      ['10', 218, { currentA: 10 }],
      ['20', 380, { currentA: 20 }],
    ]),
  },
  {
    category: 'power-adapter',
    role: 'powerAdapter',
    name: '监控12V电源适配器',
    desc: '一台摄像机配一只，宽压输入，室外款带防水接头。',
    picture: 'power-adapter',
    telling: ['currentA', 'voltage', 'location'],
    attributes: { voltage: 12 },
    models: series('HV-PA12', [
      ['-1', 18, { currentA: 1, location: '室内' }],
      ['-2', 26, { currentA: 2, location: '室内' }],
      ['-2-O', 36, { currentA: 2, location: '室外' }],
      ['-3', 42, { currentA: 3, location: '室内' }],
      ['-5', 58, { currentA: 5, location: '室内' }],
    ]),
  },
  {
    category: 'power-adapter',
    role: 'powerAdapter',
    name: '球机24V交流电源',
    desc: '大功率球机与云台使用，带防雷保护。',
    picture: 'power-adapter',
    telling: ['currentA', 'voltage', 'location'],
    attributes: { voltage: 24 },
    models: series('HV-PA24', [
      ['-3', 78, { currentA: 3, location: '室内' }],
      ['-4-O', 128, { currentA: 4, location: '室外' }],
    ]),
  },
  {
    category: 'power-adapter',
    role: 'poeInjector',
    name: 'PoE供电器',
    desc: '没有 PoE 交换机时单口供电，千兆透传。',
    picture: 'power-adapter',
    telling: ['poeStandard', 'poeBudgetW', 'portMbps'],
    attributes: { poePorts: 1, portMbps: 1000 },
    models: series('HV-PI', [
      ['15', 48, { poeStandard: '802.3af', poeBudgetW: 15 }],
      ['30', 78, { poeStandard: '802.3at', poeBudgetW: 30 }],
      ['60', 148, { poeStandard: '802.3bt（60 W）', poeBudgetW: 60 }],
      ['90', 238, { poeStandard: '802.3bt（90 W）', poeBudgetW: 90 }],
    ]),
  },
  ...(
    [
      ['UPS输入断路器', 'HV-BK2', 1, 1],
      ['UPS三相输入断路器', 'HV-BK3', 3, 1.6],
    ] as const
  ).map(([name, code, phases, factor]): Family => ({
    category: 'breaker',
    role: 'upsInputBreaker',
    name,
    desc: '按输入电流 1.25 倍选，分断能力足，导轨安装。',
    picture: 'breaker',
    telling: ['currentA', 'phases', 'installType'],
    attributes: { phases, installType: '导轨' },
    models: [...BREAKER_A, ...(phases === 3 ? [500, 630] : [])].map((currentA) => ({
      model: `${code}-${String(currentA).padStart(3, '0')}`,
      price: Math.round((38 + currentA * 1.9) * factor),
      attributes: { currentA },
    })),
  })),
  {
    category: 'breaker',
    name: '室外自动重合闸',
    desc: '雷击跳闸后自动合闸，偏远立杆不用派人去推闸。',
    picture: 'breaker',
    telling: ['currentA', 'phases', 'installType'],
    attributes: { phases: 1, installType: '导轨', location: '室外' },
    models: series('HV-AR', [
      ['16', 168, { currentA: 16 }],
      ['32', 198, { currentA: 32 }],
      ['63', 258, { currentA: 63 }],
    ]),
  },
  {
    category: 'breaker',
    role: 'surgeProtector',
    name: '防雷器',
    desc: '电源、网络与信号三合一，立杆箱内必配。',
    picture: 'breaker',
    telling: ['voltage', 'installType', 'location'],
    attributes: { installType: '导轨', location: '室外' },
    models: series('HV-SPD', [
      ['-12', 98, { voltage: 12 }],
      ['-24', 108, { voltage: 24 }],
      ['-220', 138, { voltage: 220 }],
    ]),
  },
];

/** What a bracket is made for, as its name says; one for all cameras names none. */
function housingOf(name: string): { housing?: string } {
  const housing = name.startsWith('吸顶') ? '半球' : ['半球', '枪机', '球机'].find((word) => name.startsWith(word));
  return housing === undefined ? {} : { housing };
}

/** type, code, name, picture, lengths, price, load. */
const BRACKETS = [
  ['wall-bracket', '壁装', 'W', '半球壁装支架', 'bracket-wall', 38, 3],
  ['wall-bracket', '壁装', 'B', '枪机壁装支架', 'bracket-wall', 18, 2],
  ['wall-bracket', '壁装', 'P', '球机壁装支架', 'bracket-wall', 88, 12],
  ['ceiling-bracket', '吊装', 'C', '半球吊装支架', 'bracket-ceiling', 42, 3],
  ['ceiling-bracket', '吊装', 'D', '球机吊装支架', 'bracket-ceiling', 98, 12],
  ['ceiling-bracket', '吊装', 'S', '吸顶安装底座', 'bracket-ceiling', 28, 2],
  ['pole-bracket', '抱杆', 'L', '摄像机抱杆支架', 'bracket-pole', 58, 5],
  ['pole-bracket', '抱杆', 'H', '球机抱杆支架', 'bracket-pole', 118, 15],
  ['pole-bracket', '墙角', 'K', '墙角支架', 'bracket-corner', 78, 12],
  ['wall-bracket', '桌面', 'T', '桌面与吧台支架', 'bracket-desk', 26, 1.5],
] as const;

const mounting: readonly Family[] = [
  ...BRACKETS.map(([category, type, code, name, picture, price, loadKg]): Family => ({
    category,
    role: 'bracket',
    name,
    desc: `${type}使用，走线不外露，螺丝包随箱。`,
    picture,
    telling: ['type', 'material', 'loadKg'],
    attributes: { type, loadKg, ...housingOf(name) },
    models: series(`HV-BR-${code}`, [
      ['1', price, { material: 'ABS', location: '室内', depthMm: 120 }],
      ['2', Math.round(price * 1.4), { material: '铝合金', location: '室外', depthMm: 180 }],
      ['3', Math.round(price * 1.9), { material: '不锈钢', location: '室外', depthMm: 260 }],
    ]),
  })),
  ...(
    [
      ['wall-bracket', '壁装', 'X', '音箱壁装支架', 'bracket-wall', 36, 8],
      ['wall-bracket', '壁装', 'M', '监视器壁挂支架', 'bracket-wall', 48, 40],
      ['ceiling-bracket', '吊装', 'M', '监视器吊装支架', 'bracket-ceiling', 128, 40],
      ['ceiling-bracket', '吊装', 'B', '枪机吊装支架', 'bracket-ceiling', 36, 3],
    ] as const
  ).map(([category, type, code, name, picture, price, loadKg]): Family => ({
    category,
    ...(code === 'B' ? { role: 'bracket' } : {}),
    name,
    desc: `${type}使用，角度可调，承重 ${loadKg} 公斤。`,
    picture,
    telling: ['type', 'material', 'loadKg'],
    attributes: { type, loadKg, material: '冷轧钢', location: '室内', ...housingOf(name) },
    models: series(`HV-MF-${category === 'wall-bracket' ? 'W' : 'C'}${code}`, [
      ['1', price, { depthMm: 150 }],
      ['2', Math.round(price * 1.5), { depthMm: 300 }],
    ]),
  })),
  {
    category: 'pole',
    name: '伸缩横臂与球机挑杆',
    desc: '墙面或立杆加装，镜头伸出遮挡物外。',
    picture: 'bracket-pole',
    telling: ['depthMm', 'material', 'loadKg'],
    attributes: { material: '热镀锌钢', location: '室外' },
    models: series('HV-AM', [
      ['500', 78, { depthMm: 500, loadKg: 15 }],
      ['800', 108, { depthMm: 800, loadKg: 12 }],
      ['1200', 158, { depthMm: 1200, loadKg: 10 }],
    ]),
  },
  {
    category: 'rack-fitting',
    role: 'pdu',
    name: '机柜电源分配插座',
    desc: '八位国标插孔，带总开关与防雷，机柜横装。',
    picture: 'rack-ear',
    telling: ['outputs', 'currentA', 'cabinetU'],
    attributes: { cabinetU: 1 },
    models: series('HV-PDU', [
      ['6', 68, { outputs: 6, currentA: 10 }],
      ['8', 88, { outputs: 8, currentA: 10 }],
      ['8-16', 138, { outputs: 8, currentA: 16 }],
    ]),
  },
  {
    category: 'junction-box',
    role: 'junctionBox',
    name: '摄像机防水接线盒',
    desc: '线接头收在盒里不进水，半球枪机孔位通用。',
    picture: 'junction-box',
    telling: ['material', 'ipRating', 'depthMm'],
    attributes: { location: '室外' },
    models: series('HV-JB', [
      ['-110', 22, { material: 'ABS', ipRating: 54, depthMm: 36 }],
      ['-130', 32, { material: '铝合金', ipRating: 66, depthMm: 40 }],
      ['-160', 46, { material: '铝合金', ipRating: 66, depthMm: 50 }],
      ['-200', 68, { material: '铝合金', ipRating: 67, depthMm: 60 }],
    ]),
  },
  {
    category: 'junction-box',
    name: '暗装安装盒',
    desc: '嵌墙嵌柱安装，人脸机与门口机预埋使用。',
    picture: 'junction-box',
    telling: ['material', 'installType', 'depthMm'],
    attributes: { installType: '嵌入' },
    models: series('HV-JE', [
      ['-86', 6, { material: 'PVC', depthMm: 50 }],
      ['-FT', 58, { material: '冷轧钢', depthMm: 60 }],
      ['-VD', 78, { material: '冷轧钢', depthMm: 70 }],
    ]),
  },
  {
    category: 'pole',
    role: 'pole',
    name: '监控立杆',
    desc: '热镀锌喷塑，含避雷针，地笼与接地极另配，横臂长度可选配。',
    picture: 'pole',
    telling: ['heightM', 'material', 'loadKg'],
    attributes: { material: '热镀锌钢', location: '室外' },
    models: (
      [
        [3, 380],
        [3.5, 460],
        [4, 560],
        [4.5, 660],
        [5, 780],
        [6, 980],
        [6.5, 1180],
        [8, null],
      ] as const
    ).map(([heightM, price]) => ({ model: `HV-PO${String(heightM * 10).padStart(2, '0')}`, price, attributes: { heightM, loadKg: heightM > 5 ? 60 : 40 } })),
  },
  {
    category: 'pole',
    role: 'equipmentBox',
    name: '室外设备箱',
    desc: '抱杆或壁装，带导轨、插排与风扇位，防雨百叶。',
    picture: 'equipment-box',
    telling: ['spec', 'ipRating', 'material'],
    attributes: { location: '室外' },
    models: series('HV-EB-', [
      ['3040', 118, { spec: '300×400×180', ipRating: 54, material: '冷轧钢' }],
      ['4050', 168, { spec: '400×500×200', ipRating: 54, material: '冷轧钢' }],
      ['5060', 258, { spec: '500×600×250', ipRating: 55, material: '不锈钢' }],
      ['6080', 398, { spec: '600×800×300', ipRating: 55, material: '不锈钢' }],
    ]),
  },
  {
    category: 'rack-fitting',
    name: '机架安装耳',
    desc: '录像机与交换机上架使用，成对出售。',
    picture: 'rack-ear',
    telling: ['cabinetU', 'material', 'pieces'],
    attributes: { material: '冷轧钢', pieces: 2 },
    models: series('HV-RE', [
      ['1', 26, { cabinetU: 1 }],
      ['2', 36, { cabinetU: 2 }],
      ['3', 48, { cabinetU: 3 }],
    ]),
  },
  {
    category: 'rack-fitting',
    role: 'rackShelf',
    name: '机柜托板与导轨',
    desc: '机柜内放置不带耳的设备，承重三十公斤。',
    picture: 'rack-ear',
    telling: ['depthMm', 'material', 'loadKg'],
    attributes: { material: '冷轧钢', cabinetU: 1 },
    models: series('HV-RS', [
      ['450', 48, { depthMm: 450, loadKg: 30 }],
      ['600', 68, { depthMm: 600, loadKg: 30 }],
      ['800', 88, { depthMm: 800, loadKg: 50 }],
    ]),
  },
  {
    category: 'rack-fitting',
    role: 'screenCable',
    name: 'HDMI高清线',
    desc: '录像机到监视器使用，镀金接头，超十五米用光纤款。',
    picture: 'patch-cord',
    telling: ['lengthM', 'maxResolution', 'pieces'],
    attributes: { pieces: 1, maxResolution: '8MP' },
    models: (
      [
        [1.5, 18],
        [3, 26],
        [5, 38],
        [10, 78],
        [15, 118],
        [30, 298],
      ] as const
    ).map(([lengthM, price]) => ({ model: `HV-HM${String(lengthM * 10).padStart(3, '0')}`, price, attributes: { lengthM } })),
  },
];

export const powerAndMountingFamilies: readonly Family[] = [...ups, ...upsMore, ...mounting];
