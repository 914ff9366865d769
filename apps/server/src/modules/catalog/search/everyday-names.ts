/**
 * What people call a thing, and what it is called in a catalogue: a line each, left what is typed, right the words looked for in its place, any of them.
 * `+` joins words that are needed together. Unlike the groups of `synonyms.ts` they hold one way: who types 半球 does not ask for 海螺半球.
 */
const LINES = `
camera=摄像机
dome=半球
星光级 超星光=星光
跟踪球 自动跟踪球机=跟踪+球机
带麦克风 带话筒 带录音 带拾音=拾音
bullet=枪型 枪机
ptz 快球 智能球 球形摄像机 球型机=球机 球型
switch 交换器=交换机
dvr xvr 录像主机 监控主机 硬盘机 硬盘刻录机=录像机
车载主机 车载录像机=车载
超脑 智能录像机 人脸录像机=智能分析录像机
海螺半球 海螺机=海螺
防砸半球=防暴+半球
墙上枪机=枪机
夜视=红外
彩色 全彩夜视 晚上彩色=全彩
白光=白光 全彩
小球机 小球 迷你球=迷你+球机
枪球一体 枪球一体机 枪球=枪球
双目摄像机=双目+网络
360度 360全景=全景 鱼眼
人数统计 数人头=客流统计 客流
插卡 流量 无网 无电 无网无电 太阳能=4g+太阳能
测温摄像机 红外热像 热像仪 热成像仪 体温 测温=热成像
抓拍机 电警=抓拍 卡口
车牌摄像机 车牌机 车牌识别相机 车牌抓拍=车牌
监听头 录音头 收音器 拾音头 拾音棒 监听器=拾音器
录音 麦 声音 带麦=拾音 录音 拾音器
声光报警枪机=警戒+枪型
紫盘 监控盘 影盘=监控级+硬盘
硬碟 机械盘=硬盘
企业盘=企业级
内存卡 闪存卡 tf卡 sd卡 tf sd 储存卡 内存条=存储卡
磁盘阵列 磁盘柜=磁盘
poe供电器 poe适配器 poe模块 poe供电模块 poe电源 单口poe=poe供电器
供电交换机=poe+交换机
光收 光收发 光猫收发器 光端机 一光一电 光电转换=收发器
sfp=sfp 光模块
监控网桥 点对点网桥=网桥
ap面板 面板ap 无线覆盖 wifi热点 无线热点 wifi覆盖=无线+ap
路由=路由器
网缆 网络缆=双绞线 网线
屏蔽线=屏蔽信号线 屏蔽+双绞线
网线头 网络头 rj45 rj45头 水晶头子=水晶头
墙插 墙插网口 86面板 网络面板 网络插座=信息面板 信息模块
理线器=理线架
成品网线 网络跳线=跳线
尾纤 跳纤=光纤跳线
光纤盒 熔接盒=终端盒
皮线=皮线光缆
rvv 护套线 电源线=电源线 供电线 控制线
综合网线 网电一体线 综合线=网电一体
墙柜 挂墙机柜 小机柜 壁挂柜=壁挂+机柜
弱电机柜=机柜
桥架=线槽
穿线管 pvc管=线管
门禁系统 门禁机 门禁设备 门禁控制=门禁
刷脸 刷脸机 人脸机 刷脸门禁 面部识别门禁 人脸开门 刷脸开门 人脸门禁机=人脸
门禁主机 门禁控制板 门禁板 控制板=门禁控制器
刷卡机 读卡头 门禁读头 刷卡头=读卡器
指纹机=指纹
扫码 扫码开门=二维码
扫码读头=二维码+读卡器
打卡机 考勤机 打卡 上班打卡 指纹打卡机 签到机=考勤
电梯控制 电梯刷卡=梯控
门禁锁 磁吸锁=磁力锁
玻璃门锁=电插锁 磁力锁
插锁=电插锁
电锁 电控锁=磁力锁 电插锁 电锁口
电子锁 智能锁 密码锁 指纹锁 人脸锁 门锁 家用指纹锁 家用锁=智能门锁
按钮 开关按钮 门禁按钮=出门按钮
不用碰 不用按 免碰 非接触 无接触=免接触
门窗磁 门窗磁开关=门磁
破玻 破玻按钮 应急开门 消防按钮=破玻按钮 紧急破玻
ic卡 门禁卡 m1卡 白卡 id卡=感应卡 ic卡
发卡机 写卡器=发卡器
消费机 食堂刷卡机 饭堂消费机 饭卡机=消费终端
门禁变压器 门禁电源=门禁电源箱
起落杆 挡车杆 道闸杆 道闸机 栏杆 停车杆=道闸
折臂道闸 折臂 曲杆道闸 曲臂杆=曲臂道闸
停车场系统 停车系统 停车收费系统 停车场收费系统=停车场管理软件 车牌识别
车检器=车辆检测器
余位屏 剩余车位屏 车位显示屏=余位 引导屏
找车机 找车=反向寻车
闸机 通道闸 人行闸 人员通道 人行通道 人行通道闸 人行道闸机 通道闸机=摆闸 翼闸 速通门 三辊闸 全高闸
三滚闸 三棍闸 三杆闸 三锟闸=三辊闸
摆闸机=摆闸
剪式闸 翼闸机=翼闸
速通闸=速通门
全高转闸 旋转闸 转闸=全高闸
人证机 人证合一 身份证核验=人证核验
访客登记机=访客机
可视室内机 对讲分机=室内机
楼宇对讲主机 单元主机 单元机=门口机
猫眼 智能猫眼 门铃 可视猫眼=可视门铃
带摄像头=可视
监控屏 监控显示器 监控屏幕 显示器 电视机=监视器
电视墙 大屏拼接 拼接大屏=拼接屏 拼接
触摸一体机 智慧黑板 电子白板 触控一体机 教学一体机=会议平板
电子屏 led大屏 led屏 led显示屏=led
门头屏 门头 室外led屏 户外led 户外屏 室外屏=户外+led
室内屏 室内led=室内+led
发送盒 发送卡=发送器
配电柜=配电箱
广告机 信息屏 信息发布屏=信息发布
高音喇叭 大喇叭 村村响喇叭 号角喇叭 村村响=号角
草地音箱 石头音响 草坪喇叭 草坪音响=草坪音箱
墙挂喇叭 挂墙音箱 壁挂喇叭=壁挂音箱
顶棚喇叭 天花板喇叭=吸顶扬声器
广播音箱 广播喇叭 背景音乐音响 背景音乐 广播音响=扬声器 音箱 音柱 号角
功放机 放大机 扩音机=功放
话筒 会议话筒=话筒
广播分区 分区矩阵=分区器
ip广播 校园广播=网络广播
防盗主机 红外报警主机 报警器主机=报警主机
布防键盘=报警控制键盘
红外探头 人体感应器 红外感应 人体感应 红外感应器=红外探测器
烟雾报警器 烟感器 烟雾探测器 独立烟感=感烟
燃气报警器 煤气报警器 可燃气体 天然气报警 燃气探测器 煤气=可燃气体
漏水报警 水浸传感器 漏水检测 漏水=水浸
声光报警器 警灯 声光警号=警号
求助按钮 报警按钮 一键报警 紧急按钮=紧急求助
光栅=对射
脉冲围栏 高压围栏 电网围墙 围墙电网=电子围栏
张力围栏=张力式
后备电源 后备式 停电备用电源 备用电源 ups电源 ups主机=ups
ups电池 免维护电池 电瓶=蓄电池
变压器 适配器 摄像头电源 摄像机电源=电源适配器 供电电源
监控电源=电源适配器 集中供电电源
球机电源=球机24v
导轨电源=导轨+开关电源
空开 空气开关 漏电开关 漏保 空气断路器=断路器
避雷器 浪涌 浪涌保护器 监控防雷 防雷=防雷器
触摸屏 触控屏 触屏 带触摸屏=触摸
墙装 墙装支架 墙上支架=壁装
装立杆 立杆装 装立杆上 装在立杆=抱杆
鸭嘴支架 鸭嘴 鸭咀支架 万向支架 枪机架 枪机架子=枪机+支架
球机架子 球机架=球机+支架
安装架 架子=支架
吊架 吊杆支架 吊杆=吊装
抱箍 立杆抱箍 抱柱支架 抱杆=抱杆
转角支架 外墙角支架 墙角=墙角支架
监控杆 杆子 监控柱子 摄像头杆子 八角杆 监控杆子=立杆
挑臂 挑杆 横臂=横臂
防水箱 监控箱 弱电箱 室外箱 配电防水箱=设备箱
防水盒 监控防水盒 摄像头防水盒=防水接线盒
底盒 86底盒 暗盒=安装盒
插排 机柜插座 插座 pdu=电源分配插座 pdu
hdmi hdmi线 高清线=hdmi
安防平台 监控平台 管理平台=综合安防管理平台 管理平台
平台软件=管理平台
停车场软件 停车软件 停车管理软件=停车场管理软件
门禁软件=门禁管理软件
物联网卡 流量卡 4g流量卡=流量卡
云录像=云存储
视频授权 通道授权=视频通道接入授权
海康=海康威视
户外 露天 外面 外边=室外 户外
gb28181 28181=国标 gb28181
`;

