/** Ways of writing that a keyword is freed of before it is read: signs of the other script, measures in words, what is asked around the thing itself. */

import { everydayWays } from './everyday-names.ts';
import { COUNTS } from './counts.ts';
import { SAYINGS } from './sayings.ts';
import { numberOf } from './units.ts';
import { abbreviations, namesThing, spelt } from './vocabulary.ts';

/** Traditional signs of the trade's words. */
const TRADITIONAL =
  '攝摄機机電电線线網网頭头槍枪錄录換换禁禁門门鎖锁閘闸車车識识別别顯显屏屏幕幕揚扬聲声器器報报警警煙烟感感圍围欄栏源源櫃柜纜缆光光纖纤無无橋桥碼码對对講讲話话廣广萬万變变焦焦紅红儲储存存盤盘硬硬軟软體体備备設设監监視视讀读卡卡證证場场燈灯雙双單单夾夹層层號号鈕钮壓压斷断開开關关適适導导軌轨種种';
const simplified = new Map(Array.from({ length: TRADITIONAL.length / 2 }, (_, at) => [TRADITIONAL.charAt(2 * at), TRADITIONAL.charAt(2 * at + 1)]));

/** Kinds of writing, in turn: each is what the next begins with. */
const WAYS: readonly (readonly [written: RegExp, kept: string | ((match: string, ...groups: string[]) => string)])[] = [
  [/毫米/gu, 'mm'],
  [/(?<=[\d一二三四五六七八九十两])(?:公里|千米)/gu, 'km'],
  [/(?<=[\d一二三四五六七八九十两])公斤/gu, 'kg'],
  [/(?<=[\d一二三四五六七八九十两])安时/gu, 'ah'],
  [/(?<=\d)个?百万/gu, '00万'],
  [/(?<=[\d一二三四五六七八九十两])个(?=tb?(?![a-z])|[盘口路门])/gu, ''],
  [/(?<=[\d一二三四五六七八九十两])孔(?=\D|$)/gu, '口'],
  // classes of cables as the makers print them
  [/(?<=\d)\s?lei(?![a-z])/gu, '类'],
  [/cat[.\s-]?6a|超\s?6\s?类/gu, '超六类'],
  [/cat[.\s-]?5e?(?![0-9a-z])|超[\s伍]?5?\s?类|超伍类|(?<!\d)5\s?类|(?<!超)五类/gu, '超五类'],
  [/cat[.\s-]?6(?![0-9a-z])|(?<!\d)6\s?类/gu, '六类'],
  [/(?<=rvvp?\s?)(\d+)\s?[*×x]\s?(\d+(?:\.\d+)?)/gu, '$1x$2'],
  [/rvv\s(?=\d)/gu, 'rvv'],
  [
    /(?<=线\s?)([2-8])\s?[*×x]\s?(\d(?:\.\d+)?)(?!\d)|(?<![a-z\d.*×x+-]\s?)([2-8])\s?[*×x]\s?(\d(?:\.\d+)?)(?![\d.*×x])(?=\s?(?:平方毫米|平方|平)?的?\s?(?:电源|供电|护套|控制|电)线)/gu,
    'rvv$1$3x$2$4',
  ],
  [/(?<=rvv[a-z]*\d+x\d+(?:\.\d+)?)\s?(?:平方毫米|平方|平)的?/gu, ' '],
  // national standard of a cable is what all of them have
  [/国标(?=[^，]*(?:网线|双绞线|线缆|电缆|类线|[五六]类))|(?<=(?:网线|双绞线|[五六]类线?)\s?)国标/gu, ' '],
  // one fibre and so many sockets; so many sockets beside those to the network
  [/[一1单]光([一二两四八]|\d{1,2})电(?:收发器)?/gu, (_: string, many: string) => `${numberOf(many) ?? many}口 收发器`],
  [/[一1]拖([二三六]|\d)(?=.*车位)/gu, (_: string, many: string) => `${numberOf(many) ?? many}个`],
  [/(?<=\dv)供电(?!电源|箱|器|线)/gu, ' '],
  [/poe供电(?=的|半球|枪|摄像|球机|海螺|\s|ap)/gu, 'poe '],
  [/双开门/gu, '双门'],
  [/双通道/gu, '2路'],
  [/([二两三四六八]|\d{1,2})块(?:监控)?硬?盘/gu, (_: string, many: string) => `${numberOf(many) ?? many}盘`],
  [/poe\+\+/gu, 'poe bt '],
  [/poe\+(?=交换|供电|$|\s)/gu, 'poe at '],
  [/立杆(?:上)?(?:安装|用)?的?(?:支架|架子)/gu, '抱杆支架'],
  [/(?<![a-z\d.])(\d{1,2})\+\d(?!\d)/gu, '$1口 '],
  // how far what is fed by the cable may hang
  [/(?:200|250|300)\s?(?:米|m)(?=\s?(?:长距离)?(?:poe|供电|网线供电))|(?<=(?:poe|供电)(?:供电)?(?:交换机?)?\s?)(?:200|250|300)\s?(?:米|m)/gu, '长距离'],
  // a seam between screens and the pitch of their lamps are in millimetres
  [/(\d\.\d+|3\.5)\s?(?:mm)?\s?(?:拼缝|边缝|双边拼缝|缝)/gu, ' $1mm 拼接屏 '],
  [/(?:拼缝|边缝|缝)\s?(\d\.\d+)(?:mm)?/gu, ' $1mm 拼接屏 '],
  [/(?<=拼接屏?\s?)(0\.88|1\.8|3\.5)(?![\d.m])|(?<![\d.])(0\.88|1\.8|3\.5)(?=\s?拼接)/gu, ' $1$2mm '],
  // thousands
  [/(\d{1,3})000\s?va(?![a-z])/gu, '$1kva'],
  [/(\d{1,3})\s?千伏安/gu, '$1kva'],
  [/([一二三四五六七八九]|\d{1,2})万张?(?=人?脸|卡)/gu, (_: string, many: string) => `${numberOf(many) ?? many}0000张 `],
  // places of a socket strip, of a frame
  [/(?<=(?:pdu|插座|插排)\D{0,3})(\d{1,2})位|(\d{1,2})位(?=\s?(?:pdu|插座|插排))/gu, '$1$2路'],
  [/(\d{1,2})槽(?:位)?/gu, '$1口'],
  // cells of a cabinet
  [/(\d{1,3})(?:只|块)(?=\s?(?:装|电池))/gu, '$1节'],
  // sound for recordings, not for calling
  [/(?:监控|摄像[机头])上?用?的?\s*(?:麦克风|话筒|拾音[头器]?|mic)/gu, '拾音器'],
  // a zoom lens, from and to
  [/(?<![\d.a-z])(?:2\.7|2\.8|3|3\.6|4|5|6|7|8)\s?(?:mm)?\s?[-~～至到]\s?(?:\d{2}|12|13\.5)\s?(?:mm)?(?![\d.a-z])/gu, ' 变焦 '],
  [/(?:火警|消防|破碎|玻璃破碎|应急|紧急开门|击碎|碎玻)[^\s]{0,3}按钮/gu, '破玻按钮'],
  [/(\d{1,2})个(?=\s?(?:poe|光口|电口|网口))/gu, '$1口 '],
  // a measure that one thing alone has
  [/^(?!.*(?:ups|电池|电源|配电|断路))(.*(?<![a-z\d-])\d+\s?kva(?![a-z-]).*)$/u, '$1 ups'],
  [/^(?!.*(?:ups|电池|电瓶|电源))(.*(?<![a-z\d-])\d+\s?ah(?![a-z-]).*)$/u, '$1 蓄电池'],
  // what a selector parts are zones
  [/(\d{1,2})路(?=\s?(?:广播)?分区器)|(?<=分区器\s?)(\d{1,2})路/gu, '$1$2区'],
  // floors a lift leads to are outputs
  [/(\d{1,2})层(?=.*梯控)|(?<=梯控\s?)(\d{1,2})层/gu, '$1$2路'],
  // beside a pitch, colours are those of a screen of LED
  [/全彩(?=屏?\s*p\d)|(?<=(?:^|\s)p\d+(?:\.\d+)?\s*)全彩/gu, 'led'],
  [/(p\d+(?:\.\d+)?)(?=led)/gu, '$1 '],
  // how many of them are wanted says nothing of the thing
  [/(?<=[\p{Script=Han}a-z\d])\s?[一二两三四五六七八九十几](?:套|台|只|对|箱|批)$/gu, ''],
  [/(?<=\p{Script=Han})\s?\d{1,4}\s?(?:个|套|台|只|对|箱|批)$/gu, ''],
  // said short: what is left out is what every such thing is
  [/(?<=[\d口兆环网三层核心汇聚接入网管工业poe小])(?:网络)?交换(?![机器柜])/gu, '交换机'],
  [/(?<=路\s?)录像(?![机主仪服])/gu, '录像机'],
  [/(?<=[\d电光模纤km]\s?)收发(?![器])/gu, '收发器'],
  // what it is fed with is no supply: 用12V电源的半球
  [/用\s?(dc|ac)?\s?(\d{1,2}v)\s?(?:电源|供电|电)?的?/gu, ' $2 '],
  // a bay of a cabinet of disks
  [/(\d{1,2})位(?=\s?[^\s]*(?:磁盘|扩展柜|盘柜|阵列|存储))|(?<=(?:扩展柜|盘柜|阵列|存储)\s?)(\d{1,2})位/gu, '$1$2盘'],
  // a box of fibres has as many sockets as fibres
  [/(\d{1,3})口(?=\s?(?:光纤|光缆)[^\s]*盒|\s?(?:终端盒|熔接盒|odf))/gu, '$1芯'],
  // a tube by its width
  [/(?<![\d.])(1[6-9]|2[05]|32|40|50)(?:mm)?的?(?=\s?(?:pvc|穿)?线?管)|(?<=(?:线|pvc)管\s?)(1[6-9]|2[05]|32|40|50)(?![\d.])/gu, ' φ$1$2 '],
  // a screen for cameras is a monitor
  [/监控上?用?的?\s?(\d{2}\s?寸)?的?大?屏幕?(?![\p{Script=Han}])/gu, ' $1监视器'],
  [/([二两三四五六八])(?=车道)/gu, (_: string, many: string) => String(numberOf(many) ?? many)],
  // a unit typed by its sound
  [/(?<=\d)\s?lu(?![a-z])/gu, '路'],
  [/(?<=\d)\s?kou(?![a-z])/gu, '口'],
  [/(?<=\d)\s?pan(?![a-z])/gu, '盘'],
  [/(?<=\d)\s?men(?![a-z])/gu, '门'],
  [/(?<=\d)\s?wan(?![a-z])/gu, '万'],
  // what the trade means where it leaves the thing itself out
  [/监控上?用的?$/gu, '监控'],
  [/路(?:监控|存储|录像)?主机/gu, '路录像机'],
  [/(?<=变焦|变倍|广角|长焦|红外|全彩|双光|星光|白光|警戒|万|百万|mp|mm|\d\s?k|^|\s)枪(?=$|\s|的|\d)/gu, '枪机'],
  [/(?<=变焦|变倍|红外|全彩|激光|星光|跟踪|万|寸|倍|mp|^|\s)球(?=$|\s|的|\d)/gu, '球机'],
  [/(\d)米(?:深|宽)的?/gu, '$1000mm '],
  [/(12v\s?[123]a)\s?(?:的|监控|开关)*电源$/gu, '$1 电源适配器'],
  [/(?<!^)监控$/gu, '摄像机'],
  [/(\d)k(?=\s?(?:机房|机架式?|在线式?)?ups)/gu, '$1kva'],
  [/(?<=ups\s?\d+)kw?(?![a-z])/gu, 'kva'],
  [/(?<=\d)\s?kw(?=\s?(?:的|机房|机架式?|在线式?)?ups)/gu, 'kva'],
  // what gives volts and amperes in one is direct current
  [/(?<![a-z\d])dc\s?(?=\d+(?:\.\d+)?v\s?\d)/gu, ''],
];

