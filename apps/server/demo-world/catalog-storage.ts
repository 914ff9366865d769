/** Demo recorders and storage. The recorder ladder covers the NVR table of the handbook (CHECK-2). */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const CODECS = ['H264', 'H264+', 'H265', 'H265+'];
const PROTOCOLS = ['ONVIF', 'GB/T 28181', '私有协议'];
const recorder = (more: DemoAttributes): DemoAttributes => ({
  codecs: CODECS,
  protocols: PROTOCOLS,
  maxResolution: '12MP',
  maxDiskTB: 20,
  raid: false,
  ...more,
});

/** channels, Mbps in, bays, 1080P decode, price. */
type Size = readonly [channels: number, incomingMbps: number, hddBays: number, decode1080p: number, price: number | null];

const sized =
  (model: (size: Size) => string) =>
  (size: Size): Model => {
    const [channels, incomingMbps, hddBays, decode1080p, price] = size;
    return { model: model(size), price, attributes: { channels, incomingMbps, outgoingMbps: incomingMbps, hddBays, decode1080p } };
  };

/** Sold once: lists and favourites of those days name it. */
export const formerFamilies: readonly Family[] = [
  {
    category: 'nvr',
    name: '单盘位网络硬盘录像机（上一代）',
    desc: '上一代单盘位录像机，已停产，由桌面型网络硬盘录像机接替。',
    picture: 'nvr-desktop',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 1, maxResolution: '8MP', maxDiskTB: 6, power: 'DC 12V', powerW: 12 }),
    models: ([[8, 60, 1, 4, 288]] as const).map(sized(([channels]) => `HV-N0${String(channels).padStart(2, '0')}-L`)).map((model) => ({ ...model, off: true })),
    off: true,
    successor: 'HV-N108-K60',
  },
  {
    category: 'nvr',
    name: '四路网络硬盘录像机（上一代）',
    desc: '上一代四路录像机，已停产。',
    picture: 'nvr-desktop',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 1, maxResolution: '8MP', maxDiskTB: 6, power: 'DC 12V', powerW: 10 }),
    models: ([[4, 40, 1, 2, 238]] as const).map(sized(([channels]) => `HV-N0${String(channels).padStart(2, '0')}-L`)).map((model) => ({ ...model, off: true })),
    off: true,
  },
];

