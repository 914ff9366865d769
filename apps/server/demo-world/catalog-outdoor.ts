/**
 * What a camera far from its closet needs on its pole and on the way there: foundation, earth, breakers, closures, converters and
 * injectors that stand frost and heat. Behind all other families, so that those keep their numbers. Prices and models are invented.
 */
import type { Family } from './catalog-family.ts';

const BREAKER_A = [6, 10, 16, 20, 25, 32, 40, 63] as const;
const POLE_M = [3, 3.5, 4, 4.5, 5, 6, 6.5, 8] as const;

const breakers: readonly Family[] = [
  ...(
    [
      ['leakageBreaker', '漏电断路器（30 mA）', 'HV-RC30', '漏电 30 mA 动作，短路与过负荷一起保护，室外馈线与插座回路使用。', 58, 0.9],
      ['miniBreaker', '小型断路器（2 P）', 'HV-MB2', '相线与零线一起断开，设备箱内检修断电使用。', 26, 0.5],
    ] as const
  ).map(([role, name, code, desc, price, each]): Family => ({
    category: 'breaker',
    role,
    name,
    brand: '澄源',
    desc,
    picture: 'breaker',
    telling: ['currentA', 'phases', 'installType'],
    attributes: { phases: 1, installType: '导轨' },
    models: BREAKER_A.map((currentA) => ({
      model: `${code}-${String(currentA).padStart(2, '0')}`,
      price: Math.round(price + currentA * each),
      attributes: { currentA },
    })),
  })),
  {
    category: 'breaker',
    role: 'feederBox',
    name: '馈线配电箱',
    brand: '澄源',
    desc: '十二回路，弱电间墙装，导轨与零地排齐全，断路器另配。',
    picture: 'distribution-box',
    telling: ['outputs', 'phases', 'location'],
    attributes: { installType: '壁挂', phases: 1, location: '室内' },
    models: [{ model: 'HV-FB12', price: 108, attributes: { outputs: 12 } }],
  },
];

const fibre: readonly Family[] = [
  {
    category: 'fibre-cable',
    role: 'fibreClosure',
    name: '光缆接头盒',
    brand: '禾坤',
    desc: '中间开缆取芯、其余直通，两进两出，装在杆上或设备箱内。',
    picture: 'patch-panel',
    telling: ['cores', 'installType', 'location'],
    attributes: { installType: '壁挂', material: 'ABS', location: '室外' },
    models: (
      [
        [12, 48],
        [24, 66],
        [48, 98],
        [96, 168],
        [144, 238],
      ] as const
    ).map(([cores, price]) => ({ model: `HV-FJ${String(cores).padStart(3, '0')}`, price, attributes: { cores } })),
  },
  {
    category: 'patch-cord',
    role: 'fibrePigtail',
    name: '光纤尾纤',
    brand: '禾坤',
    desc: '一端带接头，一端与光缆熔接，盘在终端盒里。',
    picture: 'patch-cord',
    telling: ['fibreMode', 'lengthM', 'pieces'],
    attributes: { pieces: 1 },
    models: (['单模', '多模'] as const).flatMap((fibreMode) =>
      [1.5, 3].map((lengthM) => ({
        model: `HV-FT${fibreMode === '单模' ? 'S' : 'M'}-${String(lengthM * 10).padStart(2, '0')}`,
        price: 4 + lengthM,
        attributes: { fibreMode, lengthM },
      })),
    ),
  },
  {
    category: 'media-converter',
    role: 'mediaConverter',
    name: '工业级光纤收发器',
    desc: '零下 40 度到 75 度可用，装在立杆箱里，与普通收发器成对。',
    picture: 'media-converter',
    telling: ['portMbps', 'fibreMode', 'location'],
    attributes: { fibreMode: '单模', distanceKm: 20, ports: 1, power: 'DC 12V', location: '室外' },
    models: [
      { model: 'HV-MI1S20', price: 138, attributes: { portMbps: 100 } },
      { model: 'HV-MI2S20', price: 198, attributes: { portMbps: 1000 } },
    ],
  },
];

