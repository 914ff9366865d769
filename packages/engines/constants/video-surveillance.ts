/** Video surveillance of areas: what the seventh recommendation is made of. Densities, streams, disks and cable have their own files. */
import { sourced } from '../inputs/index.ts';

/** Active area by resolution, a format of `SENSORS_16_9`. */
export const SURVEILLANCE_SENSORS = sourced({
  mark: 'P',
  label: '各分辨率的常用靶面',
  source: '工程取值：目录中定焦机型的靶面，200 万 1/2.8"、400 万 1/2.7"、800 万 1/1.8"',
  value: { '1080P': '1/2.8"', '4MP': '1/2.7"', '8MP': '1/1.8"' },
});
/** Ascending, millimetres, by housing. */
export const SURVEILLANCE_LENSES_MM = sourced({
  mark: 'P',
  label: '定焦点位的焦距系列',
  source: '工程取值：半球 2.8、4、6 mm，枪机另有 8、12 mm',
  value: { dome: [2.8, 4, 6], bullet: [2.8, 4, 6, 8, 12] },
});
/** Metres that fixed cameras light by themselves, by lens. */
export const NIGHT_REACH_M = sourced({
  mark: 'P',
  label: '自带补光的有效距离',
  source: '工程取值：同系列样本的补光距离，长焦配得远',
  value: { '2.8': 30, '4': 30, '6': 30, '8': 50, '12': 50 },
});
export const FACE_FROM_TOP = sourced({
  mark: 'P',
  label: '最远处人脸在画面里的位置',
  source: '工程取值：调到离画面上边四分之一处，上面留天空或吊顶，下面多看近处',
  value: 0.25,
});
/** Where a camera sees no face at its foot, as a share of the depth it serves. */
export const BLIND_SHARE_MAX = sourced({ mark: 'P', label: '脚下盲区上限', source: '工程取值：近处拍不到脸的一段不超过纵深的一半', value: 0.5 });
/** Metres of depth behind the foot of a row where the row before no longer sees faces as asked. */
export const STRIP_MAX_M = sourced({
  mark: 'P',
  label: '排与排之间的盲带',
  source: '工程取值：后一排脚下拍不到脸的一带超过 1 m 就提示；前一排只看到交界处',
  value: 1,
});
export const SURVEILLANCE_CAMERA_W = sourced({ mark: 'P', label: '定焦摄像机功率上限', source: '工程取值：目录中 PoE 定焦机型不超过 10 W', value: 10 });
export const SURVEILLANCE_POE_CLASS = sourced({
  mark: 'P',
  label: '定焦摄像机 PoE 等级上限',
  source: '工程取值：10 W 属 IEEE 802.3-2018 第 33 章的等级 3',
  value: 3,
});
export const STORAGE_SERVER_SIZE = sourced({
  mark: 'P',
  label: '存储服务器规格',
  source: '市场常见的 24 盘位存储服务器',
  value: { incomingMbps: 800, hddBays: 24, maxDiskTB: 20 },
});
export const RECORDED_HOURS = sourced({ mark: 'P', label: '每天录像小时', source: '全天不间断录像', value: 24 });
export const RECORDED_PERCENT = sourced({ mark: 'P', label: '录像占比', source: '全时录像，不按移动侦测折减', value: 100 });
/** Above it recordings go to storage servers under a platform. */
export const RECORDER_CAMERAS_MAX = sourced({
  mark: 'P',
  label: '录像机方案的摄像机上限',
  source: '工程取值：超过 128 路（两台 64 路）改用存储服务器加平台，便于集中检索',
  value: 128,
});
export const STORAGE_HOT_SPARES = sourced({ mark: 'P', label: '每台存储服务器热备盘', source: '工程取值：坏盘时自动顶替', value: 1 });
export const PLATFORM_POINTS = sourced({ mark: 'P', label: '平台自带授权', source: '目录中平台基础版的授权点数', value: 100 });
export const UPLINKS_OF_ONE = sourced({
  mark: 'P',
  label: '不用汇聚的台数',
  source: '工程取值：1 台接入交换机的两个上联口接 1 台录像机和外网',
  value: 2,
});
export const ACCESS_PORT_MBPS = sourced({ mark: 'P', label: '接入口速率', source: '摄像机网口为百兆', value: 100 });
export const ACCESS_UPLINK_MBPS = sourced({ mark: 'P', label: '接入交换机上联速率', source: '工程取值：千兆上联', value: 1000 });
export const CABINET_DEPTH_MM = sourced({
  mark: 'P',
  label: '机柜深度',
  source: '工程取值：只放交换机 450 mm，录像机与 UPS 600 mm，存储服务器 1000 mm',
  value: { switches: 450, recorder: 600, storageServer: 1000 },
});
export const DEVICE_U = sourced({
  mark: 'P',
  label: '设备占用高度',
  source: '工程取值：交换机、解码器 1 U，录像机 2 U，24 盘位存储服务器 4 U，另留配线与散热 2 U',
  value: { switch: 1, decoder: 1, recorder: 2, storageServer: 4, free: 2 },
});
export const DEVICE_POWER_W = sourced({
  mark: 'P',
  label: '设备功率',
  source: '工程取值：录像机 30 W、存储服务器 300 W、每块硬盘 8 W、交换机自身 20 W、解码器 60 W、显示器 60 W',
  value: { recorder: 30, storageServer: 300, disk: 8, switch: 20, decoder: 60, monitor: 60 },
});
export const MONITOR_INCH = sourced({
  mark: 'P',
  label: '显示器尺寸',
  source: '工程取值：16 路以内 24 英寸，多于 16 路 43 英寸',
  value: { few: 24, many: 43, fewUpTo: 16 },
});
export const SURVEILLANCE_CAMERAS_MAX = sourced({ mark: 'P', label: '一次计算的摄像机上限', source: '更大的项目分区分期计算', value: 10_000 });
export const BACKUP_MIN = sourced({ mark: 'P', label: '默认后备时间', source: '工程取值：够短时停电不断录像', value: 30 });
/** Of an area that only a number of cameras is told of; the width no more than copper reaches along. */
export const COUNTED_AREA = sourced({
  mark: 'P',
  label: '只报台数的区域',
  source:
    '工程取值：只填摄像机数量、不填大小的，按每台看 3 m 宽，看到要求的程度时通常的深度（核人 3 m、认熟人 6 m、看动作 10 m、数人 15 m、看场面 20 m），宽度合计最多按 40 m',
  value: {
    depthM: { overview: 20, outline: 20, discern: 15, perceive: 10, characterise: 6, validate: 3 },
    widthEachM: 3,
    widthMaxM: 40,
  },
});
/** To the near corner of the area; from there a run goes along its edges to the camera. */
export const RUN_M = sourced({
  mark: 'P',
  label: '到区域近角的走线',
  source: '工程取值：弱电间到区域近角 50 m；再沿区域的边走到各点位，室外另加安装高度，逐台算',
  value: 50,
});
export const FAR_CORES = sourced({ mark: 'P', label: '每个远点位的光纤芯数', source: '工程取值：收发各 1 芯；单芯双向的收发器用 1 芯，另 1 芯备用', value: 2 });
/** Cores, ascending: what a terminal box takes at a far camera, and in a cabinet. */
export const FIBRE_BOX_CORES = sourced({
  mark: 'P',
  label: '光纤终端盒芯数',
  source: '市场常见：点位壁挂 4 芯，机柜机架式 12、24、48 芯',
  value: { point: 4, cabinet: [12, 24, 48] },
});
/** Metres. */
export const FIBRE_ROLL_M = sourced({ mark: 'P', label: '光缆每盘长度', source: '市场常见：室外铠装光缆、室内皮线光缆整盘 1000 m', value: 1000 });
export const INDOOR_FIBRE_CORES = sourced({ mark: 'P', label: '室内远点位的光缆', source: '工程取值：室内每个远点位一根 2 芯皮线光缆', value: 2 });
/** No transmitter's power is known by its model, so that no budget of light is reckoned. */
export const FIBRE_REACH = sourced({
  mark: 'P',
  label: '光纤链路的光功率',
  source:
    '工程取值，取安全侧：只用标称距离不小于走线的收发器、光模块，不另算光功率（型号不说发送功率和灵敏度，没有可核对的公开取值）；走线接近标称距离、或熔接点和跳接多的，按产品的光功率预算核对，厂家手册的估算为单模 0.5 dB/km、多模 1 dB/km，每个接头、熔接点 0.5 dB',
  value: '标称距离不小于走线',
});
export const FIBRE_CORD_M = sourced({ mark: 'P', label: '光纤跳线长度', source: '工程取值：终端盒到同箱、同柜的收发器，3 m', value: 3 });
export const FAR_POINT_W = sourced({
  mark: 'P',
  label: '远点位的耗电',
  source: '工程取值：摄像机 10 W、收发器 3 W，供电器与适配器的损耗在内取 20 W',
  value: 20,
});
export const CONVERTER_W = sourced({ mark: 'P', label: '收发器功率', source: '工程取值：每台 3 W，适配器损耗在内取 5 W', value: 5 });
export const OUTDOOR_BOX_IP = sourced({ mark: 'P', label: '室外设备箱防护等级', source: '工程取值：装有电源的室外箱不低于 IP55', value: 55 });
/** At a point that is fed from afar. */
export const POINT_BREAKER_A = sourced({
  mark: 'P',
  label: '远点位的断路器',
  source: '工程取值：设备箱内 2 P 6 A，检修时断开，也是电源防雷器的后备保护；与馈线同级时不保证只跳本点',
  value: 6,
});
export const POLE_EARTH = sourced({
  mark: 'P',
  label: '立杆接地',
  source: '工程取值，取安全侧：安防工程资料写明野外系统接地电阻不大于 10 Ω（GB 50348-2018 的条号未核到）；每根立杆 1 套接地极，土壤电阻率高时另加',
  value: 10,
});
export const POLE_FOUNDATION = sourced({
  mark: 'P',
  label: '立杆基础',
  source: '工程取值：每根立杆浇混凝土基础，预埋 1 个与杆高相配的地笼；基础尺寸按杆高、风压和土质由土建定',
  value: 1,
});
/** Metres. */
export const PIGTAIL_M = sourced({ mark: 'P', label: '尾纤长度', source: '市场常见 1.5 m，终端盒内盘留', value: 1.5 });
/** A recorder has so many at least. */
export const SCREENS_OF_RECORDER = sourced({
  mark: 'P',
  label: '每台录像机接的显示器',
  source: '工程取值：市售录像机至多两路独立输出通行，更多的屏接解码器',
  value: 2,
});
export const SCREEN_CABLE_M = sourced({ mark: 'P', label: '高清线长度', source: '工程取值：录像设备或电脑到显示器 5 m 以内', value: 5 });
export const CABINET_OUTLETS = sourced({ mark: 'P', label: '机柜插座位数', source: '市场常见的机柜插座 8 位', value: 8 });
export const CONVERTERS_PER_U = sourced({ mark: 'P', label: '每 U 托板放的收发器', source: '工程取值：一层托板放 8 台', value: 8 });
export const SHELF_DEPTH_MM = sourced({ mark: 'P', label: '收发器托板深度', source: '工程取值：450 mm 深的托板放得进 600 mm 机柜', value: 450 });
export const HIGH_RETENTION_DAYS = sourced({ mark: 'P', label: '高配的保存天数', source: '高配档存两个月，事后查证更从容', value: 60 });
/** Rows of areas a page opens with, by site; what is not said of a row is as its field's default. */
export const SITE_AREAS = sourced({
  mark: 'P',
  label: '各种场所的示例区域',
  source: '工程取值：常见大小、离地高度和走线，只作填写的起点，按现场改',
  value: {
    shop: [
      { purpose: 'characterise', lengthM: 6, widthM: 4 },
      { purpose: 'perceive', lengthM: 12, widthM: 8 },
      { purpose: 'perceive', lengthM: 20, widthM: 10, mounting: 'wall', light: 'dark', heightM: 3.5 },
    ],
    // reception, open-plan halves of a floor, corridors, the door outside
    office: [
      { purpose: 'characterise', lengthM: 6, widthM: 6 },
      { count: 2, purpose: 'perceive', lengthM: 18, widthM: 14 },
      { count: 2, purpose: 'discern', lengthM: 30, widthM: 2.4 },
      { purpose: 'perceive', lengthM: 15, widthM: 8, mounting: 'wall', light: 'dark', heightM: 3.5 },
    ],
    // gate, classrooms, corridors, playground
    school: [
      { purpose: 'characterise', lengthM: 12, widthM: 8, mounting: 'wall', light: 'dark' },
      { count: 12, purpose: 'perceive', lengthM: 9, widthM: 7 },
      { count: 3, purpose: 'discern', lengthM: 50, widthM: 3 },
      { purpose: 'outline', lengthM: 100, widthM: 60, mounting: 'pole', heightM: 5, runM: 60 },
    ],
    // gate, halls, roads, fence
    factory: [
      { count: 2, purpose: 'characterise', lengthM: 12, widthM: 10, mounting: 'wall', light: 'dark', heightM: 3.5 },
      { count: 2, purpose: 'discern', lengthM: 60, widthM: 24, mounting: 'indoorWall', heightM: 5 },
      { count: 2, purpose: 'discern', lengthM: 150, widthM: 8, mounting: 'pole', light: 'dark', heightM: 5, runM: 80 },
      { count: 2, purpose: 'outline', lengthM: 200, widthM: 6, mounting: 'pole', light: 'dark', heightM: 4, runM: 80 },
    ],
    // gates, halls of the houses, roads
    residential: [
      { count: 2, purpose: 'characterise', lengthM: 10, widthM: 8, mounting: 'wall', light: 'dark' },
      { count: 6, purpose: 'characterise', lengthM: 6, widthM: 4, runM: 60 },
      { count: 3, purpose: 'discern', lengthM: 100, widthM: 8, mounting: 'pole', light: 'dark', heightM: 4, runM: 60 },
    ],
    // loading doors, aisles between the racks, the hall, the ramp outside
    warehouse: [
      { count: 4, purpose: 'characterise', lengthM: 8, widthM: 6, mounting: 'indoorWall', heightM: 3.5 },
      { count: 8, purpose: 'discern', lengthM: 40, widthM: 3, mounting: 'rack', light: 'dark', heightM: 4 },
      { purpose: 'discern', lengthM: 60, widthM: 30, mounting: 'indoorWall', heightM: 5 },
      { purpose: 'perceive', lengthM: 30, widthM: 40, mounting: 'wall', light: 'dark', heightM: 5 },
    ],
    // way in and out, driveways of a garage, its doors to the stairs
    parking: [
      { count: 2, purpose: 'characterise', lengthM: 8, widthM: 5, mounting: 'wall', light: 'dark' },
      { count: 6, purpose: 'discern', lengthM: 50, widthM: 17, heightM: 2.8 },
      { count: 4, purpose: 'characterise', lengthM: 6, widthM: 4, heightM: 2.8, runM: 60 },
    ],
    // crossings, road between them
    street: [
      { count: 2, purpose: 'perceive', lengthM: 30, widthM: 25, mounting: 'pole', light: 'dark', heightM: 5, runM: 60 },
      { purpose: 'discern', lengthM: 500, widthM: 12, mounting: 'pole', light: 'dark', heightM: 5, runM: 60 },
    ],
  },
});