/** Nothing of a product is said by them where something else is said: every product of the trade is for it. */
export const weakWords: ReadonlySet<string> = new Set(
  '监控 安防 系统 设备 产品 机器 东西 专用 高清 智慧 小区 门口 带 可以 里 里面 那种 这种 家用 上墙 装 没有 有 要'.split(' '),
);

/** What is chosen first by a trait alone: 六类 is a cable before it is a plug, PoE a switch before a recorder. */
const HINTS: Readonly<Record<string, string>> = {
  六类: '双绞线',
  超五类: '双绞线',
  超六类: '双绞线',
  poe: 'poe交换机',
  发送卡: '接收设备',
  发送器: '接收设备',
};
export const hintsOf = (word: string): readonly string[] => {
  const category = HINTS[word];
  return category === undefined ? [] : [category];
};

const byTyped = new Map<string, readonly string[]>();
for (const line of LINES.trim().split('\n')) {
  const [typed = '', ways = ''] = line.split('=');
  for (const word of typed.split(' ')) byTyped.set(word, ways.split(' '));
}

/** What the word means in a catalogue; empty for words that have no line. */
export const everydayWays = (word: string): readonly string[] => byTyped.get(word) ?? [];

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);
/** Every Chinese word that is typed: the segmenter must not cut them apart. */
export const everydayWords: readonly string[] = [...new Set([...byTyped.keys(), ...weakWords])].filter((word) => word.length > 1 && isHan(word));
/** Those that begin with letters or digits, longest first: read whole before a keyword is taken apart. */
export const everydayCodes: readonly string[] = [...byTyped.keys()]
  .filter((word) => !isHan(word) && /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length);
