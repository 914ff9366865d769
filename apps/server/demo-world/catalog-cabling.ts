/** Demo cables, connectors, cabinets and trunking; sizes as the cabling calculators list them. */
import type { Family } from './catalog-family.ts';

const boxes: readonly Family[] = (
  [
    ['超五类', '5E', 388, '4x2x0.5'],
    ['六类', '6', 588, '4x2x0.57'],
    ['超六类', '6A', 980, '4x2x0.62'],
  ] as const
).map(([category, code, price, spec]) => ({
  category: 'network-cable',
  role: 'networkCableBox',
  name: `${category}监控工程双绞线`,
  desc: `无氧铜导体，每米印字计长，整箱 305 米；${category === '超五类' ? '百兆点位和普通 PoE 供电选用' : '大功率 PoE 与千兆点位选用'}。`,
  picture: 'network-cable-box',
  telling: ['category', 'lengthM', 'shielding'],
  attributes: { category, spec, material: '铜芯', location: '室内' },
  models: (
    [
      ['', '非屏蔽', 305, 1],
      ['S', '屏蔽', 305, 1.42],
      ['O', '非屏蔽', 300, 1.3],
      ['H', '非屏蔽', 100, 0.4],
    ] as const
  ).map(([suffix, shielding, lengthM, factor]) => ({
    model: `HV-UT${code}${suffix}-${lengthM}`,
    price: Math.round(price * factor),
    attributes: { shielding, lengthM },
  })),
}));

const cores = (list: readonly number[]) => list.map((core) => ({ core, price: Math.round(260 + core * 46) }));

