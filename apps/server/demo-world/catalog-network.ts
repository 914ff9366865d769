/** Demo switches and links. The PoE ladder covers CHECK-2.13 in at, bt3 and bt4. */
import type { Family } from './catalog-family.ts';

const AT = '802.3at';

/** ports, budget, price. */
const POE_SERIES = [
  {
    code: 'F',
    word: '百兆',
    standard: '802.3af',
    portMbps: 100,
    uplinkMbps: 1000,
    managed: false,
    desc: '百兆下联千兆上联，接普通枪机半球够用，小项目省预算。',
    sizes: [
      [4, 60, 138],
      [8, 65, 218],
      [16, 135, 468],
      [24, 225, 680],
    ],
  },
  {
    code: 'G',
    word: '千兆',
    standard: AT,
    portMbps: 1000,
    uplinkMbps: 1000,
    managed: false,
    desc: '全千兆 802.3at，一键长距与看门狗，摄像机死机可断电重启。',
    sizes: [
      [4, 60, 228],
      [8, 120, 388],
      [16, 230, 820],
      [24, 370, 1180],
    ],
  },
  {
    code: 'M',
    word: '千兆网管',
    standard: AT,
    portMbps: 1000,
    uplinkMbps: 10000,
    managed: true,
    desc: '二层网管、万兆上联，拓扑与端口供电在网页上一目了然。',
    sizes: [
      [8, 120, 780],
      [16, 230, 1380],
      [24, 370, 1880],
      [48, 740, 3680],
    ],
  },
  {
    code: 'T',
    word: '高功率',
    standard: '802.3bt（60 W）',
    portMbps: 1000,
    uplinkMbps: 1000,
    managed: false,
    desc: '单口 60 W，给球机和带加热的摄像机直接供电。',
    sizes: [
      [4, 60, 468],
      [4, 240, 880],
      [8, 120, 760],
      [8, 480, 1680],
      [16, 230, 1480],
      [24, 370, 2080],
    ],
  },
  {
    code: 'U',
    word: '超高功率网管',
    standard: '802.3bt（90 W）',
    portMbps: 1000,
    uplinkMbps: 10000,
    managed: true,
    desc: '单口 90 W 四线对供电，激光球机与室外箱内设备一线到位。',
    sizes: [
      [4, 60, 720],
      [8, 120, 1180],
      [8, 720, 2680],
      [16, 230, 2280],
      [24, 370, 2980],
      [24, 1440, null],
    ],
  },
  {
    code: 'I',
    word: '工业级导轨',
    standard: AT,
    portMbps: 1000,
    uplinkMbps: 1000,
    managed: false,
    desc: '零下 40 度可用，导轨安装，装在室外箱和立杆箱里。',
    sizes: [
      [4, 120, 680],
      [8, 240, 980],
    ],
  },
] as const;

const poe: readonly Family[] = POE_SERIES.map(({ code, word, standard, portMbps, uplinkMbps, managed, desc, sizes }) => ({
  category: 'poe-switch',
  role: 'poeSwitch',
  name: `${word}PoE交换机`,
  desc,
  picture: code === 'I' ? 'media-converter' : sizes[0][0] === 4 ? 'poe-switch-8' : 'poe-switch-24',
  telling: ['poePorts', 'poeBudgetW', 'poeStandard'],
  attributes: { poeStandard: standard, portMbps, uplinkMbps, managed, installType: code === 'I' ? '导轨' : '机架式', power: 'AC 220V' },
  models: sizes.map(([poePorts, poeBudgetW, price]) => ({
    model: `HV-SP${code}${String(poePorts).padStart(2, '0')}-${poeBudgetW}`,
    price,
    attributes: { poePorts, poeBudgetW, ports: poePorts, uplinkPorts: poePorts > 8 ? 4 : 2 },
  })),
}));

