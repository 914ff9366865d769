/**
 * The typed attributes that every portal begins with. `code` is the handbook's field name; option values are the words a dealer
 * reads. Where the handbook has a code for such a word (`壁装` is `wall`), `handbookValue` of the sizing engine gives it.
 */
import type { CatalogRows } from '../loading/insert-catalog.ts';

type AttributeRow = NonNullable<CatalogRows['attributes']>[number];
type Definition = Omit<AttributeRow, 'id' | 'sort' | 'attrGroup'>;

const number = (code: string, attrName: string, unit: string | null, minValue: number, maxValue: number, filterable = false): Definition => ({
  code,
  attrName,
  valueType: 'number',
  unit,
  minValue,
  maxValue,
  options: null,
  filterable,
});
const option = (code: string, attrName: string, options: readonly string[], filterable = true): Definition => ({
  code,
  attrName,
  valueType: 'option',
  unit: null,
  minValue: null,
  maxValue: null,
  options,
  filterable,
});
const several = (code: string, attrName: string, options: readonly string[], filterable = true): Definition => ({
  ...option(code, attrName, options, filterable),
  valueType: 'options',
});
const yesNo = (code: string, attrName: string, filterable = false): Definition => ({
  ...option(code, attrName, [], filterable),
  valueType: 'boolean',
  options: null,
});
const text = (code: string, attrName: string): Definition => ({ ...option(code, attrName, [], false), valueType: 'text', options: null });

const RESOLUTIONS = ['CIF', 'D1', '720P', '960P', '1080P', '3MP', '4MP', '5MP', '6MP', '8MP', '12MP'];
const CODECS = ['H264', 'H264+', 'H265', 'H265+', 'SVAC2'];

