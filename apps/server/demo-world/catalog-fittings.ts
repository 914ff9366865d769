/**
 * What a project needs beside its devices: cables of the mains, surge protection, islands, rails, frames, closers. Behind all other
 * families, so that those keep their numbers. Prices and models are invented.
 */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const series = (prefix: string, list: readonly (readonly [suffix: string, price: number | null, attributes: DemoAttributes])[]): Model[] =>
  list.map(([suffix, price, attributes]) => ({ model: `${prefix}${suffix}`, price, attributes }));

const MAINS_MM2 = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120] as const;
const BOX_A = [32, 63, 100, 160, 250, 400] as const;

const cables: readonly Family[] = [
  ...([3, 5] as const).map((cores): Family => ({
    category: 'power-cable',
    role: 'mainsCable',
    name: `${cores === 3 ? '三' : '五'}芯电源电缆`,
    brand: '禾坤',
    desc: `${cores === 3 ? '220 V 单相' : '380 V 三相'}供电使用，带接地芯，每卷 100 米。`,
    picture: 'power-cable',
    telling: ['cores', 'areaMm2', 'rollM'],
    attributes: { use: '电源线', cores, rollM: 100, material: '铜芯' },
    models: MAINS_MM2.filter((areaMm2) => cores === 5 || areaMm2 <= 70).map((areaMm2) => ({
      model: `HV-YJ${cores}-${String(areaMm2 * 10)}`,
      price: Math.round((60 + 72 * areaMm2) * cores),
      attributes: { areaMm2 },
    })),
  })),
  {
    category: 'power-cable',
    role: 'speakerCable',
    name: '阻燃广播定压线',
    brand: '禾坤',
    desc: '消防应急广播传输使用，阻燃护套，每卷 100 米。',
    picture: 'speaker-cable',
    telling: ['spec', 'areaMm2', 'rollM'],
    attributes: { spec: 'ZR-RVS', rollM: 100, cores: 2, material: '铜芯' },
    models: (
      [
        [1, 288],
        [1.5, 408],
        [2.5, 638],
        [4, 968],
        [6, 1420],
      ] as const
    ).map(([areaMm2, price]) => ({ model: `HV-ZR2${String(areaMm2 * 10).padStart(2, '0')}-100`, price, attributes: { areaMm2 } })),
  },
];

const power: readonly Family[] = [
  {
    category: 'breaker',
    role: 'surgeProtector',
    name: '网络PoE防雷器',
    brand: '澄源',
    desc: '千兆网络与 PoE 供电一起保护，室外点位两端各一只。',
    picture: 'breaker',
    telling: ['voltage', 'installType', 'location'],
    attributes: { installType: '导轨', location: '室外' },
    models: series('HV-SPD', [['-N48', 118, { voltage: 48 }]]),
  },
  {
    category: 'breaker',
    role: 'surgeProtector',
    name: '三相电源防雷器',
    brand: '澄源',
    desc: '户外大屏配电箱内安装，四极，带失效指示。',
    picture: 'breaker',
    telling: ['voltage', 'phases', 'installType'],
    attributes: { phases: 3, installType: '导轨' },
    models: series('HV-SPD', [['-380', 368, { voltage: 380 }]]),
  },
  ...([1, 3] as const).flatMap((phases): Family[] =>
    (
      [
        ['upsOutputBox', 'UPS输出配电箱', 'HV-UO', '分路输出带断路器与指示，主机到负载一箱分清。', 480, 5.2],
        ['upsBypass', 'UPS维修旁路开关', 'HV-UB', '先合后断，更换主机时负载不断电。', 380, 6.4],
      ] as const
    ).map(([role, name, code, desc, price, each]) => ({
      category: 'breaker',
      role,
      name: `${phases === 3 ? '三相' : '单相'}${name}`,
      brand: '澄源',
      desc,
      picture: 'distribution-box',
      telling: ['currentA', 'phases', 'installType'],
      attributes: { phases, installType: '壁挂' },
      models: BOX_A.map((currentA) => ({
        model: `${code}${phases}-${currentA}`,
        price: Math.round((price + currentA * each) * (phases === 3 ? 1.5 : 1)),
        attributes: { currentA },
      })),
    })),
  ),
  {
    category: 'ups-fitting',
    role: 'upsParallelKit',
    name: 'UPS并机套件',
    brand: '澄源',
    desc: '并机线与通讯板，每台主机一套，均分负载、互为备用。',
    picture: 'monitor-card',
    telling: ['comm', 'power', 'pieces'],
    attributes: { comm: ['RS-485'], pieces: 1, power: 'DC 12V' },
    models: series('HV-UK', [['1', 680, {}]]),
  },
];

