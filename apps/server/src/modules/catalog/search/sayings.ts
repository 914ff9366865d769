/**
 * How a thing is described by whoever does not know what the trade calls it, and what is said of a thing that every one of its kind is: a line
 * each, what is written and what it is read as. Read before `written.ts` puts measures and units in order.
 */
import { numberOf } from './units.ts';

/** A figure, or a number in words. */
const MANY = '(\\d{1,2}|[一二两三四六八九十])';
const counted = (unit: string) => (_: string, many: string) => `${numberOf(many) ?? many}${unit}`;

export const SAYINGS: readonly (readonly [said: RegExp, read: string | ((match: string, first: string) => string)])[] = [
  // what every one of a kind has narrows nothing
  [/(?<=球机?\s?)(?:带|有)?云台(?:的|功能)?(?=$|\s)|(?:带|有)云台的?(?=[^\s]*球)/gu, ' '],
  [/(?:带|有)?上联口?(?:的)?(?=$|\s)(?<=交换机?.*|poe.*)(?<!(?:\d|[一二两三四六八九十])个?(?:[千万百]兆)?(?:光|电|网)?口?上联口?)/gu, ' '],
  // so many to the network
  [new RegExp(`${MANY}(?:个|路|口)?(?:[千万百]兆)?(?:光|电|网)?口?上联口?`, 'gu'), (_: string, many: string) => ` ${numberOf(many) ?? many}口上联 `],
  // a screen is fed by each output
  [new RegExp(`${MANY}(?:路|个|口)?(?:hdmi|视频|解码|画面)?输出口?`, 'gu'), (_: string, many: string) => ` ${numberOf(many) ?? many}路输出 `],
  // nothing to be drawn through a wall is without wires
  [/(?:不用|不需要|无需|免|不)(?:要)?(?:布|拉|走|穿|接)(?:网)?线的?/gu, ' 无线 '],
  // cameras are counted by what takes them in, or feeds them
  [new RegExp(`${MANY}(?:个|台|只)(?:监控)?(?:摄像[头机]|探头|监控)(?:用|的)*(?=(?:网络|硬盘)?(?:录像机|刻录机|主机|nvr))`, 'gu'), counted('路')],
  [new RegExp(`${MANY}(?:个|台|只)(?:监控)?(?:摄像[头机]|探头|监控)(?:用|的)*(?=(?:poe|供电)?交换)`, 'gu'), counted('口')],
  [/(?:网线)?供电的?(?=小?交换)/gu, 'poe'],
  [/(?<=poe.{0,4})小(?=交换)/gu, ''],
  [new RegExp(`[一1单](?:光)?进${MANY}(?:电)?出(?=.*光)|(?<=光.*)[一1单](?:光)?进${MANY}(?:电)?出`, 'gu'), (match: string) => `${outsOf(match)}口 收发器`],
  // how long recordings are kept is told by no disk and no recorder; whoever stores them does
  [
    /(?:录像|监控)?(?:能|可以?|要|想)?(?<!云)(?:存储|保存|存|录)够?满?\s?(?:\d+|[一二两三六半])\s?(?:天|个?多?月|周|年)(?:以上)?(?:的|用)?(?=.*(?:硬盘|录像机|nvr|卡))/gu,
    ' ',
  ],
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
  [/(\d{1,3})安(?=时?的?(?:免维护|铅酸|胶体|蓄)?(?:蓄?电池|电瓶))|(?<=(?:电瓶|电池)\s?(?:12v\s?)?)(\d{1,3})安(?!时)/gu, '$1$2ah'],
  [/网(?:口|线|络)(?:的|用)?防?浪涌(?:保护)?器?/gu, '网口防雷'],
  [/(?:接|藏|放|走|盘)线的?盒子?/gu, '接线盒'],
  [/(?:把|将)(?:画面|图像|监控)(?=投|放|显示)/gu, ' '],
];

const outsOf = (match: string): string => {
  const [, many = ''] = /([一二两四八]|\d{1,2})(?:电)?出/u.exec(match) ?? [];
  return String(numberOf(many) ?? many);
};
