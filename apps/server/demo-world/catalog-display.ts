/** Demo screens, decoders, workstations and LED walls. LED pitches, controllers and boxes as the LED sizing rules list them. */
import type { Family } from './catalog-family.ts';

const INDOOR_PITCHES = [1.25, 1.538, 1.86, 2, 2.5, 3.076, 4, 5] as const;
const OUTDOOR_PITCHES = [3.076, 4, 5, 6.67, 8, 10] as const;
const pitchCode = (pitch: number): string =>
  String(Math.round(pitch * 1000))
    .padStart(5, '0')
    .slice(0, 4);

const screens: readonly Family[] = [
  ...(
    [
      [
        '',
        '监控液晶监视器',
        [
          [21.5, 480],
          [24, 568],
          [27, 780],
          [32, 980],
        ],
      ],
      [
        'K',
        '4K监控监视器',
        [
          [32, 1680],
          [43, 2280],
          [55, 3280],
          [65, 4680],
          [75, 6980],
        ],
      ],
    ] as const
  ).map(([code, name, sizes]): Family => ({
    category: 'monitor',
    role: 'monitor',
    name,
    desc: code === 'K' ? '4K 面板看得清多画面细节，七乘二十四小时连续工作。' : '值班室看画面用，低功耗不烧屏，带 VESA 孔。',
    picture: 'monitor',
    telling: ['sizeInch', 'refreshHz', 'brightnessNits'],
    attributes: { refreshHz: 60, power: 'AC 220V' },
    models: sizes.map(([sizeInch, price]) => ({
      model: `HV-LM${code}${Math.round(sizeInch)}`,
      price,
      attributes: { sizeInch, brightnessNits: code === 'K' ? 350 : 250 },
    })),
  })),
  {
    category: 'monitor',
    role: 'monitor',
    name: '高亮户外监视器',
    desc: '岗亭与室外箱内使用，阳光下看得清。',
    picture: 'monitor',
    telling: ['sizeInch', 'refreshHz', 'brightnessNits'],
    attributes: { refreshHz: 60, brightnessNits: 1000, power: 'AC 220V' },
    models: [
      { model: 'HV-LO15', price: 1680, attributes: { sizeInch: 15 } },
      { model: 'HV-LO22', price: 2480, attributes: { sizeInch: 22 } },
    ],
  },
  ...(
    [
      [46, 3480],
      [49, 3980],
      [55, 4280],
    ] as const
  ).map(([sizeInch, price]): Family => ({
    category: 'video-wall',
    name: `${sizeInch}英寸液晶拼接屏`,
    desc: '指挥中心拼墙使用，拼缝与亮度按预算选，逐点校色。',
    picture: 'video-wall',
    telling: ['sizeInch', 'bezelMm', 'brightnessNits'],
    attributes: { sizeInch, refreshHz: 60, power: 'AC 220V' },
    models: (
      [
        [3.5, 500, 1],
        [1.8, 500, 1.35],
        [0.88, 700, 1.9],
      ] as const
    ).map(([bezelMm, brightnessNits, factor]) => ({
      model: `HV-VW${sizeInch}-${pitchCode(bezelMm / 10).slice(1)}`,
      price: bezelMm < 1 && sizeInch === 55 ? null : Math.round((price * factor) / 10) * 10,
      attributes: { bezelMm, brightnessNits },
    })),
    project: true,
  })),
  {
    category: 'decoder',
    name: '视频解码器',
    desc: '网络码流解码上墙，单屏多分割，断电记忆布局。',
    picture: 'decoder',
    telling: ['outputs', 'decode1080p', 'maxResolution'],
    attributes: { codecs: ['H264', 'H264+', 'H265', 'H265+'], maxResolution: '12MP', power: 'AC 220V' },
    models: (
      [
        [1, 16, 980],
        [4, 32, 2680],
        [8, 64, 4680],
        [12, 96, 6680],
        [16, 128, 8880],
      ] as const
    ).map(([outputs, decode1080p, price]) => ({ model: `HV-DC${String(outputs).padStart(2, '0')}`, price, attributes: { outputs, decode1080p } })),
  },
  {
    category: 'decoder',
    name: '视频综合拼控平台',
    desc: '插卡式机箱，输入输出按板卡扩展，开窗漫游叠加不受限。',
    picture: 'core-switch',
    telling: ['outputs', 'decode1080p', 'maxResolution'],
    attributes: { codecs: ['H264', 'H265'], maxResolution: '12MP', power: 'AC 220V' },
    models: (
      [
        [16, 128, 26800],
        [36, 256, 48800],
        [72, 256, null],
      ] as const
    ).map(([outputs, decode1080p, price]) => ({ model: `HV-VC${outputs}`, price, attributes: { outputs, decode1080p } })),
    project: true,
  },
  {
    category: 'touch-panel',
    name: '会议平板',
    desc: '投屏、书写、视频会议一块屏，值班讨论可直接圈画监控画面。',
    picture: 'touch-panel',
    telling: ['sizeInch', 'touch', 'brightnessNits'],
    attributes: { touch: true, brightnessNits: 350, refreshHz: 60 },
    models: (
      [
        [55, 4280],
        [65, 5680],
        [75, 7980],
        [86, 11800],
        [98, null],
      ] as const
    ).map(([sizeInch, price]) => ({ model: `HV-TPL${sizeInch}`, price, attributes: { sizeInch } })),
  },
  {
    category: 'touch-panel',
    name: '信息发布一体机',
    desc: '大厅与电梯口播放通知，远程分组下发节目。',
    picture: 'car-finder-kiosk',
    telling: ['sizeInch', 'installType', 'brightnessNits'],
    attributes: { brightnessNits: 450, refreshHz: 60 },
    models: (
      [
        [22, false, '壁挂', 1280],
        [32, false, '壁挂', 1880],
        [43, true, '落地', 3680],
        [55, true, '落地', 4880],
      ] as const
    ).map(([sizeInch, touch, installType, price]) => ({ model: `HV-IP${sizeInch}${touch ? 'T' : ''}`, price, attributes: { sizeInch, touch, installType } })),
  },
  {
    category: 'workstation',
    name: '岗亭收费电脑',
    desc: '小机箱带双屏输出，停车场岗亭值守与临停收费使用。',
    picture: 'workstation',
    telling: ['installType', 'outputs', 'power'],
    attributes: { installType: '塔式', power: 'AC 220V' },
    models: [
      { model: 'HV-PC-B1', price: 2680, attributes: { outputs: 2 } },
      { model: 'HV-PC-B2', price: 3480, attributes: { outputs: 3 } },
    ],
  },
  {
    category: 'workstation',
    name: '监控图形工作站',
    desc: '多画面预览与回放客户端，独立显卡三屏输出。',
    picture: 'workstation',
    telling: ['installType', 'outputs', 'decode1080p'],
    attributes: { installType: '塔式', power: 'AC 220V' },
    models: [
      { model: 'HV-WS3', price: 4980, attributes: { outputs: 3, decode1080p: 32 } },
      { model: 'HV-WS4', price: 7680, attributes: { outputs: 4, decode1080p: 64 } },
    ],
  },
  ...(
    [
      ['parkingServer', '停车管理服务器', 'PKS', '车道多于八条或带视频引导时使用，断网可独立放行计费。'],
      ['accessServer', '门禁管理服务器', 'ACS', '六十四门以上集中发卡、下发权限与事件存储。'],
    ] as const
  ).map(([role, name, code, desc]): Family => ({
    category: 'workstation',
    role,
    name,
    desc,
    picture: 'server',
    telling: ['installType', role === 'parkingServer' ? 'maxLanes' : 'doors', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: [
      { model: `HV-${code}1`, price: 9800, attributes: role === 'parkingServer' ? { maxLanes: 32 } : { doors: 64 } },
      { model: `HV-${code}2`, price: 16800, attributes: role === 'parkingServer' ? { maxLanes: 100 } : { doors: 64, cards: 200000 } },
    ],
  })),
];

const led: readonly Family[] = [
  ...(
    [
      ['标准', 'S', 3840, 600, 1],
      ['高刷', 'H', 7680, 800, 1.25],
    ] as const
  ).map(([word, code, refreshHz, brightnessNits, factor]): Family => ({
    category: 'led-indoor',
    role: 'ledCabinet',
    name: `室内${word}LED显示屏箱体`,
    desc: '640×480 毫米压铸铝箱体，前维护，会议室与大厅按观看距离选点间距。',
    picture: 'led-cabinet',
    telling: ['pitchMm', 'environment', 'refreshHz'],
    attributes: { environment: '室内', cabinetSize: '640×480 mm', refreshHz, brightnessNits, material: '铝合金' },
    models: INDOOR_PITCHES.map((pitchMm) => ({
      model: `HV-LI${code}${pitchCode(pitchMm)}`,
      price: pitchMm === 1.25 && code === 'H' ? null : Math.round((factor * 9200) / pitchMm / 10) * 10,
      attributes: { pitchMm },
    })),
    project: true,
  })),
  {
    category: 'led-indoor',
    role: 'ledCabinet',
    name: '室内微间距COB显示屏箱体',
    desc: 'COB 封装表面可擦洗，近看不刺眼，指挥中心与演播室使用。',
    picture: 'led-cabinet',
    telling: ['pitchMm', 'environment', 'refreshHz'],
    attributes: { environment: '室内', cabinetSize: '640×480 mm', refreshHz: 7680, brightnessNits: 600, material: '铝合金' },
    models: [
      { model: 'HV-LIC1250', price: 14800, attributes: { pitchMm: 1.25 } },
      { model: 'HV-LIC1538', price: 11200, attributes: { pitchMm: 1.538 } },
      { model: 'HV-LIC0938', price: null, attributes: { pitchMm: 0.938 } },
    ],
    project: true,
  },
  ...(
    [
      ['固装', 'F', 5000, 1],
      ['高亮节能', 'E', 8000, 1.22],
    ] as const
  ).map(([word, code, brightnessNits, factor]): Family => ({
    category: 'led-outdoor',
    role: 'ledCabinet',
    name: `户外${word}LED显示屏箱体`,
    desc: '960×960 毫米防水箱体，前后 IP65，楼面与广场大屏使用。',
    picture: 'led-outdoor',
    telling: ['pitchMm', 'environment', 'brightnessNits'],
    attributes: { environment: '户外', cabinetSize: '960×960 mm', refreshHz: 3840, brightnessNits, ipRating: 65, material: '冷轧钢' },
    models: OUTDOOR_PITCHES.map((pitchMm) => ({
      model: `HV-LO${code}${pitchCode(pitchMm)}`,
      price: Math.round((factor * 16800) / pitchMm / 10) * 10,
      attributes: { pitchMm },
    })),
    project: true,
  })),
  {
    category: 'led-indoor',
    name: 'LED会议一体机',
    desc: '出厂整屏拼好，自带音响与投屏，推进会议室当天能用。',
    picture: 'touch-panel',
    telling: ['sizeInch', 'pitchMm', 'environment'],
    attributes: { environment: '室内', refreshHz: 3840, brightnessNits: 600 },
    models: [
      { model: 'HV-LA108', price: 68000, attributes: { sizeInch: 108, pitchMm: 1.25 } },
      { model: 'HV-LA120', price: null, attributes: { sizeInch: 120, pitchMm: 1.25 } },
    ],
    project: true,
  },
  {
    category: 'led-outdoor',
    name: '户外灯杆LED屏',
    desc: '道路灯杆安装，四面防水，远程统一发布公益信息。',
    picture: 'led-outdoor',
    telling: ['pitchMm', 'environment', 'brightnessNits'],
    attributes: { environment: '户外', cabinetSize: '960×1920 mm', refreshHz: 3840, ipRating: 65 },
    models: [
      { model: 'HV-LPS4', price: 9800, attributes: { pitchMm: 4, brightnessNits: 5000 } },
      { model: 'HV-LPS5', price: 8200, attributes: { pitchMm: 5, brightnessNits: 5500 } },
    ],
    project: true,
  },
  {
    category: 'led-control',
    role: 'ledProcessor',
    name: '视频拼接处理器',
    desc: '多路信号开窗、叠加与场景切换，小间距大屏前端使用。',
    picture: 'led-controller',
    telling: ['ports', 'outputs', 'maxResolution'],
    attributes: { maxResolution: '8MP', power: 'AC 220V' },
    models: (
      [
        [8, 4, 6800],
        [16, 8, 11800],
        [20, 12, null],
      ] as const
    ).map(([ports, outputs, price]) => ({ model: `HV-LX${String(ports).padStart(2, '0')}`, price, attributes: { ports, outputs } })),
  },
  {
    category: 'led-spare',
    role: 'ledSpareModule',
    name: 'LED备用模组',
    desc: '320×160 毫米同批次模组，与屏体同灯同批，更换后无色差。',
    picture: 'led-module',
    telling: ['pitchMm', 'environment', 'pieces'],
    attributes: { pieces: 1 },
    models: [
      ...INDOOR_PITCHES.map((pitchMm) => ({
        model: `HV-LMI${pitchCode(pitchMm)}`,
        price: Math.round(1500 / pitchMm),
        attributes: { pitchMm, environment: '室内' },
      })),
      ...OUTDOOR_PITCHES.map((pitchMm) => ({
        model: `HV-LMO${pitchCode(pitchMm)}`,
        price: Math.round(1180 / pitchMm),
        attributes: { pitchMm, environment: '户外' },
      })),
    ],
  },
  {
    category: 'led-spare',
    role: 'ledNetworkCable',
    name: 'LED主网线',
    desc: '发送器到屏体的超六类成品线，带屏蔽与压线套。',
    picture: 'patch-cord',
    telling: ['category', 'lengthM', 'shielding'],
    attributes: { category: '超六类', shielding: '屏蔽' },
    models: [10, 20, 30, 50, 80, 100].map((lengthM) => ({ model: `HV-LC${lengthM}`, price: 28 + lengthM * 4, attributes: { lengthM } })),
  },
  {
    category: 'led-control',
    role: 'ledReceivingCard',
    name: 'LED接收卡',
    desc: '每箱体一张，带载 512×384 像素，支持逐点校正与备份。',
    picture: 'receiving-card',
    telling: ['ports', 'refreshHz', 'pieces'],
    attributes: { ports: 2, pieces: 1 },
    models: [
      { model: 'HV-LR08', price: 128, attributes: { refreshHz: 3840 } },
      { model: 'HV-LR16', price: 188, attributes: { refreshHz: 7680 } },
    ],
  },
  {
    category: 'led-control',
    role: 'ledSendingController',
    name: 'LED视频发送器',
    desc: '视频处理与发送合一，缩放拼接一机完成，四口带载 230 万像素。',
    picture: 'led-controller',
    telling: ['ports', 'outputs', 'maxResolution'],
    attributes: { maxResolution: '8MP', power: 'AC 220V' },
    models: (
      [
        [2, 1, 980],
        [4, 1, 1980],
        [8, 2, 3680],
        [16, 2, 7680],
      ] as const
    ).map(([ports, outputs, price]) => ({ model: `HV-LS${String(ports).padStart(2, '0')}`, price, attributes: { ports, outputs } })),
  },
  {
    category: 'led-control',
    role: 'ledFibreConverter',
    name: 'LED光电转换器',
    desc: '发送器的网口并入一对单模光纤，屏侧还原为网口，控制室远离屏体时成对使用。',
    picture: 'media-converter',
    telling: ['ports', 'fibreMode', 'distanceKm'],
    attributes: { fibreMode: '单模', power: 'AC 220V' },
    models: (
      [
        [4, 20, 1280],
        [4, 40, 1880],
        [8, 20, 2280],
        [8, 40, 2980],
      ] as const
    ).map(([ports, distanceKm, price]) => ({ model: `HV-LF${String(ports).padStart(2, '0')}-${distanceKm}`, price, attributes: { ports, distanceKm } })),
  },
  {
    category: 'led-power',
    role: 'ledDistributionBox',
    name: 'LED配电箱',
    desc: '分步上电带烟感与远程控制，三相自动分配，屏体不冲击电网。',
    picture: 'distribution-box',
    telling: ['powerKW', 'phases', 'installType'],
    attributes: { installType: '壁挂' },
    models: (
      [
        [5, 580],
        [10, 880],
        [15, 1180],
        [20, 1480],
        [30, 2080],
        [40, 2680],
        [60, 3880],
        [80, 4980],
        [100, 6280],
        [120, 7680],
        [160, 9800],
        [200, 12800],
      ] as const
    ).map(([powerKW, price]) => ({
      model: `HV-LP${String(powerKW).padStart(3, '0')}`,
      price,
      attributes: { powerKW, phases: powerKW <= 10 ? 1 : 3 },
    })),
  },
];

export const displayFamilies: readonly Family[] = [...screens, ...led];

/** What a platform, doors and gates are looked after on, and what stands in a booth. */
export const deskFamilies: readonly Family[] = [
  {
    category: 'workstation',
    role: 'boothPc',
    name: '管理电脑',
    desc: '小机箱双屏输出，装平台客户端，预览回放、发卡授权、查记录和值班登记都在上面。',
    picture: 'workstation',
    telling: ['installType', 'outputs', 'power'],
    attributes: { installType: '塔式', power: 'AC 220V' },
    models: [
      { model: 'HV-PC-M2', price: 2680, attributes: { outputs: 2 } },
      { model: 'HV-PC-M3', price: 3480, attributes: { outputs: 3 } },
    ],
  },
];