const DC_BREAKER_A = [32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630] as const;

const standby: readonly Family[] = [
  ...(
    [
      [250, '', 1],
      [500, 'M', 1.5],
      [1000, 'H', 2.3],
    ] as const
  ).map(([voltage, code, factor]): Family => ({
    category: 'breaker',
    role: 'batteryBreaker',
    name: `电池直流断路器（${voltage} V）`,
    brand: '澄源',
    desc: '装在电池组与主机之间，两极，检修时先断开再拆线。',
    picture: 'breaker',
    telling: ['currentA', 'voltage', 'installType'],
    attributes: { voltage, installType: '导轨' },
    models: DC_BREAKER_A.map((currentA) => ({
      model: `HV-DCB${code}-${String(currentA).padStart(3, '0')}`,
      price: Math.round((68 + currentA * 1.6) * factor),
      attributes: { currentA },
    })),
  })),
  {
    category: 'central-power',
    role: 'doorSupply',
    name: '长后备门禁电源箱',
    brand: '澄源',
    desc: '充电电流大，外接电池箱，停电两天的门禁也充得回来。',
    picture: 'access-controller',
    telling: ['currentA', 'chargeA', 'batteryAh'],
    attributes: { voltage: 12, outputs: 4, batteryAh: 12, installType: '壁挂', material: '冷轧钢' },
    models: series('HV-PL12', [
      ['-05', 268, { currentA: 5, chargeA: 3 }],
      ['-08', 338, { currentA: 8, chargeA: 5 }],
      ['-10', 398, { currentA: 10, chargeA: 6 }],
      ['-15', 528, { currentA: 15, chargeA: 9 }],
      ['-20', 638, { currentA: 20, chargeA: 9 }],
    ]),
  },
  {
    category: 'ups-fitting',
    role: 'standbyBox',
    name: '后备电池箱',
    brand: '澄源',
    desc: '放得下大容量后备电池，带熔断器与通风孔，落地或托架安装。',
    picture: 'battery-cabinet',
    telling: ['batteryAh', 'blocks', 'material'],
    attributes: { material: '冷轧钢', installType: '落地' },
    models: series('HV-BX', [
      ['38-1', 98, { batteryAh: 38, blocks: 1 }],
      ['38-2', 138, { batteryAh: 38, blocks: 2 }],
      ['100-1', 168, { batteryAh: 100, blocks: 1 }],
      ['100-2', 248, { batteryAh: 100, blocks: 2 }],
    ]),
  },
  {
    category: 'door-fitting',
    role: 'controllerBox',
    name: '弱电控制器箱',
    desc: '带锁铁箱，控制器、导轨电源与端子装在箱内。',
    picture: 'access-controller',
    telling: ['installType', 'material', 'location'],
    attributes: { installType: '壁挂', material: '冷轧钢', location: '室内' },
    models: series('HV-CB', [
      ['30', 88, {}],
      ['60', 118, { material: 'ABS' }],
    ]),
  },
  {
    category: 'central-power',
    role: 'powerSupply24V',
    name: '车位引导24V电源',
    brand: '澄源',
    desc: '车位探测器与指示灯集中供电，装在区域控制器箱内。',
    picture: 'power-supply',
    telling: ['currentA', 'voltage', 'installType'],
    attributes: { voltage: 24, installType: '壁挂' },
    models: series('HV-', [
      ['DR24-05', 148, { currentA: 5 }],
      ['PG24-10', 228, { currentA: 10 }],
      ['DR24-20', 398, { currentA: 20 }],
    ]),
  },
  {
    category: 'battery',
    role: 'standbyBattery',
    name: '长寿命门禁后备蓄电池',
    brand: '澄源',
    desc: '常年浮充使用，停电两天也撑得住，质保三年。',
    picture: 'battery',
    telling: ['voltage', 'capacityAh', 'batteryType'],
    attributes: { voltage: 12, batteryType: 'AGM', material: 'ABS' },
    models: (
      [
        [7, 82],
        [12, 122],
        [17, 188],
        [24, 272],
        [38, 408],
        [65, 638],
        [100, 948],
      ] as const
    ).map(([capacityAh, price]) => ({ model: `HV-BAL12-${capacityAh}`, price, attributes: { capacityAh } })),
  },
];