const plain: readonly Family[] = (
  [
    [
      'S',
      '百兆桌面',
      'switch-desktop',
      'network-switch',
      100,
      100,
      false,
      '即插即用的桌面交换机，值班室和弱电箱内用。',
      [
        [5, 48],
        [8, 68],
        [16, 138],
        [24, 198],
      ],
    ],
    [
      'G',
      '千兆非网管',
      'switch-desktop',
      'network-switch',
      1000,
      1000,
      false,
      '全千兆铁壳，接入录像机与工作站。',
      [
        [5, 88],
        [8, 128],
        [16, 288],
        [24, 398],
        [48, 880],
      ],
    ],
    [
      'M',
      '千兆网管',
      'poe-switch-24',
      'network-switch',
      1000,
      1000,
      true,
      '支持 VLAN、环网与端口镜像，监控专网隔离广播。',
      [
        [8, 480],
        [16, 680],
        [24, 980],
        [48, 1880],
      ],
    ],
    [
      'X',
      '万兆上联汇聚',
      'poe-switch-24',
      'network-switch',
      1000,
      10000,
      true,
      '万兆光上联，多台接入交换机汇到机房。',
      [
        [8, 1080],
        [16, 1480],
        [24, 2280],
        [48, 3880],
      ],
    ],
    [
      'O',
      '全光汇聚',
      'poe-switch-16',
      'network-switch',
      1000,
      10000,
      true,
      '千兆光口下联，园区各楼栋光纤直接汇聚。',
      [
        [8, 1280],
        [16, 2080],
        [24, 2680],
        [48, 5280],
      ],
    ],
    [
      'L',
      '三层汇聚',
      'poe-switch-24',
      'network-switch',
      1000,
      10000,
      true,
      '三层路由与静态冗余，跨网段调阅不卡顿。',
      [
        [24, 4280],
        [48, 6880],
      ],
    ],
    [
      'C',
      '机架式核心',
      'core-switch',
      'core-switch',
      10000,
      40000,
      true,
      '模块化机框、双主控双电源，大型监控专网的核心。',
      [
        [48, 28800],
        [96, null],
      ],
    ],
    [
      'K',
      '万兆核心',
      'poe-switch-24',
      'core-switch',
      10000,
      40000,
      true,
      '固定端口万兆核心，中型园区一台到位。',
      [
        [24, 9800],
        [48, 16800],
      ],
    ],
  ] as const
).map(([code, word, picture, category, portMbps, uplinkMbps, managed, desc, sizes]) => ({
  category,
  role: 'networkSwitch',
  name: `${word}交换机`,
  desc,
  picture,
  telling: ['ports', 'portMbps', 'uplinkMbps'],
  attributes: { portMbps, uplinkMbps, managed, installType: picture === 'switch-desktop' ? '壁挂' : '机架式', power: 'AC 220V' },
  models: sizes.map(([ports, price]) => ({
    model: `HV-SN${code}${String(ports).padStart(2, '0')}`,
    price,
    attributes: { ports, uplinkPorts: managed ? 4 : 1 },
  })),
}));

