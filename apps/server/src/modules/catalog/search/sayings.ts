/**
 * How a thing is described by whoever does not know what the trade calls it, and what is said of a thing that every one of its kind is: a line
 * each, what is written and what it is read as. Read before `written.ts` puts measures and units in order.
 */
import { numberOf } from './units.ts';

/** A figure, or a number in words. */
const MANY = '(\\d{1,2}|[一二两三四六八九十])';
const counted =
  (unit: string) =>
  (_: string, many = '') =>
    `${numberOf(many) ?? many}${unit}`;

export const SAYINGS: readonly (readonly [said: RegExp, read: string | ((match: string, ...groups: string[]) => string)])[] = [
  // what every one of a kind has narrows nothing
  [/(?<=球机?\s?)(?:带|有)?云台(?:的|功能)?(?=$|\s)|(?:带|有)云台的?(?=[^\s]*球)/gu, ' '],
  [/(?:带|有)?上联口?(?:的)?(?=$|\s)(?<=交换机?.*|poe.*)(?<!(?:\d|[一二两三四六八九十])个?(?:[千万百]兆)?(?:光|电|网)?口?上联口?)/gu, ' '],
  // sockets, and how fast those to the network are: there are four of them at most where they are counted as sockets are
  [/(?<!\d)([5-9]|\d{2}|[六八十])口(?=[千万]兆(?:光|电)?口?上联)/gu, (_: string, many: string) => ` ${numberOf(many) ?? many}口 `],
  // so many to the network
  [new RegExp(`${MANY}(?:个|路|口)?(?:[千万百]兆)?(?:光|电|网)?口?上联口?`, 'gu'), (_: string, many: string) => ` ${numberOf(many) ?? many}口上联 `],
  // a ball is what turns, also at the end of a run of traits
  [/(?<=警戒|声光|预警|跟踪|追踪)球(?=$|\s|的)/gu, '球机'],
  // a gate with works on both sides stands in the middle; how quick a boom is stands in its name
  [/双(?:机)?芯的?/gu, '中间机'],
  [/(?<=(?:道闸|直杆|杆|闸).*)(?:快速|快)的?(?!门|通)|(?<![\p{Script=Han}])(?:快速|快)的?(?=\s?(?:道闸|直杆|起落杆|栏杆))/gu, ' 高速 '],
  // a card of another frequency is another card, and no reader of the one reads the other; among several names of cards it is one of them
  [/(?<![a-z\d]|(?:ic|白|m1|门禁|感应)卡.*)id\s?(?:白|厚|薄)?卡片?(?!\p{Script=Han}*(?:读|机)|.*(?:ic|白|m1|门禁|感应)卡)/gu, ' id 感应卡 '],
  // one board and so many doors
  [/[一1单]控([二两四八]|\d{1,2})(?:个?门(?!禁))?/gu, counted('门 ')],
  [
    /[一1单](?:拖|带|管)([二两四八]|\d)(?:个?门(?!禁))?的?(?=.*(?:门禁|控制(?:器|板)|主板))|(?<=(?:门禁|控制器|主板).*)[一1单](?:拖|带|管)([二两四八]|\d)(?:个?门)?/gu,
    doorsOf,
  ],
  // what the mains going off does to a lock
  [/(?:断|停|没)电(?:后|时|了|就|会|能)*自动(?:打)?开(?:启|门)?(?=的|$|\s)/gu, '断电开'],
  // what every extender of its kind has
  [/(?<=poe)\s?供电\s?(?=(?:网线|网络)?(?:延长|中继))/gu, ' '],
  // copper on one side and fibre on the other
  [/(?:网线|网口|电口)[转变]成?(?:光纤|光口)(?:收发|转换)?(?:器|的)?|(?:光纤|光口)[转变]成?(?:网线|网口|电口|网络)(?:收发|转换)?(?:器|的)?/gu, ' 收发器 '],
  // a cable with its plugs on
  [/(?:网线|网络线)\s?(?:成品|做好头|带水晶头|带头)的?|(?:成品|做好头|带水晶头|带头)的?\s?(?:网线|网络线)/gu, '成品网线'],
  // a platform is let in more by licences
  [/(?:监控|视频|安防|管理)?平台(?:软件)?的?\s?(\d{1,5})(?:路|点|个)(?:视频|监控|通道|摄像[头机])?(?:接入)?的?\s?(?:授权|许可)/gu, ' 视频通道接入授权 $1 '],
  // so many cameras to be kept for so long are a recorder's
  [
    /^(?:要|想|能|可以?)*(?:存储|保存|存|录)(?:够|满|上)?\s?(?:\d+|[一二两三六半])\s?(?:天|个?多?月|周|年)的?\s+(\d{1,2})(?:个|台|路|只)(\d{1,2}00万)?(?:像素)?的?(?:摄像[头机]|监控|探头)?$/gu,
    ' $1路 录像机 ',
  ],
  // a screen is fed by each output
  [new RegExp(`${MANY}(?:路|个|口)?(?:hdmi|视频|解码|画面)?输出口?`, 'gu'), (_: string, many: string) => ` ${numberOf(many) ?? many}路输出 `],
  // nothing to be drawn through a wall is without wires
  [/(?:不用|不需要|无需|免|不)(?:要)?(?:布|拉|走|穿|接)(?:网)?线的?/gu, ' 无线 '],
  // cameras are counted by what takes them in, or feeds them
  [new RegExp(`${MANY}(?:个|台|只|路)(?:监控)?(?:摄像[头机]|探头|监控)(?:用|的)*(?=(?:网络|硬盘)?(?:录像机|刻录机|主机|nvr))`, 'gu'), counted('路')],
  [new RegExp(`${MANY}(?:个|台|只|路)(?:监控)?(?:摄像[头机]|探头|监控)(?:用|的)*(?=(?:poe|供电)?交换)`, 'gu'), counted('口')],
  [/(?:网线)?供电的?(?=小?交换)/gu, 'poe'],
  [/(?<=poe.{0,4})小(?=交换)/gu, ''],
  [new RegExp(`[一1单](?:光)?进${MANY}(?:电)?出(?=.*光)|(?<=光.*)[一1单](?:光)?进${MANY}(?:电)?出`, 'gu'), (match: string) => `${outsOf(match)}口 收发器`],
  // how long recordings are kept is told by no disk and no recorder; whoever stores them does
  [
    /(?:录像|监控)?(?:能|可以?|要|想)?(?<!云)(?:存储|保存|存|录)够?满?\s?(?:\d+|[一二两三六半])\s?(?:天|个?多?月|周|年)(?:以上)?(?:的|用)?(?=.*(?:硬盘|录像机|nvr|卡))/gu,
    ' ',
  ],
  // so many metres and a half, as they are said
  [
    new RegExp(`${MANY}米([1-9一二三四五六七八九半])(?=\\D|$)(?![寸路口盘门])`, 'gu'),
    (_: string, many: string, more = '') => `${numberOf(many) ?? many}.${tenthsOf(more)}米`,
  ],
  // through what a camera is to see
  [/(?:大|起|浓|有)?雾天?(?:里|的时候|也|都)*(?:能|可以?)?(?:看|拍)(?:得)?(?:清|见|到)楚?的?/gu, ' 透雾'],
  [/逆光(?:里|的时候|也|都)*(?:能|可以?)?(?:看|拍)(?:得)?(?:清|见|到)楚?的?/gu, ' 宽动态'],
  [/(?:晚上|夜里|夜晚|夜间|天黑|黑暗)(?:里|的时候|也|都)*(?:能|可以?)?(?:看|拍)(?:得)?(?:清|见|到)楚?的?(?=.*(?:摄像|枪机|半球|球机|监控))/gu, ' 夜视'],
  // whoever helps himself
  [/自己(?=刷|登记|缴|交|付|扫|打印|取)/gu, '自助'],
  // what opens by itself when there is a fire
  [/(?:火警|火灾|着火|起火|消防报警)(?:了|时|后|的时候)*(?:门|闸|门禁|闸机)?(?:就|会|能)*(?:自动)?(?:打开|开门?|释放|放行)的?/gu, ' 消防联动 '],
  // a car park that is full, and how many places are left
  [/(?:满|空|余)位(?:数|信息)?(?:显示|提示)(?!屏)(?:牌|器)?/gu, ' 余位显示屏 '],
  // zones one speaks to, each by itself
  [/(?:几|多|各|每|不同)个?区(?:域)?(?:分开|单独|分别|分区)?/gu, ' 分区 '],
  [/(?<=广播.*)(?:喊话|讲话)|(?:喊话|讲话)(?=.*广播)/gu, '寻呼'],
  // how many come, and how warm it is where a camera looks
  [
    /(?:数|统计|计算|记录)(?:一?下)?(?:一天|每天|进|出|来|进出|客)*(?:了|有|来)?(?:多少|几个)?(?<!双)人(?:数|头|次|流|流量|客)?(?!脸|车|形|行|证)的?/gu,
    ' 客流统计',
  ],
  [/(?:看|测|量|监测|检测)(?:得)?出?(?:体|高)?温度的?(?=摄像|枪|半球|球机|监控)/gu, ' 测温'],
  // who answers upstairs
  [/(?:住户|业主|家里|屋里|室内|楼上)(?:住户|业主)?(?:用来?|能)?(?:接听|接电话|看门口)(?:用|开门)*的?(?:屏幕?|机|电话|分机)?/gu, ' 室内机 '],
  // where recordings go, and what a platform takes in besides
  [/(?:把|将)?(?:录像|监控|画面|视频)?(?:存|传|上传|备份|放)(?:到|在|去|上)云(?:上|端|盘|里)?(?:面)?的?/gu, ' 云存储服务 '],
  [
    new RegExp(`平台(?:再|要|上)?(?:加|扩|增加|接入|多接|接)(\\d{1,4}|[一二两三四六八十]{1,3})(?:路|个|台)(?:摄像[头机]|视频|监控|通道)*`, 'gu'),
    (_: string, many = '') => ` 视频通道接入授权 ${numberOf(many) ?? many} `,
  ],
  // what a licence lets in is counted by points, whatever they are called
  [/(?<!\d)(\d{1,4})(?:路|点|个|门|通道|台)(?:的)?(?=[^\d]*(?:授权|许可))|(?<=(?:授权|许可)[^\d]*)(\d{1,4})(?:路|点|个|门|通道|台)/gu, ' $1$2 '],
  // what works where there is none of it needs none of it
  [/(?:没有?|无)(?:wifi|无线|网络?|宽带|信号)(?:的时候|时)?(?:也|都|还)(?:能|可以?|行)(?:够)?(?:用|看|录|装|工作)?的?/gu, ' 没网 '],
  // whom one looks after from afar, at home
  [
    /(?:家用|家里|在家|远程)?(?:照看|看护|看)(?:着)?(?:娃|孩子|小孩|宝宝|婴儿|老人|父母|爸妈|宠物|猫|狗|保姆)(?:狗|咪)?的?(?:家用)?(?=.*(?:摄像|监控)|$)/gu,
    ' 无线云台 ',
  ],
  // who climbs over what a camera looks at
  [
    /(?:有人)?(?:翻(?:越|墙|过|进来?)|爬墙|越墙|闯入|闯进来?)(?:围墙|围栏)?(?:了|就|会|能|时)*(?:自动)?(?:报警|提醒|告警|警报|响)?的?(?=.*(?:摄像|枪机|半球|球机|监控))/gu,
    ' 越界侦测 ',
  ],
  // a face that can be told from others is taken for itself
  [/(?:看|抓拍|拍|照|认|录|抓)(?:得|的|能)?(?:清楚?|到|见|准)?(?:每个)?(?:人|正)?脸(?!识别|门|比对|的?机)(?:的)?/gu, ' 人脸抓拍 '],
  // whoever is not to be there is told of
  [
    /(?:有|来)?(?:人|贼|小偷)(?:走|闯|溜)?(?:进来|进入|闯入|靠近|经过|来)了?就?(?:手机)?(?:上)?(?:会|能|要|有)?(?:响|叫|报警|报|提醒|通知|推送)的?/gu,
    ' 红外探测器 ',
  ],
  [/(?:有)?(?:人|贼)?(?:翻|爬|跨)(?:围)?(?:墙|栏)就?(?:会|能)?(?:响|叫|报警|报|提醒)的?/gu, ' 对射 '],
  // where there is no cable to be had
  [
    /(?:没有?|无|缺|拉不了|不通)(?:拉|布|通|接)?(?:网线|宽带|光纤)(?:的|用)*(?=$|\s|.*(?:监控|摄像))|(?<=(?:监控|摄像[头机]?).*)没有?(?:拉|布|通|接)?(?:网线|宽带|光纤)/gu,
    ' 没网 ',
  ],
  [/开会(?!员)/gu, '会议'],
  // where a door or a window tells that it is open
  [/[门窗]户?(?:被?打开|开了|一开|开)就?(?:会|能)?(?:报警|提醒)的?(?:东西|器)?/gu, '门磁'],
  [/窗(?:户|子|口)?上?(?:装|用|安)?的?红外(?:线|探头|探测器|报警器?)?/gu, '幕帘'],
  [/(?:两|双|2|二)扇(?:对开)?门?|对开门/gu, '双门'],
  [/单扇门?/gu, '单门'],
  [/(?<=闸[^边中]*)(?:最|靠)(?:边上|外面|旁边)(?:那?台|的)*/gu, '边机'],
  [/(?<=闸[^边中]*)中间(?:那台|的)/gu, '中间机'],
  // whom one rings for
  [/(?:按|摁)(?:门)?铃的?(?=主机|机)/gu, '门口'],
  // what is left of a car park
  [/(?:还?剩|还有)(?:几个|多少|余)?(?:空)?车位|空余?车位(?!灯|.*灯)/gu, '余位'],
  [/(?<=余位.*)(?:显示)?牌子?/gu, '显示屏'],
  // what goes on while the mains are off
  [/(?:停|断)电(?:后|时)?(?:还|也)?能(?:撑|用|供电|顶)[^\s]{0,4}?的?(?:备用)?电源/gu, 'ups'],
  [/(?:停|断)电(?:了|后|时|以后)?(?:还|也|都)?(?:能|可以?|要)?(?:再)?(?:撑|顶|扛|坚持)(?:住|得住|得了)?[^\s]{0,6}$/gu, ' ups '],
  [/(\d{1,3})安(?=时?的?(?:免维护|铅酸|胶体|蓄)?(?:蓄?电池|电瓶))|(?<=(?:电瓶|电池)\s?(?:12v\s?)?)(\d{1,3})安(?!时)/gu, '$1$2ah'],
  [/网(?:口|线|络)(?:的|用)?防?浪涌(?:保护)?器?/gu, '网口防雷'],
  [/(?:接|藏|放|走|盘)线的?盒子?/gu, '接线盒'],
  [/(?:把|将)(?:画面|图像|监控)(?=投|放|显示)/gu, ' '],
];

/** How many doors, whichever way it is said. */
function doorsOf(_: string, before = '', behind = ''): string {
  const many = before || behind;
  return `${numberOf(many) ?? many}门 `;
}

/** Behind the point: a half, or tenths. */
const tenthsOf = (more: string): number => (more === '半' ? 5 : (numberOf(more) ?? Number(more)));

const outsOf = (match: string): string => {
  const [, many = ''] = /([一二两四八]|\d{1,2})(?:电)?出/u.exec(match) ?? [];
  return String(numberOf(many) ?? many);
};