const GROUPS: readonly (readonly [group: string, definitions: readonly Definition[]])[] = [
  [
    '图像',
    [
      option('resolution', '分辨率', RESOLUTIONS),
      option('sensor', '靶面尺寸', ['1/3"', '1/2.8"', '1/2.7"', '1/1.8"', '1/1.2"'], false),
      option('lens', '镜头类型', ['定焦', '电动变焦', '高倍变焦', '鱼眼', '拼接', '双目']),
      number('focalLengthMm', '焦距', 'mm', 1, 1000, true),
      number('focalLengthMaxMm', '最大焦距', 'mm', 1, 1000),
      number('hfovDeg', '水平视场角', '°', 1, 360),
      number('zoom', '光学变倍', '倍', 1, 60, true),
      option('lightType', '补光方式', ['红外', '白光', '双光', '无补光']),
      number('irRangeM', '补光距离', 'm', 0, 500, true),
      number('fps', '帧率', 'fps', 1, 60),
      several('features', '智能功能', [
        '人车分类',
        '区域入侵',
        '越界侦测',
        '人脸抓拍',
        '车牌识别',
        '客流统计',
        '声光警戒',
        '语音对讲',
        '宽动态',
        '透雾',
        '测温',
        '自动跟踪',
      ]),
      yesNo('audio', '内置拾音', true),
    ],
  ],
  [
    '编码与接入',
    [
      option('codec', '编码格式', CODECS, false),
      several('codecs', '支持编码', CODECS, false),
      several('protocols', '接入协议', ['ONVIF', 'GB/T 28181', '私有协议']),
      number('channels', '路数', '路', 1, 1024, true),
      number('incomingMbps', '接入带宽', 'Mbps', 1, 10000, true),
      number('outgoingMbps', '转发带宽', 'Mbps', 1, 10000),
      number('decode1080p', '解码能力（1080P）', '路', 0, 256),
      option('maxResolution', '最大接入分辨率', RESOLUTIONS, false),
      number('outputs', '输出接口', '路', 1, 128, true),
    ],
  ],
  [
    '存储',
    [
      number('hddBays', '盘位', '盘', 0, 60, true),
      number('bays', '磁盘柜盘位', '盘', 1, 60, true),
      number('maxDiskTB', '单盘上限', 'TB', 1, 24),
      yesNo('raid', '支持RAID', true),
      number('sizeTB', '硬盘容量', 'TB', 1, 24, true),
      option('diskGrade', '硬盘等级', ['监控级', '企业级']),
      number('rpm', '转速', 'rpm', 5000, 10000),
      number('sizeGB', '存储卡容量', 'GB', 16, 1024, true),
    ],
  ],
  [
    '网络',
    [
      number('poePorts', 'PoE口', '口', 0, 48, true),
      number('poeBudgetW', 'PoE总功率', 'W', 0, 2000, true),
      option('poeStandard', 'PoE标准', ['802.3af', '802.3at', '802.3bt（60 W）', '802.3bt（90 W）']),
      number('ports', '端口数', '口', 1, 128, true),
      number('portMbps', '端口速率', 'Mbps', 100, 40000, true),
      number('uplinkPorts', '上联口', '口', 0, 16),
      number('uplinkMbps', '上联速率', 'Mbps', 100, 100000, true),
      yesNo('managed', '网管', true),
      option('fibreMode', '光纤模式', ['单模', '多模']),
      number('distanceKm', '传输距离', 'km', 0.1, 80, true),
      number('frequencyGHz', '频段', 'GHz', 2, 80, true),
      number('wirelessMbps', '无线速率', 'Mbps', 50, 10000),
      number('antennaGainDbi', '天线增益', 'dBi', 0, 40),
    ],
  ],
  [
    '线缆',
    [
      option('category', '线缆类别', ['超五类', '六类', '超六类']),
      option('shielding', '屏蔽', ['非屏蔽', '屏蔽']),
      number('lengthM', '每箱长度', 'm', 0.5, 2000, true),
      option('use', '用途', ['读卡线', '锁控线', '按钮线', '门磁线', '网络线', '电源线', '信号线']),
      text('spec', '规格'),
      number('rollM', '每卷长度', 'm', 1, 2000, true),
      number('areaMm2', '截面积', 'mm²', 0.1, 150, true),
      number('cores', '芯数', '芯', 1, 288, true),
      number('pieces', '每包数量', '个', 1, 1000, true),
      number('cabinetU', '机柜高度', 'U', 1, 47, true),
      number('depthMm', '深度', 'mm', 20, 1500),
    ],
  ],
  [
    '显示',
    [
      number('sizeInch', '屏幕尺寸', '英寸', 1, 120, true),
      number('bezelMm', '拼缝', 'mm', 0.1, 20, true),
      option('environment', '使用环境', ['室内', '户外']),
      number('pitchMm', '点间距', 'mm', 0.5, 20, true),
      text('cabinetSize', '箱体尺寸'),
      number('brightnessNits', '亮度', 'cd/m²', 100, 12000),
      number('refreshHz', '刷新率', 'Hz', 50, 8000),
      yesNo('touch', '触摸', true),
    ],
  ],
  [
    '门禁与通道',
    [
      number('doors', '控制门数', '门', 1, 64, true),
      number('faces', '人脸容量', '张', 100, 200000, true),
      number('cards', '卡容量', '张', 100, 500000),
      several('cardTypes', '识别方式', ['IC卡', 'CPU卡', '身份证', '二维码', '指纹', '密码', '人脸', '蓝牙']),
      several('comm', '通讯方式', ['TCP/IP', 'RS-485', 'Wiegand', 'USB', 'Wi-Fi', '4G']),
      option('type', '类型', ['壁装', '吊装', '抱杆', '墙角', '桌面', '磁力锁（单门）', '磁力锁（双门）', '电插锁', '电锁口']),
      number('holdingKg', '拉力', 'kg', 10, 2000),
      option('failMode', '断电状态', ['断电开门', '断电上锁']),
      option('gateType', '闸机类型', ['三辊闸', '翼闸', '摆闸', '速通门', '全高闸']),
      number('passagePpm', '通行速度', '人/分钟', 1, 100),
      option('laneRole', '通道位置', ['边机', '中间机', '整机']),
    ],
  ],
  [
    '停车',
    [
      option('boomType', '闸杆类型', ['直杆', '曲臂杆', '栅栏杆']),
      number('boomLengthM', '闸杆长度', 'm', 1, 8, true),
      number('liftS', '起落时间', 's', 0.3, 10),
      number('maxLanes', '管理车道', '车道', 1, 200, true),
      number('spacesPerUnit', '每台管理车位', '个', 1, 12, true),
    ],
  ],
  [
    '声音',
    [
      number('tapW', '定压功率', 'W', 1, 100, true),
      number('lineVoltage', '定压输出', 'V', 70, 120),
      number('sensitivityDb', '灵敏度', 'dB', 70, 120),
      number('coverageDeg', '辐射角', '°', 30, 180),
      number('zones', '分区与防区', '区', 1, 1024, true),
    ],
  ],
  [
    '电源',
    [
      number('capacityKVA', '额定容量', 'kVA', 0.5, 1000, true),
      number('powerFactor', '输出功率因数', null, 0.5, 1, true),
      option('installType', '安装方式', ['塔式', '机架式', '壁挂', '导轨', '落地', '嵌入']),
      number('voltage', '电压', 'V', 2, 1000, true),
      number('capacityAh', '电池容量', 'Ah', 1, 3000, true),
      option('batteryType', '电池类型', ['AGM', '胶体']),
      number('batteryAh', '电池位容量', 'Ah', 1, 300, true),
      number('blocks', '可装电池', '节', 1, 128, true),
      number('chargeA', '充电电流', 'A', 0.1, 50),
      number('currentA', '电流', 'A', 0.1, 630, true),
      number('outputMaxV', '最高可调输出', 'V', 5, 60),
      number('powerKW', '配电功率', 'kW', 1, 400, true),
      number('phases', '相数', '相', 1, 3, true),
      option('power', '供电方式', ['PoE', 'DC 12V', 'DC 24V', 'AC 24V', 'AC 220V', '电池']),
      number('powerW', '功率', 'W', 0, 5000),
      number('poeClass', 'PoE等级', null, 0, 8),
    ],
  ],
  [
    '安装与环境',
    [
      option('location', '使用场所', ['室内', '室外']),
      number('ipRating', '防护等级（IP）', null, 20, 69, true),
      option('ikRating', '防暴等级', ['IK07', 'IK08', 'IK10'], false),
      option('bracket', '安装方式要求', ['壁装', '吊装', '抱杆', '墙角', '桌面'], false),
      yesNo('bracketIncluded', '含支架'),
      option('material', '材质', ['铝合金', '冷轧钢', '不锈钢', '热镀锌钢', 'ABS', 'PVC', '锌合金', '纸箱包装', '铜芯']),
      number('loadKg', '承重', 'kg', 0.5, 500),
      number('heightM', '高度', 'm', 0.1, 12, true),
      number('detectRangeM', '探测距离', 'm', 0.5, 500, true),
      option('link', '连接方式', ['有线', '无线']),
      text('modelRemark', '型号说明'),
    ],
  ],
  [
    '软件',
    [
      number('licencePoints', '授权点数', '个', 1, 10000, true),
      option('deployment', '部署方式', ['本地部署', '云端']),
      number('years', '服务期', '年', 1, 10, true),
      text('techSpec', '技术规格'),
      text('functionDesc', '功能说明'),
      several('manages', '管理系统', ['视频', '人员通道', '门禁', '停车', '报警', '广播', '可视对讲'], false),
    ],
  ],
];

/** In reading order: groups as they stand on the product page. */
export const standardAttributes: readonly AttributeRow[] = GROUPS.flatMap(([attrGroup, definitions]) =>
  definitions.map((definition) => ({ ...definition, attrGroup })),
).map((definition, index) => ({
  ...definition,
  id: index + 1,
  sort: index + 1,
}));
