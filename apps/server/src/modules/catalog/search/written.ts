/** Ways of writing that a keyword is freed of before it is read: signs of the other script, measures in words, what is asked around the thing itself. */

import { numberOf } from './units.ts';
import { namesThing } from './vocabulary.ts';

/** Traditional signs of the trade's words. */
const TRADITIONAL =
  '攝摄機机電电線线網网頭头槍枪錄录換换禁禁門门鎖锁閘闸車车識识別别顯显屏屏幕幕揚扬聲声器器報报警警煙烟感感圍围欄栏源源櫃柜纜缆光光纖纤無无橋桥碼码對对講讲話话廣广萬万變变焦焦紅红儲储存存盤盘硬硬軟软體体備备設设監监視视讀读卡卡證证場场燈灯雙双單单夾夹層层號号鈕钮壓压斷断開开關关適适導导軌轨種种';
const simplified = new Map(Array.from({ length: TRADITIONAL.length / 2 }, (_, at) => [TRADITIONAL.charAt(2 * at), TRADITIONAL.charAt(2 * at + 1)]));

/** Kinds of writing, in turn: each is what the next begins with. */
const WAYS: readonly (readonly [written: RegExp, kept: string])[] = [
  [/毫米/gu, 'mm'],
  [/(?<=[\d一二三四五六七八九十两])(?:公里|千米)/gu, 'km'],
  [/(?<=[\d一二三四五六七八九十两])公斤/gu, 'kg'],
  [/(?<=[\d一二三四五六七八九十两])安时/gu, 'ah'],
  [/(?<=\d)个?百万/gu, '00万'],
  [/(?<=[\d一二三四五六七八九十两])个(?=tb?(?![a-z])|[盘口路门])/gu, ''],
  [/(?<=[\d一二三四五六七八九十两])孔(?=\D|$)/gu, '口'],
  // classes of cables as the makers print them
  [/cat[.\s-]?6a|超\s?6\s?类/gu, '超六类'],
  [/cat[.\s-]?5e?(?![0-9a-z])|超[\s伍]?5?\s?类|超伍类|(?<!\d)5\s?类|(?<!超)五类/gu, '超五类'],
  [/cat[.\s-]?6(?![0-9a-z])|(?<!\d)6\s?类/gu, '六类'],
  [/(?<=rvvp?\s?)(\d+)\s?[*×x]\s?(\d+(?:\.\d+)?)/gu, '$1x$2'],
  [/rvv\s(?=\d)/gu, 'rvv'],
  [/(?<=线\s?)([2-8])\s?[*×x]\s?(\d(?:\.\d+)?)(?!\d)/gu, 'rvv$1x$2'],
  // beside a pitch, colours are those of a screen of LED
  [/全彩(?=屏?\s*p\d)|(?<=(?:^|\s)p\d+(?:\.\d+)?\s*)全彩/gu, 'led'],
  [/(p\d+(?:\.\d+)?)(?=led)/gu, '$1 '],
  // a unit typed by its sound
  [/(?<=\d)\s?lu(?![a-z])/gu, '路'],
  [/(?<=\d)\s?kou(?![a-z])/gu, '口'],
  [/(?<=\d)\s?pan(?![a-z])/gu, '盘'],
  [/(?<=\d)\s?men(?![a-z])/gu, '门'],
  [/(?<=\d)\s?wan(?![a-z])/gu, '万'],
  // what the trade means where it leaves the thing itself out
  [/监控上?用的?$/gu, '监控'],
  [/路(?:监控)?主机/gu, '路录像机'],
  [/(?<!^)监控$|^监控$/gu, '摄像机'],
  [/(\d)k(?=\s?ups)/gu, '$1kva'],
  [/(?<=ups\s?\d+)k(?![a-z])/gu, 'kva'],
];

/** Said as words before units that stand as figures in every catalogue: 十二伏, 两安, 五公里, 四T. */
const SAID = /([一二两三四五六七八九]?十?[一二三四五六七八九]|[一二三四五六七八九]?十)(?=伏|安(?!全|防|装|检)|瓦|米|寸|英寸|芯|倍|kg|km|mm|ah|tb?(?![a-z]))/gu;

/** What is asked around the thing: it says nothing of it. Longest first. */
const AROUND =
  /请问一?下?|有没有|有木有|哪里有卖|哪里有|哪种|哪个|哪款|什么|怎么卖|怎么|多少钱一?[个台箱只套]?|多少钱|求推荐|推荐一?下?|价格表?|报价单?|单价|批发|厂家|便宜的?|我想要|我想买|我要买|我要|想买|给我|找一?下|一下|吗$|呢$|[?？!！。，、；;,]/gu;

/** A folded keyword as it would be written with care. What holds nothing but such words stays as it is. */
export function writtenWithCare(folded: string): string {
  const inOneScript = withoutPurpose(Array.from(folded, (sign) => simplified.get(sign) ?? sign).join(''));
  const measured = WAYS.reduce((text, [written, kept]) => text.replace(written, kept), inOneScript).replace(SAID, (words) => String(numberOf(words) ?? words));
  const asked = measured.replace(AROUND, ' ').replace(/\s+/gu, ' ').trim();
  return asked === '' ? measured : asked;
}

/** 显示器 24寸 监控: where the thing is named, what is written behind it says what it is for. */
const withoutPurpose = (folded: string): string => {
  const [, thing = ''] = /^(.+)\s监控(?:上?用的?)?$/u.exec(folded) ?? [];
  return namesThing(thing) ? thing : folded;
};