const entrance: readonly Family[] = [
  {
    category: 'lane-device',
    role: 'laneIsland',
    name: '车道安全岛',
    desc: '预制水泥岛，道闸、相机与显示屏装在岛上，贴反光膜。',
    picture: 'junction-box',
    telling: ['environment', 'location', 'installType'],
    attributes: { environment: '户外', location: '室外', installType: '落地' },
    models: series('HV-LI', [['3', 980, {}]]),
  },
  {
    category: 'lane-device',
    role: 'laneSignal',
    name: '车道红绿灯',
    desc: '一红一绿，进出共用的车道两头各一套，对面来车时亮红灯。',
    picture: 'lane-display',
    telling: ['environment', 'location', 'power'],
    attributes: { environment: '户外', location: '室外', installType: '落地', power: 'AC 220V', powerW: 20 },
    models: series('HV-LG', [['2', 480, {}]]),
  },
  {
    category: 'lane-device',
    role: 'laneBollard',
    name: '车道防撞柱',
    desc: '安全岛两端各立一根，钢管贴反光膜，螺栓固定。',
    picture: 'pole',
    telling: ['environment', 'location', 'installType'],
    attributes: { environment: '户外', location: '室外', installType: '落地' },
    models: series('HV-LB', [['75', 128, {}]]),
  },
  {
    category: 'passage-fitting',
    role: 'guardRail',
    name: '通道护栏',
    desc: '不锈钢护栏，把通道以外的地方拦住，按米计价。',
    picture: 'barrier-fence',
    telling: ['installType', 'link', 'power'],
    attributes: { installType: '落地', link: '有线', power: 'DC 12V' },
    models: series('HV-GR', [['1', 380, {}]]),
  },
  {
    category: 'passage-fitting',
    role: 'gateBasePlate',
    name: '闸机安装底板',
    desc: '不锈钢底板，线槽走在板下，大理石地面不打深孔。',
    picture: 'junction-box',
    telling: ['installType', 'link', 'power'],
    attributes: { installType: '落地', link: '有线', power: 'AC 220V' },
    models: series('HV-GP', [['12', 168, {}]]),
  },
  {
    category: 'door-fitting',
    role: 'lockBracket',
    name: '磁力锁支架',
    desc: 'ZL 型支架，门内开门外开都能装，螺丝随箱。',
    picture: 'maglock',
    telling: ['installType', 'material', 'location'],
    attributes: { installType: '壁挂', material: '铝合金', location: '室内' },
    models: series('HV-LZ', [['5', 26, {}]]),
  },
  {
    category: 'door-fitting',
    role: 'doorCloser',
    name: '液压闭门器',
    desc: '门自己关好，锁才吸得住；关门速度可调。',
    picture: 'bolt-lock',
    telling: ['installType', 'material', 'location'],
    attributes: { installType: '壁挂', material: '铝合金', location: '室内' },
    models: series('HV-CL', [['65', 88, {}]]),
  },
];

const screens: readonly Family[] = [
  {
    category: 'workstation',
    role: 'ledPlayer',
    name: '大屏播放电脑',
    desc: '播控软件专用，双屏独立显卡，无人值守开机即播。',
    picture: 'workstation',
    telling: ['installType', 'outputs', 'power'],
    attributes: { installType: '塔式', power: 'AC 220V' },
    models: series('HV-PC-L', [['5', 3880, { outputs: 4 }]]),
  },
  ...(['室内', '户外'] as const).map((environment): Family => ({
    category: 'led-spare',
    role: 'ledFrame',
    name: `${environment}屏体钢结构`,
    desc: `${environment}大屏的龙骨与包边，含制作安装，按屏面平方米计价。`,
    picture: 'led-cabinet',
    telling: ['environment', 'pieces', 'lengthM'],
    attributes: { environment, pieces: 1, lengthM: 1 },
    models: series(`HV-LF${environment === '室内' ? 'I2' : 'O3'}`, [['', environment === '室内' ? 480 : 980, {}]]),
  })),
  {
    category: 'led-spare',
    role: 'ledSpareSupply',
    name: 'LED备用开关电源',
    desc: '5 V 200 W，与箱体内同批，坏一只换一只。',
    picture: 'power-supply',
    telling: ['environment', 'pieces', 'lengthM'],
    attributes: { environment: '室内', pieces: 1, lengthM: 1 },
    models: series('HV-LWS', [['200', 78, {}]]),
  },
  {
    category: 'led-spare',
    role: 'ledFan',
    name: '户外屏轴流风机',
    desc: '屏体背面排热，防雨百叶，温控启停。',
    picture: 'power-supply',
    telling: ['environment', 'pieces', 'lengthM'],
    attributes: { environment: '户外', pieces: 1, lengthM: 1 },
    models: series('HV-LFN', [['400', 268, {}]]),
  },
  {
    category: 'led-control',
    role: 'ledSensor',
    name: '亮度温度传感套件',
    desc: '屏随日光调亮，箱内过热告警，户外屏必配。',
    picture: 'receiving-card',
    telling: ['ports', 'pieces', 'power'],
    attributes: { ports: 1, pieces: 1, power: 'DC 12V' },
    models: series('HV-LT', [['2', 380, {}]]),
  },
];