const links: readonly Family[] = [
  {
    category: 'network-switch',
    role: 'networkSwitch',
    name: '工业环网交换机',
    desc: '双电源冗余、环网自愈五十毫秒，隧道与管廊监控使用。',
    picture: 'media-converter',
    telling: ['ports', 'portMbps', 'uplinkMbps'],
    attributes: { portMbps: 1000, uplinkMbps: 1000, uplinkPorts: 2, managed: true, installType: '导轨', power: 'AC 24V' },
    models: (
      [
        [4, 880],
        [8, 1280],
        [16, 2280],
        [24, 3280],
      ] as const
    ).map(([ports, price]) => ({ model: `HV-SNR${String(ports).padStart(2, '0')}`, price, attributes: { ports } })),
  },
  {
    category: 'poe-switch',
    role: 'poeSwitch',
    name: '长距离供电PoE交换机',
    desc: '二百五十米低速长距模式，厂房与停车场边角点位不用加中继。',
    picture: 'poe-switch-8',
    telling: ['poePorts', 'poeBudgetW', 'poeStandard'],
    attributes: { poeStandard: AT, portMbps: 100, uplinkMbps: 1000, managed: false, installType: '机架式', power: 'AC 220V' },
    models: (
      [
        [4, 60, 188],
        [8, 120, 338],
        [16, 230, 720],
        [24, 370, 1020],
      ] as const
    ).map(([poePorts, poeBudgetW, price]) => ({
      model: `HV-SPL${String(poePorts).padStart(2, '0')}-${poeBudgetW}`,
      price,
      attributes: { poePorts, poeBudgetW, ports: poePorts, uplinkPorts: 2 },
    })),
  },
  {
    category: 'wireless-network',
    name: '面板式无线AP',
    desc: '装进 86 底盒，酒店客房与宿舍一房一只。',
    picture: 'faceplate',
    telling: ['wirelessMbps', 'power', 'portMbps'],
    attributes: { power: 'PoE', powerW: 8, poeClass: 3, frequencyGHz: 5.8 },
    models: [
      { model: 'HV-APW12', price: 168, attributes: { wirelessMbps: 1200, portMbps: 1000 } },
      { model: 'HV-APW30', price: 288, attributes: { wirelessMbps: 3000, portMbps: 1000 } },
    ],
  },
  {
    category: 'wireless-network',
    name: '室外大功率无线AP',
    desc: '全向覆盖一百五十米，园区与景区广场使用。',
    picture: 'wireless-bridge',
    telling: ['wirelessMbps', 'ipRating', 'portMbps'],
    attributes: { power: 'PoE', powerW: 18, poeClass: 4, frequencyGHz: 5.8, location: '室外', ipRating: 67 },
    models: [
      { model: 'HV-APO12', price: 680, attributes: { wirelessMbps: 1200, portMbps: 1000 } },
      { model: 'HV-APO30', price: 1180, attributes: { wirelessMbps: 3000, portMbps: 1000 } },
    ],
  },
  ...(['百兆', '千兆'] as const).map((word): Family => ({
    category: 'media-converter',
    role: 'mediaConverter',
    name: `${word}光纤收发器`,
    desc: '一对使用，超过 100 米的点位用光纤带回机房。',
    picture: 'media-converter',
    telling: ['portMbps', 'fibreMode', 'distanceKm'],
    attributes: { portMbps: word === '百兆' ? 100 : 1000, power: 'DC 12V' },
    models: (
      [
        ['单模', 3, 46],
        ['单模', 20, 62],
        ['单模', 40, 128],
        ['多模', 0.5, 58],
      ] as const
    ).map(([fibreMode, distanceKm, price]) => ({
      model: `HV-MC${word === '百兆' ? 1 : 2}${fibreMode === '单模' ? 'S' : 'M'}${distanceKm < 1 ? '05' : distanceKm}`,
      price: word === '百兆' ? price : Math.round(price * 1.6),
      attributes: { fibreMode, distanceKm, ports: 1 },
    })),
  })),
  {
    category: 'media-converter',
    role: 'mediaConverter',
    name: '机架式光纤收发器',
    desc: '十四槽机框集中供电，机房一侧整齐收口。',
    picture: 'poe-switch-16',
    telling: ['ports', 'fibreMode', 'distanceKm'],
    attributes: { portMbps: 1000, fibreMode: '单模', distanceKm: 20, power: 'AC 220V' },
    models: [
      { model: 'HV-MR14', price: 980, attributes: { ports: 14 } },
      { model: 'HV-MR16', price: 1280, attributes: { ports: 16 } },
    ],
  },
  {
    category: 'media-converter',
    role: 'mediaConverter',
    name: '单光口多电口收发器',
    desc: '一根光纤带四个或八个电口，立杆箱里省一台交换机。',
    picture: 'media-converter',
    telling: ['ports', 'fibreMode', 'distanceKm'],
    attributes: { portMbps: 1000, fibreMode: '单模', distanceKm: 20, power: 'DC 12V' },
    models: [
      { model: 'HV-MX14-S20', price: 138, attributes: { ports: 4 } },
      { model: 'HV-MX18-S20', price: 198, attributes: { ports: 8 } },
    ],
  },
  ...(
    [
      ['千兆', 1000, 'G', 58],
      ['万兆', 10000, 'X', 168],
    ] as const
  ).map(([word, portMbps, code, price]): Family => ({
    category: 'sfp-module',
    name: `${word}SFP光模块`,
    desc: '成对插入两端交换机光口，波长成对配好出厂。',
    picture: 'sfp-module',
    telling: ['portMbps', 'fibreMode', 'distanceKm'],
    attributes: { portMbps },
    models: (
      [
        ['多模', 0.5, 1],
        ['单模', 10, 1.3],
        ['单模', 20, 1.6],
        ['单模', 40, 2.8],
      ] as const
    ).map(([fibreMode, distanceKm, factor]) => ({
      model: `HV-SF${code}${fibreMode === '单模' ? 'S' : 'M'}${distanceKm < 1 ? '05' : distanceKm}`,
      price: Math.round(price * factor),
      attributes: { fibreMode, distanceKm },
    })),
  })),
  ...(
    [
      ['电梯', 'E', 2.4, 0.3, 300, 8, 178],
      ['百兆', 'B', 5.8, 2, 300, 12, 268],
      ['千兆', 'G', 5.8, 5, 867, 16, 480],
      ['远距离', 'L', 5.8, 15, 867, 23, 880],
      ['点对多点基站', 'P', 5.8, 5, 867, 17, 1280],
      ['毫米波', 'M', 60, 0.3, 1540, 30, 2680],
    ] as const
  ).map(([word, code, frequencyGHz, distanceKm, wirelessMbps, antennaGainDbi, price]): Family => ({
    category: 'wireless-bridge',
    name: `${word}无线网桥`,
    desc: word === '电梯' ? '轿厢与井道各一只，随行电缆不用再加网线。' : '拨码自动配对，通视条件下替代光缆过路过河。',
    picture: 'wireless-bridge',
    telling: ['frequencyGHz', 'distanceKm', 'wirelessMbps'],
    attributes: { frequencyGHz, antennaGainDbi, location: '室外', ipRating: 65, power: 'PoE', powerW: 8, poeClass: 3 },
    models: [
      { model: `HV-WB${code}${antennaGainDbi}`, price, attributes: { distanceKm, wirelessMbps } },
      { model: `HV-WB${code}${antennaGainDbi}-D`, price: Math.round(price * 1.24), attributes: { distanceKm: distanceKm + 1, wirelessMbps } },
    ],
  })),
  {
    category: 'wireless-network',
    name: '吸顶式双频无线AP',
    desc: '办公室与商铺无线覆盖，监控与办公分网使用。',
    picture: 'wireless-ap',
    telling: ['wirelessMbps', 'power', 'portMbps'],
    attributes: { power: 'PoE', powerW: 11, poeClass: 3, frequencyGHz: 5.8 },
    models: [
      { model: 'HV-AP12', price: 198, attributes: { wirelessMbps: 1200, portMbps: 1000 } },
      { model: 'HV-AP30', price: 398, attributes: { wirelessMbps: 3000, portMbps: 1000 } },
      { model: 'HV-AP60', price: 880, attributes: { wirelessMbps: 6000, portMbps: 2500 } },
    ],
  },
  {
    category: 'wireless-network',
    name: '监控专网路由器',
    desc: '多条宽带叠加上云，远程巡店画面更稳。',
    picture: 'router',
    telling: ['ports', 'portMbps', 'wirelessMbps'],
    attributes: { power: 'DC 12V', powerW: 12 },
    models: [
      { model: 'HV-RT5', price: 168, attributes: { ports: 5, portMbps: 1000, wirelessMbps: 1200 } },
      { model: 'HV-RT8', price: 468, attributes: { ports: 8, portMbps: 1000, wirelessMbps: 3000 } },
      { model: 'HV-RT5-4G', price: 398, attributes: { ports: 5, portMbps: 100, wirelessMbps: 300 } },
    ],
  },
];

export const networkFamilies: readonly Family[] = [...poe, ...plain, ...links];
