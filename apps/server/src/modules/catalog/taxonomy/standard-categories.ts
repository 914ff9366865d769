/** The categories that every portal begins with: first, then the second ones below it. `id` of a first is 100 × place, of a second 100 × first + place. */
import type { CatalogRows } from '../loading/insert-catalog.ts';

type CategoryRow = NonNullable<CatalogRows['categories']>[number];
/** dataId, name. */
type Second = readonly [string, string];

/** `separate`: compared within the first category (GOODS-4). */
const TREE: readonly { dataId: string; name: string; separate?: true; seconds: readonly Second[] }[] = [
  {
    dataId: 'video',
    name: '视频监控',
    seconds: [
      ['dome-camera', '半球网络摄像机'],
      ['turret-camera', '海螺网络摄像机'],
      ['bullet-camera', '枪型网络摄像机'],
      ['ptz-camera', '球型网络摄像机'],
      ['panoramic-camera', '全景与鱼眼摄像机'],
      ['multi-lens-camera', '多目摄像机'],
      ['box-camera', '箱型与卡口摄像机'],
      ['people-counter', '客流统计摄像机'],
      ['wireless-camera', '无线摄像机'],
      ['thermal-camera', '热成像摄像机'],
      ['pickup', '拾音器'],
    ],
  },
  {
    dataId: 'storage',
    name: '录像存储',
    seconds: [
      ['nvr', '网络硬盘录像机'],
      ['poe-nvr', 'PoE硬盘录像机'],
      ['smart-nvr', '智能分析录像机'],
      ['hdd', '监控硬盘'],
      ['disk-enclosure', '磁盘柜'],
      ['storage-server', '存储服务器'],
      ['memory-card', '存储卡'],
    ],
  },
  {
    dataId: 'network',
    name: '网络传输',
    seconds: [
      ['poe-switch', 'PoE交换机'],
      ['network-switch', '汇聚与接入交换机'],
      ['core-switch', '核心交换机'],
      ['media-converter', '光纤收发器'],
      ['sfp-module', '光模块'],
      ['wireless-bridge', '无线网桥'],
      ['wireless-network', '无线AP与路由器'],
    ],
  },
  {
    dataId: 'cabling',
    name: '线缆辅材',
    seconds: [
      ['network-cable', '双绞线'],
      ['connector', '水晶头与模块面板'],
      ['patch-panel', '配线架与理线架'],
      ['patch-cord', '跳线'],
      ['fibre-cable', '光缆'],
      ['power-cable', '电源线与控制线'],
      ['cabinet', '网络机柜'],
      ['trunking', '线槽线管'],
    ],
  },
  {
    dataId: 'display',
    name: '显示与解码',
    seconds: [
      ['monitor', '监视器'],
      ['video-wall', '液晶拼接屏'],
      ['decoder', '解码拼控设备'],
      ['touch-panel', '会议平板'],
      ['workstation', '工作站与服务器'],
    ],
  },
  {
    dataId: 'led',
    name: 'LED显示',
    seconds: [
      ['led-indoor', '室内LED显示屏'],
      ['led-outdoor', '户外LED显示屏'],
      ['led-control', '发送与接收设备'],
      ['led-spare', 'LED模组与线材'],
      ['led-power', 'LED配电箱'],
    ],
  },
  {
    dataId: 'access',
    name: '门禁管理',
    seconds: [
      ['face-terminal', '人脸门禁一体机'],
      ['door-controller', '门禁控制器'],
      ['card-reader', '读卡器'],
      ['lock', '电控锁具'],
      ['door-fitting', '出门按钮与门磁'],
      ['access-card', '卡片与发卡器'],
      ['attendance', '考勤与梯控'],
    ],
  },
  {
    dataId: 'parking',
    name: '停车出入口',
    seconds: [
      ['barrier-gate', '道闸'],
      ['lpr-camera', '车牌识别一体机'],
      ['lane-device', '车道显示与检测'],
      ['payment-terminal', '收费与对讲终端'],
      ['parking-host', '停车管理主机'],
      ['parking-guidance', '车位引导与反向寻车'],
    ],
  },
  {
    dataId: 'passage',
    name: '人员通道',
    seconds: [
      ['swing-gate', '摆闸'],
      ['flap-gate', '翼闸'],
      ['speed-gate', '速通门'],
      ['tripod-gate', '三辊闸与全高闸'],
      ['visitor', '访客与人证核验'],
      ['passage-fitting', '通道配件'],
    ],
  },
  {
    dataId: 'intercom',
    name: '楼宇对讲',
    seconds: [
      ['indoor-monitor', '室内机'],
      ['door-station', '门口机与围墙机'],
      ['villa-intercom', '别墅可视对讲套装'],
      ['intercom-master', '管理机与对讲终端'],
      ['smart-lock', '智能门锁'],
    ],
  },
  {
    dataId: 'broadcast',
    name: '公共广播',
    seconds: [
      ['ceiling-speaker', '吸顶扬声器'],
      ['wall-speaker', '壁挂音箱与音柱'],
      ['outdoor-speaker', '号角与草坪音箱'],
      ['amplifier', '广播功放'],
      ['call-station', '寻呼话筒'],
      ['broadcast-host', '分区音源与主机'],
    ],
  },
  {
    dataId: 'alarm',
    name: '入侵报警',
    seconds: [
      ['alarm-host', '报警主机与键盘'],
      ['alarm-detector', '入侵探测器'],
      ['fire-detector', '烟感与环境探测器'],
      ['alarm-output', '警号与紧急按钮'],
      ['perimeter', '周界防范'],
    ],
  },
  {
    dataId: 'power',
    name: '电源与UPS',
    separate: true,
    seconds: [
      ['ups', 'UPS不间断电源'],
      ['battery', '蓄电池'],
      ['ups-fitting', '电池柜与UPS配件'],
      ['central-power', '集中供电电源'],
      ['power-adapter', '电源适配器'],
      ['breaker', '断路器与配电'],
    ],
  },
  {
    dataId: 'mounting',
    name: '支架配件',
    separate: true,
    seconds: [
      ['wall-bracket', '壁装支架'],
      ['ceiling-bracket', '吊装支架'],
      ['pole-bracket', '抱杆与墙角支架'],
      ['junction-box', '接线盒'],
      ['pole', '立杆与设备箱'],
      ['rack-fitting', '安装附件'],
    ],
  },
  {
    dataId: 'software',
    name: '软件服务',
    seconds: [
      ['platform', '综合安防管理平台'],
      ['access-software', '门禁与通道软件'],
      ['parking-software', '停车管理软件'],
      ['display-software', '播控与显示软件'],
      ['licence', '授权许可'],
      ['cloud-service', '云服务'],
      ['device-management', '设备管理'],
      ['team-management', '团队管理'],
      ['account-management', '账号管理'],
    ],
  },
];

/** First categories in reading order, each followed by its second ones. */
export const standardCategories: readonly CategoryRow[] = TREE.flatMap(({ dataId, name, separate, seconds }, first) => {
  const id = 100 * (first + 1);
  const head: CategoryRow = { id, catagoryName: name, dataId, parentId: null, sort: first + 1, separateCategory: separate ?? false };
  return [
    head,
    ...seconds.map(([secondId, secondName], second): CategoryRow => ({
      id: id + second + 1,
      catagoryName: secondName,
      dataId: secondId,
      parentId: id,
      sort: second + 1,
      separateCategory: false,
    })),
  ];
});