const poles: readonly Family[] = [
  {
    category: 'power-adapter',
    role: 'poeInjector',
    name: '室外宽温PoE供电器',
    brand: '澄源',
    desc: '零下 40 度到 70 度可用，装在立杆箱里给一台摄像机供电。',
    picture: 'power-adapter',
    telling: ['poeStandard', 'poeBudgetW', 'location'],
    attributes: { poePorts: 1, portMbps: 1000, location: '室外' },
    models: [
      { model: 'HV-PIO15', price: 98, attributes: { poeStandard: '802.3af', poeBudgetW: 15 } },
      { model: 'HV-PIO30', price: 138, attributes: { poeStandard: '802.3at', poeBudgetW: 30 } },
    ],
  },
  {
    category: 'power-adapter',
    role: 'powerAdapter',
    name: '室外12V电源适配器',
    brand: '澄源',
    desc: '灌胶防水，零下 40 度可用，立杆箱里给收发器供电。',
    picture: 'power-adapter',
    telling: ['currentA', 'voltage', 'location'],
    attributes: { voltage: 12, location: '室外' },
    models: [{ model: 'HV-PA12-1-O', price: 28, attributes: { currentA: 1 } }],
  },
  {
    category: 'pole',
    role: 'poleFoundation',
    name: '立杆地笼',
    desc: '预埋在混凝土基础里，法兰孔距与立杆相配，带螺母与垫片。',
    picture: 'pole',
    telling: ['heightM', 'material', 'location'],
    attributes: { material: '热镀锌钢', location: '室外' },
    models: POLE_M.map((heightM) => ({
      model: `HV-PF${String(heightM * 10).padStart(2, '0')}`,
      price: Math.round(38 + heightM * 14),
      attributes: { heightM },
    })),
  },
  {
    category: 'pole',
    role: 'earthElectrode',
    name: '立杆防雷接地极',
    desc: '镀锌角钢两根，含扁钢与 16 mm² 引下线，杆体与设备箱一处接地。',
    picture: 'pole',
    telling: ['spec', 'material', 'location'],
    attributes: { spec: '∠50×5×2500 两根', material: '热镀锌钢', location: '室外' },
    models: [{ model: 'HV-GEP2', price: 148 }],
  },
];

const SPEAKER_CABLE_MM2 = [
  [1, 298],
  [1.5, 418],
  [2.5, 658],
  [4, 998],
  [6, 1460],
] as const;

const sound: readonly Family[] = [
  ...(
    [
      ['', '室外广播定压线', 'HV-SCO', '操场与园区 100 V 广播使用，防水防晒护套，可穿管埋地，每卷 100 米。', 1],
      ['ZR-RVV', '室外阻燃广播定压线', 'HV-ZRO', '室外消防应急广播使用，阻燃、防水防晒护套，可穿管埋地，每卷 100 米。', 1.22],
    ] as const
  ).map(([spec, name, code, desc, factor]): Family => ({
    category: 'power-cable',
    role: 'speakerCable',
    name,
    brand: '禾坤',
    desc,
    picture: 'speaker-cable',
    telling: ['location', 'areaMm2', 'rollM'],
    attributes: { ...(spec !== '' && { spec }), location: '室外', rollM: 100, cores: 2, material: '铜芯' },
    models: SPEAKER_CABLE_MM2.map(([areaMm2, price]) => ({
      model: `${code}2${String(areaMm2 * 10).padStart(2, '0')}-100`,
      price: Math.round(price * factor),
      attributes: { areaMm2 },
    })),
  })),
  {
    category: 'breaker',
    role: 'surgeProtector',
    name: '定压广播防雷器',
    brand: '澄源',
    desc: '室外 100 V 广播线进机房处安装，带接地端子。',
    picture: 'breaker',
    telling: ['voltage', 'installType', 'location'],
    attributes: { installType: '导轨', location: '室内' },
    models: [{ model: 'HV-SPD-A100', price: 168, attributes: { voltage: 100 } }],
  },
];

const walls: readonly Family[] = [
  {
    category: 'pole',
    role: 'ledEarthing',
    name: 'LED户外屏接地装置',
    brand: '澄源',
    desc: '镀锌角钢两根与扁钢，含 16 mm² 引下线，钢架、箱体与防雷器一处接地。',
    picture: 'pole',
    telling: ['spec', 'material', 'location'],
    attributes: { spec: '∠50×5×2500 两根', material: '热镀锌钢', location: '室外' },
    models: [{ model: 'HV-LGE2', price: 368 }],
  },
];

const feeders: readonly Family[] = [
  {
    category: 'breaker',
    role: 'feederBox',
    name: '馈线配电箱（二十四回路）',
    brand: '澄源',
    desc: '二十四回路，远点位多的弱电间墙装，导轨与零地排齐全，断路器另配。',
    picture: 'distribution-box',
    telling: ['outputs', 'phases', 'location'],
    attributes: { installType: '壁挂', phases: 1, location: '室内' },
    models: [{ model: 'HV-FB24', price: 198, attributes: { outputs: 24 } }],
  },
];

export const outdoorFamilies: readonly Family[] = [...breakers, ...fibre, ...poles, ...sound, ...walls, ...feeders];