const recorders: readonly Family[] = [
  {
    category: 'nvr',
    role: 'nvr',
    name: '桌面型网络硬盘录像机',
    desc: '一盘位小机身，门店和小办公室放在收银台下就能用。',
    picture: 'nvr-desktop',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 2, maxResolution: '8MP', maxDiskTB: 10, power: 'DC 12V', powerW: 10 }),
    models: (
      [
        [4, 40, 1, 8, 268],
        [8, 80, 1, 8, 328],
        [8, 60, 1, 8, 298],
        [10, 80, 1, 8, 352],
        [16, 160, 1, 16, 486],
      ] as const
    ).map(sized(([channels, mbps]) => `HV-N1${String(channels).padStart(2, '0')}-K${mbps}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '双盘位网络硬盘录像机',
    desc: '两盘位、双屏异显，中小项目最常用的一档，16 路存一个月不用加柜。',
    picture: 'nvr-1u',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 2, power: 'AC 220V', powerW: 20 }),
    models: (
      [
        [8, 80, 2, 16, 620],
        [16, 160, 2, 16, 780],
        [16, 160, 2, 8, 720],
        [32, 256, 2, 16, 1080],
      ] as const
    ).map(sized(([channels, , , decode]) => `HV-N2${String(channels).padStart(2, '0')}-D${decode}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '四盘位网络硬盘录像机',
    desc: '四盘位 1.5U 机箱，32 路全解码上墙，园区机房的标准配置。',
    picture: 'nvr-1u',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 4, power: 'AC 220V', powerW: 35 }),
    models: (
      [
        [16, 200, 4, 32, 1380],
        [32, 256, 4, 32, 1760],
        [32, 320, 4, 32, 1980],
        [64, 320, 4, 32, 2460],
      ] as const
    ).map(sized(([channels, mbps]) => `HV-N4${String(channels).padStart(2, '0')}-M${mbps}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '八盘位网络硬盘录像机',
    desc: '八盘位 2U 机箱支持 RAID，坏一块盘录像不丢。',
    picture: 'nvr-2u',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 4, raid: true, power: 'AC 220V', powerW: 60 }),
    models: (
      [
        [32, 320, 8, 32, 3280],
        [64, 400, 8, 64, 4180],
        [64, 512, 8, 64, 4860],
        [128, 400, 8, 64, 5680],
      ] as const
    ).map(sized(([channels, mbps]) => `HV-N8${String(channels).padStart(3, '0')}-M${mbps}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '十六盘位网络硬盘录像机',
    desc: '十六盘位 3U 机箱，RAID5/6 与热备盘，适合 90 天存储要求的重点单位。',
    picture: 'storage-server',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 6, raid: true, power: 'AC 220V', powerW: 120 }),
    models: (
      [
        [64, 512, 16, 64, 7980],
        [128, 576, 16, 128, 9860],
        [128, 768, 16, 128, 11800],
        [256, 768, 16, 128, null],
      ] as const
    ).map(sized(([channels, mbps]) => `HV-N16${channels}-M${mbps}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '二十四盘位高密度网络硬盘录像机',
    desc: '4U 二十四盘位，双电源双网口，大型园区集中存储使用。',
    picture: 'storage-server',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 6, raid: true, power: 'AC 220V', powerW: 220 }),
    models: (
      [
        [128, 768, 24, 128, 15800],
        [256, 1024, 24, 128, 19600],
        [256, 1600, 24, 128, null],
      ] as const
    ).map(sized(([channels, mbps]) => `HV-N24${channels}-M${mbps}`)),
    project: true,
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '国标接入网络硬盘录像机',
    desc: '支持 SVAC2 与 GB/T 28181 级联，社会视频资源接入公安平台使用。',
    picture: 'nvr-2u',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: {
      ...recorder({ outputs: 4, raid: true, power: 'AC 220V', powerW: 60 }),
      codecs: ['H264', 'H265', 'SVAC2'],
      protocols: ['ONVIF', 'GB/T 28181'],
    },
    models: (
      [
        [16, 160, 4, 16, 2680],
        [32, 256, 8, 32, 4280],
        [64, 400, 8, 64, 6480],
      ] as const
    ).map(sized(([channels]) => `HV-NG8${String(channels).padStart(2, '0')}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '车载硬盘录像机',
    desc: '抗振减震设计，公交与校车使用，熄火延时关机。',
    picture: 'nvr-desktop',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 1, maxResolution: '4MP', maxDiskTB: 4, power: 'DC 12V', powerW: 36 }),
    models: (
      [
        [4, 30, 1, 4, 1280],
        [8, 60, 2, 8, 1880],
      ] as const
    ).map(sized(([channels]) => `HV-NM${String(channels).padStart(2, '0')}`)),
  },
  {
    category: 'nvr',
    role: 'nvr',
    name: '家用无线硬盘录像机',
    desc: '自带无线热点，摄像机免布线接入，旧房改造不走线槽。',
    picture: 'nvr-desktop',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({ outputs: 1, maxResolution: '5MP', maxDiskTB: 8, power: 'DC 12V', powerW: 12 }),
    models: (
      [
        [4, 30, 1, 4, 318],
        [8, 50, 1, 8, 398],
      ] as const
    ).map(sized(([channels]) => `HV-NW${String(channels).padStart(2, '0')}`)),
  },
  ...(
    [
      ['标准', 'P', 1],
      ['长距离供电', 'E', 1.18],
    ] as const
  ).map(([word, code, factor]): Family => ({
    category: 'poe-nvr',
    role: 'nvr',
    name: `${word}PoE硬盘录像机`,
    desc: word === '标准' ? '自带 PoE 口，摄像机一根网线接上即出图，小项目不用再配交换机。' : 'PoE 口支持 250 米低速长距离供电，厂房和停车场边角点位也能直连。',
    picture: 'nvr-poe',
    telling: ['channels', 'poePorts', 'hddBays'],
    attributes: recorder({ outputs: 2, power: 'AC 220V', powerW: 30 }),
    models: (
      [
        [4, 40, 1, 8, 438, 4, 50],
        [8, 80, 1, 8, 598, 8, 120],
        [8, 80, 2, 16, 760, 8, 120],
        [16, 160, 2, 16, 1180, 16, 200],
        [16, 160, 4, 32, 1880, 16, 230],
        [32, 256, 4, 32, 2980, 16, 230],
      ] as const
    ).map(([channels, incomingMbps, hddBays, decode1080p, price, poePorts, poeBudgetW]) => ({
      model: `HV-N${code}${hddBays}${String(channels).padStart(2, '0')}-${poePorts}P${code === 'E' ? '' : `-${poeBudgetW}`}`,
      price: Math.round(price * factor),
      attributes: { channels, incomingMbps, outgoingMbps: incomingMbps, hddBays, decode1080p, poePorts, poeBudgetW, poeStandard: '802.3at' },
    })),
  })),
  ...(
    [
      ['人脸比对', 'F', 1.9],
      ['周界人车', 'V', 1.5],
      ['全目标结构化', 'A', 2.6],
    ] as const
  ).map(([word, code, factor]): Family => ({
    category: 'smart-nvr',
    role: 'nvr',
    name: `${word}智能分析录像机`,
    desc: `普通摄像机接入也能做${word}，老项目升级不换前端。开启智能后的可用路数以表中路数为准。`,
    picture: 'nvr-2u',
    telling: ['channels', 'hddBays', 'incomingMbps'],
    attributes: recorder({
      outputs: 4,
      raid: true,
      power: 'AC 220V',
      powerW: 70,
      features: word === '周界人车' ? ['人车分类', '区域入侵', '越界侦测'] : ['人脸抓拍', '人车分类'],
    }),
    models: (
      [
        [8, 80, 2, 16, 1280],
        [16, 160, 4, 32, 2280],
        [32, 256, 8, 32, 3980],
        [64, 400, 16, 64, 8600],
      ] as const
    ).map(([channels, mbps, bays, decode, price]) => ({
      ...sized(() => `HV-N${code}${bays}${String(channels).padStart(2, '0')}-AI`)([channels, mbps, bays, decode, Math.round((price * factor) / 10) * 10]),
    })),
  })),
];

