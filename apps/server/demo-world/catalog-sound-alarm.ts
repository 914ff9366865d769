/** Demo public address and intrusion alarm. Taps, amplifier sizes and selector as the broadcast sizing rules list them. */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const AMPLIFIER_W = [60, 120, 180, 240, 350, 500, 650, 1000, 1500] as const;
const series = (prefix: string, list: readonly (readonly [suffix: string, price: number | null, attributes: DemoAttributes])[]): Model[] =>
  list.map(([suffix, price, attributes]) => ({ model: `${prefix}${suffix}`, price, attributes }));

const speakers: readonly Family[] = (
  [
    ['ceiling-speaker', '吸顶扬声器', 'HV-SC', 'ceiling-speaker', [3, 5, 6, 10], 90, 90, '室内', 52, '嵌入吊顶，走廊与大厅背景音乐和广播两用。'],
    ['ceiling-speaker', '同轴吸顶扬声器', 'HV-SCX', 'ceiling-speaker', [6, 10, 15, 20], 92, 100, '室内', 128, '高低音同轴，会议室与商场听感更清楚。'],
    ['ceiling-speaker', '防火后罩吸顶扬声器', 'HV-SCF', 'ceiling-speaker', [3, 6, 10], 90, 90, '室内', 86, '金属后罩防火防尘，消防应急广播区域使用。'],
    ['wall-speaker', '壁挂音箱', 'HV-SW', 'wall-speaker', [5, 10, 15, 20, 30], 91, 100, '室内', 96, '教室与办公室壁装，定压线手拉手接。'],
    ['wall-speaker', '室内音柱', 'HV-SL', 'column-speaker', [15, 20, 30], 93, 120, '室内', 268, '长条阵列声音传得远，礼堂与通道使用。'],
    ['wall-speaker', '室外防水音柱', 'HV-SLO', 'column-speaker', [20, 30, 40, 60], 94, 110, '室外', 338, '铝壳防雨，操场、公园与小区道路使用。'],
    ['outdoor-speaker', '室外号角', 'HV-SH', 'horn', [15, 20, 30], 104, 60, '室外', 178, '声压高传得远，厂区与工地喊话使用。'],
    ['outdoor-speaker', '仿真草坪音箱', 'HV-SG', 'garden-speaker', [10, 20, 30], 90, 150, '室外', 168, '蘑菇造型融入绿化，公园与小区背景音乐。'],
    ['outdoor-speaker', '网络有源号角', 'HV-SHN', 'horn', [30], 106, 60, '室外', 780, '网线直连，与摄像机联动自动喊话。'],
  ] as const
).map(([category, name, code, picture, taps, sensitivityDb, coverageDeg, location, price, desc]) => ({
  category,
  // an active horn hangs on the network, not on an amplifier; the fireproof one is for emergencies
  ...(name === '网络有源号角' ? {} : { role: name.startsWith('防火') ? 'fireSpeaker' : 'ceilingSpeaker' }),
  name,
  desc,
  picture,
  telling: ['tapW', 'sensitivityDb', 'location'],
  attributes: { sensitivityDb, coverageDeg, location, lineVoltage: 100 },
  models: taps.map((tapW) => ({ model: `${code}${String(tapW).padStart(2, '0')}`, price: price + tapW * 4, attributes: { tapW } })),
}));