/** Said as words before units that stand as figures in every catalogue: 十二伏, 两安, 五公里, 四T. */
const SAID =
  /([一二两三四五六七八九]?十?[一二三四五六七八九]|[一二三四五六七八九]?十)(?=伏|安(?!全|防|装|检)|瓦|米|寸|英寸|芯|倍|(?:kg|km|mm|ah|tb?|u|gb?|k?va?|k?w|a)(?![a-z]))/gu;

/** Who says so asks for the lowest price first. */
const CHEAP = /(?:最|比较)?便宜(?:一?点|一?些)?的?|实惠(?:一?点|些)?的?|低价的?/u;
/** What may be paid, in yuan: no figure of the thing, and no count of disks (四块硬盘). */
const PAYABLE =
  /(?:预算|不超过|低于|不到)\s?¥?\d{2,6}(?:元|块钱?)?(?:以内|以下|之内|左右)?的?|¥?\d{1,6}(?:元|块钱|块(?=以内|以下|之内|左右|上下|的|$|\s))(?!以上)(?:以内|以下|之内|左右|上下)?的?|(?<![\d.])¥?\d{2,6}(?:以内|以下|之内)的?/u;
const CHEAPNESS = new RegExp(`${PAYABLE.source}|${CHEAP.source}`, 'gu');