const others: readonly Family[] = [
  ...(
    [
      ['室外防水', 'W', 1.35, '外护套加防水层，架空与穿地管使用', '室外'],
      ['电梯随行', 'L', 2.2, '带钢丝抗拉，随轿厢上下百万次不断', '室内'],
      ['低烟无卤', 'Z', 1.28, '燃烧少烟无毒，医院学校与人员密集场所使用', '室内'],
    ] as const
  ).map(([word, code, factor, use, location]): Family => ({
    category: 'network-cable',
    role: 'networkCableBox',
    name: `${word}双绞线`,
    desc: `${use}，无氧铜导体。`,
    picture: 'network-cable-box',
    telling: ['category', 'lengthM', 'shielding'],
    attributes: { shielding: '非屏蔽', material: '铜芯', location },
    models: (
      [
        ['超五类', '5E', 388, '4x2x0.5'],
        ['六类', '6', 588, '4x2x0.57'],
      ] as const
    ).flatMap(([category, mark, price, spec]) =>
      ([305, 100] as const).map((lengthM) => ({
        model: `HV-UT${mark}${code}-${lengthM}`,
        price: Math.round(price * factor * (lengthM === 305 ? 1 : 0.36)),
        attributes: { category, spec, lengthM },
      })),
    ),
  })),
  {
    category: 'power-cable',
    name: '网电一体综合线',
    desc: '网线与电源线并在一根护套里，球机与立杆点位一次穿管。',
    picture: 'power-cable',
    telling: ['spec', 'use', 'rollM'],
    attributes: { use: '电源线', rollM: 200, material: '铜芯' },
    models: (
      [
        [0.5, 780],
        [0.75, 920],
        [1, 1080],
        [1.5, 1380],
      ] as const
    ).map(([areaMm2, price]) => ({
      model: `HV-NP${String(areaMm2 * 100).padStart(3, '0')}`,
      price,
      attributes: { areaMm2, cores: 2, spec: `4对+2x${areaMm2}` },
    })),
  },
  {
    category: 'network-cable',
    role: 'cable',
    name: '门禁网络线',
    desc: '人脸一体机与控制器联网使用，305 米整箱。',
    picture: 'network-cable-box',
    telling: ['spec', 'use', 'rollM'],
    attributes: { use: '网络线', spec: 'CAT6', rollM: 305, category: '六类', location: '室内' },
    models: [{ model: 'HV-UT6-AC305', price: 568 }],
  },
  ...(
    [
      ['超五类', '5E', 26],
      ['六类', '6', 58],
    ] as const
  ).map(([category, code, price]): Family => ({
    category: 'connector',
    role: 'rj45Plug',
    name: `${category}水晶头`,
    desc: '镀金触点，穿孔式好压接，线序一眼可查。',
    picture: 'rj45',
    telling: ['category', 'pieces', 'shielding'],
    attributes: { category },
    models: (
      [
        ['非屏蔽', 1, 0.02],
        ['非屏蔽', 50, 0.55],
        ['非屏蔽', 100, 1],
        ['屏蔽', 100, 1.9],
      ] as const
    ).map(([shielding, pieces, factor]) => ({
      model: `HV-RJ${code}${shielding === '屏蔽' ? 'S' : ''}-${pieces}`,
      price: Math.max(0.5, Math.round(price * factor * 10) / 10),
      attributes: { shielding, pieces },
    })),
  })),
  {
    category: 'connector',
    role: 'faceplate',
    name: '86型信息面板',
    desc: '86 型墙面信息面板，带防尘门和标签位，按口数选。',
    picture: 'faceplate',
    telling: ['ports', 'pieces', 'material'],
    attributes: { material: 'ABS' },
    models: (
      [
        [1, 1, 6],
        [2, 1, 7.5],
        [4, 1, 12],
        [1, 10, 52],
        [2, 10, 66],
      ] as const
    ).map(([ports, pieces, price]) => ({ model: `HV-FP${ports}-${pieces}`, price, attributes: { ports, pieces } })),
  },
  {
    category: 'junction-box',
    role: 'backBox',
    name: '86型底盒',
    desc: '86 型面板的接线底盒，预埋在墙里，粗线和屏蔽模块用深的。',
    picture: 'junction-box',
    telling: ['depthMm', 'location', 'material'],
    attributes: { location: '室内', material: 'PVC' },
    models: (
      [
        [50, 1.6],
        [60, 1.9],
      ] as const
    ).map(([depthMm, price]) => ({ model: `HV-BB${depthMm}`, price, attributes: { depthMm } })),
  },
  {
    category: 'connector',
    role: 'keystoneModule',
    name: '网络信息模块',
    desc: '免打线式信息模块，卡入面板与配线架，触点镀金。',
    picture: 'faceplate',
    telling: ['category', 'pieces', 'shielding'],
    models: (
      [
        ['超五类', '5E', 1, 9],
        ['六类', '6', 1, 15],
        ['六类', '6', 10, 138],
        ['超六类', '6A', 1, 32],
      ] as const
    ).map(([category, code, pieces, price]) => ({ model: `HV-KM${code}-${pieces}`, price, attributes: { category, pieces, shielding: '非屏蔽' } })),
  },
  {
    category: 'patch-panel',
    role: 'patchPanel',
    name: '机架式配线架',
    desc: '机柜内网线端接与跳接，带标签条，维护时一找就到。',
    picture: 'patch-panel',
    telling: ['category', 'ports', 'shielding'],
    models: (
      [
        ['超五类', '5E', 24, 128],
        ['六类', '6', 24, 198],
        ['六类', '6', 48, 388],
        ['超六类', '6A', 24, 368],
      ] as const
    ).map(([category, code, ports, price]) => ({ model: `HV-PP${code}-${ports}`, price, attributes: { category, ports, shielding: '非屏蔽' } })),
  },
  {
    category: 'patch-panel',
    role: 'cableManager',
    name: '理线架',
    desc: '每台配线架配一条，跳线横向归拢。',
    picture: 'rack-ear',
    telling: ['cabinetU', 'material', 'pieces'],
    attributes: { material: '冷轧钢', pieces: 1 },
    models: [
      { model: 'HV-CM1', price: 36, attributes: { cabinetU: 1 } },
      { model: 'HV-CM2', price: 58, attributes: { cabinetU: 2 } },
    ],
  },
  ...(
    [
      ['超五类', '5E', 6],
      ['六类', '6', 9],
      ['超六类', '6A', 16],
    ] as const
  ).map(([category, code, price]): Family => ({
    category: 'patch-cord',
    role: 'patchCord',
    name: `${category}成品跳线`,
    desc: '机制成品，机柜与桌面两端跳接，通断逐条检测。',
    picture: 'patch-cord',
    telling: ['category', 'lengthM', 'shielding'],
    attributes: { category, shielding: '非屏蔽' },
    models: [0.5, 1, 2, 3, 5, 10].map((lengthM) => ({
      model: `HV-PC${code}-${String(lengthM * 10).padStart(3, '0')}`,
      price: Math.round((price + lengthM * 2.6) * 10) / 10,
      attributes: { lengthM },
    })),
  })),
  {
    category: 'patch-cord',
    role: 'fibreCord',
    name: '光纤跳线',
    desc: 'LC/SC 接口成对，收发器与光模块到终端盒之间使用。',
    picture: 'patch-cord',
    telling: ['fibreMode', 'lengthM', 'pieces'],
    attributes: { pieces: 2 },
    models: (['单模', '多模'] as const).flatMap((fibreMode) =>
      [3, 5, 10].map((lengthM) => ({
        model: `HV-FC${fibreMode === '单模' ? 'S' : 'M'}-${String(lengthM).padStart(2, '0')}`,
        price: 12 + lengthM * 2,
        attributes: { fibreMode, lengthM },
      })),
    ),
  },
  ...(
    [
      ['单模', 'S', 1],
      ['多模', 'M', 1.5],
    ] as const
  ).map(([fibreMode, code, factor]): Family => ({
    category: 'fibre-cable',
    role: 'fibreCable',
    name: `室外${fibreMode}铠装光缆`,
    desc: '钢带铠装防鼠咬，架空与穿管两用，整盘 1000 米。',
    picture: 'fibre-cable',
    telling: ['fibreMode', 'cores', 'rollM'],
    attributes: { fibreMode, rollM: 1000, location: '室外' },
    models: cores([4, 8, 12, 24, 48, 96, 144]).map(({ core, price }) => ({
      model: `HV-GY${code}${String(core).padStart(3, '0')}`,
      price: Math.round(price * 3.2 * factor),
      attributes: { cores: core },
    })),
  })),
  {
    category: 'fibre-cable',
    role: 'fibreCable',
    name: '室内皮线光缆',
    desc: '细软好穿线，楼内短距离入户使用。',
    picture: 'fibre-cable',
    telling: ['fibreMode', 'cores', 'rollM'],
    attributes: { fibreMode: '单模', location: '室内' },
    models: (
      [
        [1, 500],
        [2, 500],
        [2, 1000],
        [4, 1000],
      ] as const
    ).map(([core, rollM]) => ({ model: `HV-GJ${core}-${rollM}`, price: Math.round(rollM * (0.3 + core * 0.12)), attributes: { cores: core, rollM } })),
  },
  {
    category: 'fibre-cable',
    role: 'fibreBox',
    name: '光纤终端盒',
    desc: '光缆熔接与固定，桌面和机架两种外形。',
    picture: 'patch-panel',
    telling: ['cores', 'installType', 'material'],
    attributes: { material: '冷轧钢' },
    models: (
      [
        [4, '壁挂', 22],
        [8, '壁挂', 36],
        [12, '机架式', 68],
        [24, '机架式', 118],
        [48, '机架式', 218],
      ] as const
    ).map(([core, installType, price]) => ({ model: `HV-TB${String(core).padStart(2, '0')}`, price, attributes: { cores: core, installType } })),
  },
  {
    category: 'power-cable',
    role: 'cable',
    name: '门禁弱电控制线',
    desc: '读卡、锁控、按钮与门磁各有规格，每卷 100 米，线皮印字分色。',
    picture: 'power-cable',
    telling: ['spec', 'use', 'rollM'],
    attributes: { rollM: 100, material: '铜芯' },
    models: (
      [
        ['读卡线', 'RVVP8x0.5', 458, 8, 0.5],
        ['锁控线', 'RVV2x1.0', 238, 2, 1],
        ['按钮线', 'RVV2x0.5', 128, 2, 0.5],
        ['门磁线', 'RVV2x0.5', 126, 2, 0.5],
      ] as const
    ).map(([use, spec, price, core, areaMm2], place) => ({
      model: `HV-${spec.replace('.', '')}-${'RLBC'[place] ?? ''}100`,
      price,
      attributes: { use, spec, cores: core, areaMm2 },
    })),
  },
  {
    category: 'power-cable',
    role: 'powerCable',
    name: '监控集中供电线',
    desc: '12 V 集中供电使用，按距离选线径，压降算得过来。',
    picture: 'power-cable',
    telling: ['spec', 'use', 'rollM'],
    attributes: { use: '电源线', cores: 2, rollM: 100, material: '铜芯' },
    models: (
      [
        [0.5, 118],
        [0.75, 168],
        [1, 218],
        [1.5, 318],
        [2.5, 508],
        [4, 788],
        [6, 1160],
      ] as const
    ).map(([areaMm2, price]) => ({
      model: `HV-PW2${String(Math.round(areaMm2 * 100)).padStart(3, '0')}`,
      price,
      attributes: { areaMm2, spec: `RVV2x${areaMm2}` },
    })),
  },
  {
    category: 'power-cable',
    role: 'cable',
    name: '屏蔽信号线',
    desc: '报警与 485 总线使用，铝箔加编织双层屏蔽。',
    picture: 'power-cable',
    telling: ['spec', 'use', 'rollM'],
    attributes: { use: '信号线', rollM: 100, material: '铜芯' },
    models: (
      [
        [2, 0.5, 168],
        [2, 1, 278],
        [4, 0.5, 288],
        [4, 1, 498],
      ] as const
    ).map(([core, areaMm2, price]) => ({
      model: `HV-SG${core}${String(areaMm2 * 100).padStart(3, '0')}`,
      price,
      attributes: { cores: core, areaMm2, spec: `RVVP${core}x${areaMm2 === 1 ? '1.0' : areaMm2}` },
    })),
  },
  {
    category: 'power-cable',
    role: 'speakerCable',
    name: '广播定压线',
    desc: '100 V 定压广播使用，透明护套分红黑极，每卷 100 米。',
    picture: 'speaker-cable',
    telling: ['areaMm2', 'rollM', 'material'],
    attributes: { rollM: 100, cores: 2, material: '铜芯' },
    models: (
      [
        [1, 228],
        [1.5, 328],
        [2.5, 518],
        [4, 798],
        [6, 1180],
      ] as const
    ).map(([areaMm2, price]) => ({ model: `HV-SC2${String(Math.round(areaMm2 * 10)).padStart(2, '0')}-100`, price, attributes: { areaMm2 } })),
  },
  {
    category: 'cabinet',
    name: '壁挂网络机柜',
    desc: '弱电间与走道墙面安装，玻璃门可视，带锁。',
    picture: 'wall-cabinet',
    telling: ['cabinetU', 'depthMm', 'material'],
    attributes: { material: '冷轧钢' },
    models: (
      [
        [6, 450, 198],
        [9, 450, 268],
        [12, 600, 388],
      ] as const
    ).map(([cabinetU, depthMm, price]) => ({ model: `HV-CW${String(cabinetU).padStart(2, '0')}-${depthMm}`, price, attributes: { cabinetU, depthMm } })),
  },
  {
    category: 'cabinet',
    name: '服务器机柜',
    desc: '前后网孔门，承重一吨，机房录像机与交换机集中安装。',
    picture: 'cabinet',
    telling: ['cabinetU', 'depthMm', 'material'],
    attributes: { material: '冷轧钢' },
    models: (
      [
        [18, 800, 880],
        [22, 800, 980],
        [27, 1000, 1280],
        [32, 1000, 1480],
        [37, 1000, 1680],
        [42, 1000, 1880],
        [42, 1200, 2180],
      ] as const
    ).map(([cabinetU, depthMm, price]) => ({ model: `HV-CS${cabinetU}-${depthMm}`, price, attributes: { cabinetU, depthMm } })),
  },
  {
    category: 'trunking',
    role: 'trunking',
    name: '镀锌金属线槽',
    desc: '桥架与线槽按截面积选，带盖板，每根两米。',
    picture: 'trunking',
    telling: ['spec', 'lengthM', 'material'],
    attributes: { lengthM: 2, material: '热镀锌钢' },
    models: (
      [
        ['50x25', 26],
        ['50x50', 34],
        ['100x50', 48],
        ['100x100', 68],
        ['150x75', 78],
        ['200x100', 98],
        ['300x100', 138],
        ['400x100', 178],
        ['300x150', 168],
        ['400x200', 238],
      ] as const
    ).map(([spec, price]) => ({ model: `HV-TR${spec.replace('x', '')}`, price, attributes: { spec } })),
  },
  {
    category: 'trunking',
    name: 'PVC线管',
    desc: '明装与暗埋两用，阻燃，每根三米。',
    picture: 'trunking',
    telling: ['spec', 'lengthM', 'material'],
    attributes: { lengthM: 3, material: 'PVC' },
    models: (
      [
        ['φ16', 5.2],
        ['φ20', 6.8],
        ['φ25', 9.6],
        ['φ32', 14.5],
      ] as const
    ).map(([spec, price]) => ({ model: `HV-TP${spec.slice(1)}`, price, attributes: { spec } })),
  },
];

export const cablingFamilies: readonly Family[] = [...boxes, ...others];