const disks: readonly Family[] = [
  {
    category: 'hdd',
    role: 'hdd',
    name: '监控级机械硬盘',
    desc: '为全天写入优化，多路并发不丢帧，质保三年。',
    picture: 'hdd',
    telling: ['sizeTB', 'diskGrade', 'rpm'],
    attributes: { diskGrade: '监控级' },
    models: (
      [
        [1, 298],
        [2, 378],
        [3, 448],
        [4, 538],
        [6, 798],
        [8, 1080],
        [10, 1480],
        [12, 1780],
        [14, 2180],
        [16, 2480],
        [18, 2880],
        [20, 3380],
      ] as const
    ).map(([sizeTB, price]) => ({
      model: `HV-HD${sizeTB}TS`,
      price,
      attributes: { sizeTB, rpm: sizeTB > 6 ? 7200 : 5400 },
      ...(sizeTB === 3 ? { maxNum: 200 } : {}),
    })),
  },
  {
    category: 'hdd',
    role: 'hdd',
    name: '企业级机械硬盘',
    desc: '大柜与存储服务器使用，抗振设计，质保五年。',
    picture: 'hdd',
    telling: ['sizeTB', 'diskGrade', 'rpm'],
    attributes: { diskGrade: '企业级', rpm: 7200 },
    models: (
      [
        [4, 980],
        [6, 1280],
        [8, 1580],
        [10, 1980],
        [12, 2380],
        [14, 2780],
        [16, 3180],
        [18, 3580],
        [20, 4180],
      ] as const
    ).map(([sizeTB, price]) => ({ model: `HV-HD${sizeTB}TE`, price, attributes: { sizeTB } })),
  },
  {
    category: 'disk-enclosure',
    role: 'diskEnclosure',
    name: '磁盘扩展柜',
    desc: 'SAS 级联，录像机盘位不够时加柜扩容，不动原有录像。',
    picture: 'disk-enclosure',
    telling: ['bays', 'raid', 'power'],
    attributes: { raid: true, power: 'AC 220V', powerW: 160 },
    models: (
      [
        [8, 4280],
        [12, 5680],
        [16, 6980],
        [24, 9800],
      ] as const
    ).map(([bays, price]) => ({ model: `HV-JB${bays}`, price, attributes: { bays } })),
  },
  {
    category: 'disk-enclosure',
    role: 'diskEnclosure',
    name: '双控磁盘阵列柜',
    desc: '双控制器冗余，一路故障自动切换，重点单位长周期存储使用。',
    picture: 'disk-enclosure',
    telling: ['bays', 'raid', 'power'],
    attributes: { raid: true, power: 'AC 220V', powerW: 320 },
    models: (
      [
        [16, 19800],
        [24, 26800],
        [48, null],
      ] as const
    ).map(([bays, price]) => ({ model: `HV-JD${bays}`, price, attributes: { bays } })),
    project: true,
  },
  {
    category: 'storage-server',
    role: 'storageServer',
    name: '视频流直存存储服务器',
    desc: '摄像机码流直接写入，不经转发服务器，断网续传补录。',
    picture: 'storage-server',
    telling: ['hddBays', 'incomingMbps', 'raid'],
    attributes: { raid: true, maxDiskTB: 20, power: 'AC 220V', powerW: 420 },
    models: (
      [
        [24, 800, 32800],
        [36, 1200, 43800],
        [48, 2000, null],
      ] as const
    ).map(([hddBays, incomingMbps, price]) => ({ model: `HV-SS${hddBays}-${incomingMbps}`, price, attributes: { hddBays, incomingMbps } })),
    project: true,
  },
  {
    category: 'storage-server',
    role: 'storageServer',
    name: '云存储节点',
    desc: '多节点组成一个存储池，坏一台不影响录像与回放。',
    picture: 'server',
    telling: ['hddBays', 'incomingMbps', 'raid'],
    attributes: { raid: true, maxDiskTB: 20, power: 'AC 220V', powerW: 480 },
    models: [
      { model: 'HV-SC36-N', price: 52800, attributes: { hddBays: 36, incomingMbps: 1600 } },
      { model: 'HV-SC48-N', price: null, attributes: { hddBays: 48, incomingMbps: 2400 } },
    ],
    project: true,
  },
  {
    category: 'memory-card',
    name: '监控专用存储卡',
    desc: '高耐久颗粒，摄像机前端存储与断网续录使用。',
    picture: 'memory-card',
    telling: ['sizeGB', 'diskGrade', 'location'],
    attributes: { diskGrade: '监控级', location: '室内' },
    models: (
      [
        [32, 32],
        [64, 46],
        [128, 78],
        [256, 138],
        [512, 288],
      ] as const
    ).map(([sizeGB, price]) => ({ model: `HV-TF${sizeGB}`, price, attributes: { sizeGB } })),
  },
];

export const storageFamilies: readonly Family[] = [...recorders, ...disks];