const sound: readonly Family[] = [
  {
    category: 'ceiling-speaker',
    role: 'fireSpeaker',
    name: '防火后罩吸顶扬声器（大功率）',
    desc: '金属后罩防火防尘，大厅与高顶的应急广播区域使用。',
    picture: 'ceiling-speaker',
    telling: ['tapW', 'sensitivityDb', 'location'],
    attributes: { sensitivityDb: 92, coverageDeg: 100, location: '室内', lineVoltage: 100 },
    models: [5, 15, 20, 30].map((tapW) => ({ model: `HV-SCF${String(tapW).padStart(2, '0')}`, price: 86 + tapW * 4, attributes: { tapW } })),
  },
  {
    category: 'broadcast-host',
    role: 'volumeControl',
    name: '定压音量控制器',
    desc: '86 底盒安装，五档旋钮，消防强切时以最大音量播放。',
    picture: 'keypad-reader',
    telling: ['powerW', 'channels', 'installType'],
    attributes: { channels: 1, installType: '嵌入' },
    models: (
      [
        [6, 38],
        [15, 48],
        [30, 58],
        [60, 78],
        [120, 108],
      ] as const
    ).map(([powerW, price]) => ({ model: `HV-VC${String(powerW).padStart(3, '0')}`, price, attributes: { powerW } })),
  },
  {
    category: 'broadcast-host',
    role: 'powerSequencer',
    name: '电源时序器',
    desc: '机柜设备依次上电下电，功放不冲击电网。',
    picture: 'broadcast-host',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-SQ', [
      ['8', 380, { channels: 8 }],
      ['16', 680, { channels: 16 }],
    ]),
  },
];

const circuits: readonly Family[] = [
  {
    category: 'power-cable',
    role: 'cable',
    name: '加粗锁控线',
    brand: '禾坤',
    desc: '锁离电源远时使用，压降算得过来，每卷 100 米。',
    picture: 'power-cable',
    telling: ['spec', 'use', 'rollM'],
    attributes: { use: '锁控线', cores: 2, rollM: 100, material: '铜芯' },
    models: series('HV-RVV2', [
      ['150-L100', 338, { spec: 'RVV2x1.5', areaMm2: 1.5 }],
      ['250-L100', 528, { spec: 'RVV2x2.5', areaMm2: 2.5 }],
    ]),
  },
  {
    category: 'power-cable',
    role: 'fireCable',
    name: '耐火控制电缆',
    brand: '禾坤',
    desc: '火灾时仍能传令，门锁断电、道闸抬杆用，每卷 100 米。',
    picture: 'power-cable',
    telling: ['spec', 'areaMm2', 'rollM'],
    attributes: { rollM: 100, material: '铜芯' },
    models: series('HV-NHC', [
      ['2-15', 428, { spec: 'NH-RVV2x1.5', cores: 2, areaMm2: 1.5 }],
      ['4-15', 798, { spec: 'NH-RVV4x1.5', cores: 4, areaMm2: 1.5 }],
    ]),
  },
  {
    category: 'breaker',
    role: 'feedBreaker',
    name: '漏电断路器',
    brand: '澄源',
    desc: '30 mA 漏电与过载一起保护，每个设备回路一只，导轨安装。',
    picture: 'breaker',
    telling: ['currentA', 'phases', 'installType'],
    attributes: { phases: 1, installType: '导轨' },
    models: series('HV-RC1-', [
      ['16', 88, { currentA: 16 }],
      ['25', 96, { currentA: 25 }],
    ]),
  },
];

export const fittingFamilies: readonly Family[] = [...cables, ...power, ...entrance, ...screens, ...sound, ...standby, ...circuits];