/** What is asked around the thing: it says nothing of it. Longest first. */
const AROUND =
  /请问一?下?|要?买什么|用什么|配什么|有没有|有木有|哪里有卖|哪里有|哪种|哪个|哪款|什么|怎么卖|(?:怎么|如何)(?:做|弄|搞|选型?|挑)?|多少钱一?[个台箱只套]?|多少钱|求推荐|推荐一?下?|价格表?|报价单?|单价|批发|厂家|我想要|我想买|我要买|我要|想买|给我|找一?下|一下|吗$|呢$|[?？!！。，、；;,]/gu;

/** A folded keyword as it would be written with care. What holds nothing but such words stays as it is. */
export function writtenWithCare(folded: string): string {
  const simple = Array.from(folded, (sign) => simplified.get(sign) ?? sign).join('');
  const free = simple.replace(CHEAPNESS, ' ').trim();
  const inOneScript = camerasMeant(withoutPurpose(free === '' ? simple : free));
  const measured = [...SAYINGS, ...COUNTS, ...WAYS]
    .reduce((text, [written, kept]) => (typeof kept === 'string' ? text.replace(written, kept) : text.replace(written, kept)), inOneScript)
    .replace(SAID, (words) => String(numberOf(words) ?? words));
  const asked = namedTogether(namedByUse(speltApart(speltTogether(measured))))
    .replace(AROUND, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return asked === '' ? measured : asked;
}

/** Sounds typed apart, as they are said, of a word that they are together: caoping yinxiang. */
const APART = /(?<![a-z\d])[a-z]{2,10} [a-z]{2,10}(?: [a-z]{2,10}){0,2}(?![a-z\d])/gu;
const speltTogether = (text: string): string =>
  text.replace(APART, (apart: string) => {
    const together = apart.replaceAll(' ', '');
    return apart.split(' ').some((part) => spelt(part).length === 0) && spelt(together).length > 0 ? together : apart;
  });

/** Two words typed in one without a blank, each in letters: poejhj, bqsxj, upsdianyuan. What is a word by itself stays whole. */
const IN_ONE = /(?<![a-z\d.-])[a-z]{4,16}(?![a-z\d.-])/gu;
const speltApart = (text: string): string =>
  text.replace(IN_ONE, (letters: string) => {
    if (isSpelt(letters)) return letters;
    const cut = Array.from({ length: letters.length - 3 }, (_, more) => more + 2).find((at) => isSpelt(letters.slice(0, at)) && isSpelt(letters.slice(at)));
    return cut === undefined ? letters : `${letters.slice(0, cut)} ${letters.slice(cut)}`;
  });

const isSpelt = (letters: string): boolean => abbreviations.has(letters) || spelt(letters).length > 0;

/** What a thing is used for, and no other thing, is part of its name where the trade calls it so: 开会用的大屏 is 会议大屏. */
const USE = /(\p{Script=Han}{2,})用的(\p{Script=Han}{1,4})(?!\p{Script=Han})/gu;
const namedByUse = (text: string): string =>
  text.replace(USE, (whole: string, use: string, thing: string) => {
    const named = [4, 3, 2].map((length) => use.slice(-length)).find((said) => everydayWays(said + thing).length > 0 && !namesThing(said));
    return named === undefined ? whole : `${use.slice(0, -named.length)} ${named}${thing}`;
  });

/** A name of the trade that is typed apart is that name: 背景音乐 主机, 大屏 壁挂架. */
function namedTogether(text: string): string {
  const words = text.split(' ');
  for (let at = words.length - 2; at >= 0; at--) {
    const [first = '', second = ''] = words.slice(at, at + 2);
    const isName = [first, second].every((word) => /^\p{Script=Han}{2,4}$/u.test(word)) && everydayWays(first + second).length > 0;
    if (isName) words.splice(at, 2, first + second);
  }
  return words.join(' ');
}

/** 显示器 24寸 监控: where the thing is named, what is written behind it says what it is for. */
const withoutPurpose = (folded: string): string => {
  const [, thing = ''] = /^(.+)\s监控(?:上?用的?)?$/u.exec(folded) ?? [];
  return namesThing(thing) ? thing : folded;
};

/** 无线监控 不用布线, 养殖场 远程看: where no thing is named it is cameras that are meant. */
const camerasMeant = (folded: string): string => {
  const [monitored, seen] = [/(?<=\S)监控(?=\s)/u, /(?:远程|手机上?)\s?(?:能|可以?)?(?:查看|观看|监看|看)(?!门)的?/u].map((way) =>
    folded.replace(way, ' 摄像机 '),
  );
  const read = monitored === folded ? seen : monitored;
  return read === undefined || read === folded || namesThing(folded.replaceAll('监控', ' ')) ? folded : read;
};

/** As typed: whoever says so, or how much may be paid, asks for the lowest price first. */
export const cheapnessIn = (keyword: string): string | null => new RegExp(CHEAPNESS.source, 'u').exec(keyword.normalize('NFKC'))?.[0].trim() ?? null;
