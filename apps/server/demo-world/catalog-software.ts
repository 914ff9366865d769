/** Demo software services. Free ones have price 0; each software category stands for one product a list may hold. */
import type { DemoAttributes, Family, Model } from './catalog-family.ts';

const POINTS = '按授权点数计费，一次授权长期有效';
const series = (prefix: string, list: readonly (readonly [suffix: string, price: number | null, attributes: DemoAttributes])[], maxNum?: number): Model[] =>
  list.map(([suffix, price, attributes]) => ({ model: `${prefix}${suffix}`, price, attributes, ...(maxNum === undefined ? {} : { maxNum }) }));

interface Program {
  category: string;
  role?: string;
  name: string;
  desc: string;
  picture: string;
  techSpec: string;
  functionDesc: string;
  deployment?: '本地部署' | '云端';
  telling?: readonly [string, string, string];
  attributes?: DemoAttributes;
  models: readonly Model[];
}

const program = ({
  deployment = '本地部署',
  telling = ['deployment', 'licencePoints', 'years'],
  techSpec,
  functionDesc,
  attributes,
  ...rest
}: Program): Family => ({
  ...rest,
  telling,
  software: true,
  attributes: { deployment, techSpec, functionDesc, ...attributes },
});

export const softwareFamilies: readonly Family[] = [
  program({
    category: 'platform',
    role: 'managementPlatform',
    name: '综合安防管理平台',
    desc: '视频、门禁、停车、报警在一个平台上管，地图联动。',
    picture: 'software-box',
    techSpec: '64 位服务器系统，八核 32 GB 内存起',
    functionDesc: '实时预览、录像回放、电子地图、事件联动、权限管理',
    attributes: { years: 3, manages: ['视频', '门禁', '停车', '报警'] },
    models: series(
      'HV-SW-PL',
      [
        ['100', 9800, { licencePoints: 100 }],
        ['300', 18800, { licencePoints: 300 }],
        ['1000', 38800, { licencePoints: 1000 }],
        ['5000', null, { licencePoints: 5000 }],
      ],
      1,
    ),
  }),
  program({
    category: 'platform',
    role: 'managementPlatform',
    name: '人员通道管理平台',
    desc: '闸机授权、通行记录、在场人数与访客预约一处管理，适合写字楼与园区。',
    picture: 'software-box',
    techSpec: '四核 16 GB 内存起，支持国产系统',
    functionDesc: '人员授权、通行统计、访客预约、消防联动记录',
    attributes: { years: 3, manages: ['人员通道'] },
    models: series(
      'HV-SW-PG',
      [
        ['10', 3800, { licencePoints: 10 }],
        ['50', 8800, { licencePoints: 50 }],
        ['200', 19800, { licencePoints: 200 }],
      ],
      1,
    ),
  }),
  program({
    category: 'platform',
    name: '连锁门店巡店平台',
    desc: '按模板远程巡店打分，问题闭环到店长。',
    picture: 'cloud-software',
    deployment: '云端',
    techSpec: '浏览器访问，手机同步',
    functionDesc: '远程巡店、考评任务、客流看板、整改跟踪',
    models: series('HV-SW-ST', [
      ['20', 2800, { licencePoints: 20, years: 1 }],
      ['100', 9800, { licencePoints: 100, years: 1 }],
      ['100-3', 23800, { licencePoints: 100, years: 3 }],
    ]),
  }),
  program({
    category: 'access-software',
    role: 'accessSoftware',
    name: '门禁管理软件',
    desc: '发卡、授权、记录查询与报表，六十四门以内单机可用。',
    picture: 'software-box',
    techSpec: '单机或服务器安装，四核 8 GB 内存起',
    functionDesc: '人员与卡片、时间表、反潜回、事件报表',
    attributes: { years: 3 },
    models: series(
      'HV-SW-AC',
      [
        ['16', 980, { licencePoints: 16 }],
        ['64', 2680, { licencePoints: 64 }],
        ['500', 8800, { licencePoints: 500 }],
      ],
      1,
    ),
  }),
  program({
    category: 'access-software',
    name: '访客预约软件',
    desc: '手机预约、二维码通行、到访通知与黑名单。',
    picture: 'mobile-app',
    deployment: '云端',
    techSpec: '小程序加网页后台',
    functionDesc: '预约审批、通行码、到访统计',
    models: series('HV-SW-VS', [
      ['1', 1680, { licencePoints: 1, years: 1 }],
      ['3', 3980, { licencePoints: 1, years: 3 }],
    ]),
  }),
  program({
    category: 'access-software',
    name: '考勤排班软件',
    desc: '弹性班次、加班与请假计算，导出工资表格式。',
    picture: 'software-box',
    techSpec: '浏览器访问，数据本地保存',
    functionDesc: '排班、打卡、月报、异常处理',
    attributes: { years: 3 },
    models: series('HV-SW-AT', [
      ['200', 880, { licencePoints: 200 }],
      ['1000', 2680, { licencePoints: 1000 }],
    ]),
  }),
  program({
    category: 'access-software',
    name: '宿舍管理软件',
    desc: '晚归、未归自动统计并推送辅导员。',
    picture: 'software-box',
    techSpec: '服务器安装，八核 16 GB 内存起',
    functionDesc: '归寝统计、异常提醒、床位管理',
    attributes: { years: 3 },
    models: series('HV-SW-DM', [
      ['500', 3980, { licencePoints: 500 }],
      ['3000', 12800, { licencePoints: 3000 }],
    ]),
  }),
  program({
    category: 'parking-software',
    role: 'parkingSoftware',
    name: '停车场管理软件',
    desc: '收费规则、月卡、对账与报表，断网可独立运行。',
    picture: 'software-box',
    techSpec: '停车终端或服务器安装',
    functionDesc: '计费规则、月租车、对账、车流报表',
    attributes: { years: 3 },
    models: series(
      'HV-SW-PK',
      [
        ['4', 1980, { licencePoints: 4 }],
        ['8', 3280, { licencePoints: 8 }],
        ['32', 8800, { licencePoints: 32 }],
      ],
      1,
    ),
  }),
  program({
    category: 'parking-software',
    name: '云停车服务',
    desc: '移动支付、远程值守与多车场统一对账。',
    picture: 'cloud-software',
    deployment: '云端',
    techSpec: '按车道按年订阅',
    functionDesc: '移动支付、云坐席、欠费追缴',
    models: series('HV-SW-PC', [
      ['1', 680, { licencePoints: 1, years: 1 }],
      ['3', 1680, { licencePoints: 1, years: 3 }],
    ]),
  }),
  program({
    category: 'display-software',
    role: 'ledSoftware',
    name: 'LED播控软件',
    desc: '节目编排、定时开关屏与亮度自动调节，随发送器使用。',
    picture: 'software-box',
    techSpec: '随发送器授权，64 位桌面系统',
    functionDesc: '节目单、分屏、定时任务、亮度校正',
    attributes: { years: 3 },
    models: series('HV-SW-LED', [
      ['1', 0, { licencePoints: 1 }],
      ['10', 1680, { licencePoints: 10 }],
    ]),
  }),
  program({
    category: 'display-software',
    name: '信息发布软件',
    desc: '多块屏分组下发，素材审核与播放统计。',
    picture: 'cloud-software',
    techSpec: '服务器或云端部署',
    functionDesc: '素材审核、节目分组、紧急插播',
    models: series('HV-SW-IP', [
      ['10', 1280, { licencePoints: 10, years: 1 }],
      ['100', 6800, { licencePoints: 100, years: 3 }],
    ]),
  }),
  program({
    category: 'display-software',
    name: '电视墙客户端',
    desc: '拖拽上墙、预案轮巡，配解码器使用，不另收费。',
    picture: 'software-box',
    techSpec: '64 位桌面系统，独立显卡',
    functionDesc: '上墙预案、轮巡、回放上墙',
    attributes: { years: 3, licencePoints: 1 },
    models: series('HV-SW-VW', [['1', 0, {}]], 1),
  }),
  ...(
    [
      ['视频通道接入授权', 'VC', 58],
      ['门禁点接入授权', 'AD', 88],
      ['人脸比对授权', 'FC', 128],
      ['车道接入授权', 'LN', 380],
      ['报警主机接入授权', 'AL', 180],
      ['广播终端接入授权', 'BC', 98],
      ['解码上墙授权', 'DW', 280],
    ] as const
  ).map(([name, code, price]) =>
    program({
      category: 'licence',
      ...(code === 'VC' ? { role: 'videoLicence' } : {}),
      name,
      desc: '平台扩容使用，下单后发授权文件，不寄实物。',
      picture: 'licence-card',
      techSpec: POINTS,
      functionDesc: '扩大平台接入数量，与原授权合并计算',
      attributes: { years: 10 },
      models: series(`HV-LC-${code}`, [
        ['1', price, { licencePoints: 1 }],
        ['16', price * 14, { licencePoints: 16 }],
        ['64', price * 50, { licencePoints: 64 }],
      ]),
    }),
  ),
  program({
    category: 'cloud-service',
    name: '云存储服务',
    desc: '事件录像与全天录像存云端，设备被盗录像还在。',
    picture: 'cloud-software',
    deployment: '云端',
    techSpec: '按路按年订阅',
    functionDesc: '7 天或 30 天循环存储，手机回看',
    models: series('HV-CL-ST', [
      ['7', 78, { licencePoints: 1, years: 1, modelRemark: '7 天循环' }],
      ['30', 198, { licencePoints: 1, years: 1, modelRemark: '30 天循环' }],
      ['30-3', 498, { licencePoints: 1, years: 3, modelRemark: '30 天循环' }],
    ]),
  }),
  program({
    category: 'cloud-service',
    name: '物联网流量卡服务',
    desc: '4G 摄像机与报警主机专用流量，用尽前提醒续费。',
    picture: 'licence-card',
    deployment: '云端',
    techSpec: '按卡按年订阅',
    functionDesc: '流量用量查询、到期提醒、批量续费',
    models: series('HV-CL-SIM', [
      ['30G', 120, { licencePoints: 1, years: 1, modelRemark: '每月 30 GB' }],
      ['100G', 280, { licencePoints: 1, years: 1, modelRemark: '每月 100 GB' }],
    ]),
  }),
  program({
    category: 'cloud-service',
    name: '远程值守服务',
    desc: '夜间由值守中心接警、喊话并通知业主，按点位按年计费。',
    picture: 'cloud-software',
    deployment: '云端',
    techSpec: '按点位按年订阅',
    functionDesc: '接警核实、远程喊话、月度报告',
    models: series('HV-CL-GD', [
      ['1', 680, { licencePoints: 1, years: 1 }],
      ['4', 2280, { licencePoints: 4, years: 1 }],
      ['16', null, { licencePoints: 16, years: 1 }],
    ]),
  }),
  program({
    category: 'cloud-service',
    name: '设备延保服务',
    desc: '质保到期后继续上门或寄修，整单购买更省。',
    picture: 'licence-card',
    deployment: '云端',
    techSpec: '按设备原价比例计费的年度服务',
    functionDesc: '寄修、备机、远程诊断',
    models: series('HV-CL-EX', [
      ['1', 120, { licencePoints: 1, years: 1 }],
      ['2', 220, { licencePoints: 1, years: 2 }],
      ['3', 300, { licencePoints: 1, years: 3 }],
    ]),
  }),
  ...(
    [
      ['device-management', '设备管理服务', 'DM', '设备在线状态、批量升级与故障提醒，装完项目就能看护。', '在线巡检、批量升级、故障工单'],
      ['team-management', '团队管理服务', 'TM', '给施工与运维人员分派项目和任务，进度在手机上看。', '成员、项目、任务与进度'],
      ['account-management', '账号管理服务', 'AM', '子账号与权限集中管理，人员离职一键收回。', '子账号、角色、操作记录'],
    ] as const
  ).map(([category, name, code, desc, functionDesc]) =>
    program({
      category,
      name,
      desc,
      picture: 'mobile-app',
      deployment: '云端',
      techSpec: '网页与手机同步使用',
      functionDesc,
      models: series(`HV-SV-${code}`, [['', 0, { licencePoints: 100, years: 1 }]], 1),
    }),
  ),
];