const amplifiers: readonly Family[] = [
  ...(
    [
      ['合并式定压功放', 'HV-PA', 'amplifier', 1, '带四路话筒与两路线路输入，小系统一台到位。'],
      ['纯后级定压功放', 'HV-PB', 'amplifier', 0.85, '多台并机使用，过热过载短路全保护。'],
      ['网络分区功放', 'HV-PN', 'broadcast-host', 1.5, '网线进、定压出，楼栋就地安装省长线。'],
    ] as const
  ).map(([name, code, picture, factor, desc]): Family => ({
    category: 'amplifier',
    role: 'powerAmplifier',
    name,
    desc,
    picture,
    telling: ['powerW', 'lineVoltage', 'installType'],
    attributes: { lineVoltage: 100, installType: '机架式', power: 'AC 220V' },
    models: AMPLIFIER_W.map((powerW) => ({ model: `${code}${powerW}`, price: Math.round(((380 + powerW * 2.6) * factor) / 10) * 10, attributes: { powerW } })),
  })),
  {
    category: 'amplifier',
    role: 'standbyAmplifier',
    name: '应急备用功放',
    desc: '主功放故障三秒内自动切入，消防应急广播按规范配置。',
    picture: 'amplifier',
    telling: ['powerW', 'lineVoltage', 'installType'],
    attributes: { lineVoltage: 100, installType: '机架式', power: 'AC 220V' },
    models: AMPLIFIER_W.map((powerW) => ({ model: `HV-PE${powerW}`, price: Math.round((520 + powerW * 2.8) / 10) * 10, attributes: { powerW } })),
  },
];

const hosts: readonly Family[] = [
  {
    category: 'call-station',
    role: 'callStation',
    name: '桌面寻呼话筒',
    desc: '分区按键直呼，前奏钟声可设，鹅颈话筒可折弯。',
    picture: 'paging-microphone',
    telling: ['zones', 'comm', 'power'],
    attributes: { power: 'DC 12V', powerW: 3 },
    models: series('HV-MK', [
      ['1', 298, { zones: 1, comm: ['RS-485'] }],
      ['10', 580, { zones: 10, comm: ['RS-485'] }],
      ['16', 780, { zones: 16, comm: ['RS-485'] }],
    ]),
  },
  {
    category: 'call-station',
    role: 'callStation',
    name: '网络触屏寻呼站',
    desc: '七寸触屏点选分区，支持录音播放与定时任务。',
    picture: 'paging-microphone',
    telling: ['zones', 'comm', 'power'],
    attributes: { comm: ['TCP/IP'], power: 'PoE', powerW: 10, poeClass: 3 },
    models: series('HV-CN', [
      ['64', 1480, { zones: 64 }],
      ['256', 2280, { zones: 256 }],
    ]),
  },
  {
    category: 'broadcast-host',
    role: 'zoneSelector',
    name: '广播分区器',
    desc: '十区独立开关，消防信号强切全区。',
    picture: 'broadcast-host',
    telling: ['zones', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-ZS', [
      ['6', 580, { zones: 6 }],
      ['10', 780, { zones: 10 }],
      ['16', 1180, { zones: 16 }],
    ]),
  },
  {
    category: 'broadcast-host',
    role: 'amplifierChangeover',
    name: '主备功放切换器',
    desc: '逐台检测主功放，故障自动换上备用功放，恢复后换回。',
    picture: 'broadcast-host',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-MB', [
      ['8', 1580, { channels: 8 }],
      ['16', 2680, { channels: 16 }],
    ]),
  },
  {
    category: 'broadcast-host',
    role: 'programSource',
    name: '广播节目音源',
    desc: '优盘、蓝牙、调频三合一，断电记忆曲目。',
    picture: 'broadcast-host',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-PS', [
      ['1', 380, { channels: 1 }],
      ['2', 580, { channels: 2 }],
    ]),
  },
  {
    category: 'broadcast-host',
    role: 'timer',
    name: '智能定时控制器',
    desc: '上下课铃与开闭店音乐按周编排，断电走时不乱。',
    picture: 'broadcast-host',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-TM', [
      ['8', 680, { channels: 8 }],
      ['16', 980, { channels: 16 }],
    ]),
  },
  {
    category: 'broadcast-host',
    role: 'fireInterface',
    name: '消防联动接口机',
    desc: '接消防干接点，报警时按邻层强切应急广播。',
    picture: 'fire-link-module',
    telling: ['channels', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-FI', [
      ['16', 880, { channels: 16 }],
      ['32', 1280, { channels: 32 }],
    ]),
  },
  {
    category: 'broadcast-host',
    name: '网络广播主机',
    desc: '终端管理、定时播放与语音合成，教学楼群和园区统一广播。',
    picture: 'server',
    telling: ['zones', 'installType', 'power'],
    attributes: { installType: '机架式', power: 'AC 220V' },
    models: series('HV-BH', [
      ['64', 4680, { zones: 64 }],
      ['256', 8800, { zones: 256 }],
      ['1024', null, { zones: 1024 }],
    ]),
  },
];

const alarm: readonly Family[] = [
  ...(
    [
      ['总线制报警主机', 'HV-AH', 'alarm-host', 980, '有线'],
      ['无线报警主机', 'HV-AW', 'alarm-host', 480, '无线'],
      ['网络报警主机', 'HV-AN', 'alarm-host', 1380, '有线'],
    ] as const
  ).map(([name, code, picture, price, link]): Family => ({
    category: 'alarm-host',
    name,
    desc: link === '无线' ? '探测器对码即用，商铺夜间布防，手机推送报警。' : '大楼分区布防，事件上传中心并联动视频。',
    picture,
    telling: ['zones', 'link', 'comm'],
    attributes: { link, power: 'AC 220V', powerW: 20 },
    models: series(code, [
      ['8', price, { zones: 8, comm: ['TCP/IP'] }],
      ['16', price + 220, { zones: 16, comm: ['TCP/IP'] }],
      ['32-4G', price + 680, { zones: 32, comm: ['TCP/IP', '4G'] }],
      ['256', price + 1880, { zones: 256, comm: ['TCP/IP', 'RS-485'] }],
    ]),
  })),
  {
    category: 'alarm-host',
    name: '报警控制键盘',
    desc: '布撤防与旁路操作，液晶显示防区名称。',
    picture: 'alarm-keypad',
    telling: ['zones', 'comm', 'power'],
    attributes: { power: 'DC 12V', powerW: 2, comm: ['RS-485'] },
    models: series('HV-AK', [
      ['8', 168, { zones: 8 }],
      ['128', 298, { zones: 128 }],
      ['256-T', 480, { zones: 256 }],
    ]),
  },
  ...(
    [
      ['被动红外探测器', 'HV-PIR', 58, 12, '室内'],
      ['双鉴探测器', 'HV-DT', 98, 12, '室内'],
      ['室外三鉴探测器', 'HV-TT', 298, 15, '室外'],
      ['幕帘探测器', 'HV-CT', 88, 8, '室内'],
      ['吸顶双鉴探测器', 'HV-DTC', 128, 10, '室内'],
    ] as const
  ).map(([name, code, price, range, location]): Family => ({
    category: 'alarm-detector',
    name,
    desc: '温度补偿与防宠物算法，夏天不漏报，小猫小狗不误报。',
    picture: name.includes('吸顶') ? 'smoke-detector' : 'alarm-detector',
    telling: ['detectRangeM', 'link', 'location'],
    attributes: { location, powerW: 1 },
    models: series(code, [
      [String(range), price, { detectRangeM: range, link: '有线', power: 'DC 12V' }],
      [`${range}-W`, price + 46, { detectRangeM: range, link: '无线', power: '电池' }],
      [`${range + 6}`, price + 36, { detectRangeM: range + 6, link: '有线', power: 'DC 12V' }],
    ]),
  })),
  {
    category: 'alarm-detector',
    name: '玻璃破碎探测器',
    desc: '识别玻璃破碎频率，橱窗与展柜使用。',
    picture: 'smoke-detector',
    telling: ['detectRangeM', 'link', 'power'],
    attributes: { location: '室内', powerW: 1 },
    models: series('HV-GB', [
      ['8', 118, { detectRangeM: 8, link: '有线', power: 'DC 12V' }],
      ['8-W', 168, { detectRangeM: 8, link: '无线', power: '电池' }],
    ]),
  },
  ...(
    [
      ['独立式光电感烟探测器', 'HV-SD', 58],
      ['感温探测器', 'HV-HD', 62],
      ['可燃气体探测器', 'HV-GD', 128],
      ['水浸探测器', 'HV-WD', 78],
    ] as const
  ).map(([name, code, price]): Family => ({
    category: 'fire-detector',
    name,
    desc: '本地声光加远程推送，电池可用三年，安装打两颗钉。',
    picture: 'smoke-detector',
    telling: ['link', 'power', 'location'],
    attributes: { location: '室内', powerW: 1 },
    models: series(`${code}`, [
      ['1', price, { link: '有线', power: 'DC 12V' }],
      ['1-NB', price + 80, { link: '无线', power: '电池', modelRemark: 'NB-IoT 联网' }],
      ['1-4G', price + 120, { link: '无线', power: '电池', modelRemark: '4G 联网' }],
    ]),
  })),
  {
    category: 'alarm-output',
    name: '声光报警警号',
    desc: '一百一十分贝加红色频闪，室内外两款。',
    picture: 'siren',
    telling: ['location', 'link', 'power'],
    attributes: { powerW: 4 },
    models: series('HV-SR', [
      ['1', 48, { location: '室内', link: '有线', power: 'DC 12V' }],
      ['2', 88, { location: '室外', link: '有线', power: 'DC 12V' }],
      ['2-W', 138, { location: '室外', link: '无线', power: '电池' }],
    ]),
  },
  {
    category: 'alarm-output',
    name: '紧急求助按钮',
    desc: '按下自锁钥匙复位，收银台与值班室暗装。',
    picture: 'panic-button',
    telling: ['installType', 'link', 'material'],
    attributes: { material: 'ABS' },
    models: series('HV-PB', [
      ['-1', 16, { installType: '壁挂', link: '有线' }],
      ['-2', 26, { installType: '嵌入', link: '有线' }],
      ['-W', 68, { installType: '壁挂', link: '无线' }],
    ]),
  },
  ...(
    [
      ['主动红外对射', 'HV-BD', 'beam-detector', 168],
      ['激光对射', 'HV-LB', 'beam-detector', 680],
    ] as const
  ).map(([name, code, picture, price]): Family => ({
    category: 'perimeter',
    name,
    desc: '围墙直线段成对安装，多光束同时遮断才报警，落叶飞鸟不误报。',
    picture,
    telling: ['detectRangeM', 'channels', 'ipRating'],
    attributes: { location: '室外', ipRating: 65, power: 'DC 12V', powerW: 3 },
    models: (
      [
        [30, 2],
        [60, 2],
        [100, 3],
        [150, 4],
      ] as const
    ).map(([detectRangeM, channels]) => ({ model: `${code}${detectRangeM}`, price: price + detectRangeM * 2, attributes: { detectRangeM, channels } })),
  })),
  {
    category: 'perimeter',
    name: '脉冲电子围栏主机',
    desc: '高低压可切换，断线短路都报警，警示牌与避雷器另配。',
    picture: 'pulse-fence',
    telling: ['zones', 'detectRangeM', 'comm'],
    attributes: { location: '室外', ipRating: 54, power: 'AC 220V', powerW: 20 },
    models: series('HV-PF', [
      ['1', 880, { zones: 1, detectRangeM: 500, comm: ['RS-485'] }],
      ['2', 1380, { zones: 2, detectRangeM: 500, comm: ['RS-485', 'TCP/IP'] }],
    ]),
  },
  {
    category: 'perimeter',
    name: '张力式电子围栏防区控制杆组（含滑轮、收紧器、承力杆与警示牌，适用于学校、仓库和加油站的周界）项目专用',
    desc: '拉力变化与剪断都报警，不带电，学校周界可用。',
    picture: 'pulse-fence',
    telling: ['zones', 'detectRangeM', 'comm'],
    attributes: { location: '室外', ipRating: 65, power: 'DC 12V', powerW: 10 },
    models: series('HV-TF', [
      ['4', 3280, { zones: 4, detectRangeM: 60, comm: ['RS-485'] }],
      ['6', null, { zones: 6, detectRangeM: 60, comm: ['RS-485'] }],
    ]),
    project: true,
  },
];

export const soundAndAlarmFamilies: readonly Family[] = [...speakers, ...amplifiers, ...hosts, ...alarm];
