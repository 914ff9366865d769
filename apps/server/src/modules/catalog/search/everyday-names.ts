/**
 * What people call a trait, and what it is called in a catalogue: a line each, left what is typed, right the words looked for in its place, any of them.
 * `+` joins words that are needed together. Unlike the groups of `synonyms.ts` they hold one way. Things have a file of their own (`everyday-things.ts`).
 */
import { thingLines } from './everyday-things.ts';
import { alternativesOf } from './synonyms.ts';
import { tradeWords } from './trade-words.ts';

const TRAITS = `
星光级 超星光 低照度 夜视好=星光 低照度
带麦克风 带话筒 带录音 带拾音 带音频 有声音 带声音 可录音 录声音 能录音 能录声音 有音频 内置麦克风 拾音=拾音
录音 麦 声音 带麦 音频=拾音 录音 拾音器
对讲功能 能对讲 可对讲 双向语音 双向对讲 喊话 能喊话 能说话 带喇叭 语音喊话 喊人 远程喊话=语音对讲
夜视=红外
彩色 全彩夜视 晚上看彩色 夜晚彩色 晚上彩色 夜里彩色 全彩摄像 日夜全彩=全彩
白光=白光 全彩
变焦 变倍 拉近 拉远 能拉近 可拉近 伸缩镜头 自动变焦 调焦 可变焦 电动镜头 可调焦 变焦镜头=变焦 电动变焦 高倍变焦
厨房=后厨
连锁店=连锁
能转 会转 可以转 能转动 会转动 可转动 能转头 会转头=云台 球机 球型
警戒 报警联动 主动防御 驱离 驱赶 赶人 吓人 声光报警的=声光警戒
追踪 自动追踪 自动跟踪 跟着人转 跟人转 跟人 人走跟着转 自己转=跟踪 自动跟踪
防砸 防砸的 防砸型 防暴力 防暴级=防暴
人形检测 移动侦测人形 人形侦测 人形识别 人形 人车识别=人车分类
抓人脸 拍人脸 认人脸=人脸抓拍 人脸
插卡 插电话卡 插手机卡 电话卡 手机卡 流量 无网 无电 无网无电 没网没电 没电没网 没网 没电 没有网络 没有网 没有电 没有电源 没有wifi 太阳能=4g+太阳能
体温 测体温 测温 热像 测温度 量体温=热成像
企业级 企业=企业级
手机开门 手机开锁 手机能开门=云门禁
铝的 铝制 铝材=铝合金
千兆 全千兆 千兆口=千兆 1000mbps
百兆=百兆 100mbps
万兆=万兆 10000mbps
af=802.3af
at=802.3at
bt=802.3bt
纯铜 无氧铜 全铜=铜芯
挥手 挥手开门 挥手感应 手势 不用碰 不用按 免碰 非接触 无接触 免接触=免接触
带摄像头=可视
触摸屏 触控屏 触屏 带触摸屏 触控=触摸
重型 重型云台 大型云台=重载
韦根 维根 wg26 韦根26=wiegand
单门 一门=单门 1门
断电开 停电开 断电开锁 断电开门=断电开门
断电关 停电锁 断电锁门 断电闭锁 断电上锁=断电上锁
墙装 墙装支架 墙上支架 墙上 上墙装 挂墙上 壁装=壁装 壁挂
天花 天花板 吊顶 顶上=吊装 吸顶
拍照 拍车=抓拍 触发
绿灯 红灯 红绿灯 亮灯=指示灯 红绿灯
网口=网络
装立杆 立杆装 装立杆上 装在立杆=抱杆
立式 落地式=落地 塔式
挂墙 墙挂 壁挂式=壁挂 壁装
机架 上架=机架式
卡轨=导轨
不锈钢的 304=不锈钢
海康 hk hik=海康威视
户外 露天 外面 外边 屋外 外墙=室外 户外
屋里 屋内 里边=室内
gb28181 28181=国标 gb28181
2k=400万
广角 大广角 超广角=2.8mm 鱼眼 全景
三相电 三进三出 三进单出=三相 3相
单进单出=单相 1相
大巴 大巴车 公交车 货车 汽车 校车 车上=车载
`;

/** Nothing of a product is said by them where something else is said: every product of the trade is for it. */
export const weakWords: ReadonlySet<string> = new Set(
  '机子 那个 这个 一个 两个 三个 几个 一套 一台 用的 支持 地方 要能 能插 可插 hd 高清 全高清 超清 超高清 监控 安防 系统 设备 产品 机器 东西 专用 智慧 小区 门口 带 可以 里 里面 那种 这种 家用 上墙 装 没有 有 要'.split(
    ' ',
  ),
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
for (const line of [...TRAITS.trim().split('\n'), ...thingLines]) {
  const [typed = '', ways = ''] = line.split('=');
  for (const word of typed.split(' ')) byTyped.set(word, ways.split(' '));
}
/** What such a machine does is said for it: 刷脸吃饭, 刷脸打卡. Not where the trade says it of other things (人脸识别). */
const DOING = /^(\p{Script=Han}{4,})[机器]$/u;
for (const [typed, ways] of byTyped) {
  const doing = DOING.exec(typed)?.[1];
  if (doing !== undefined && !byTyped.has(doing) && !tradeWords.includes(doing) && alternativesOf(doing).length === 1) byTyped.set(doing, ways);
}

/** What a way ends with is what the thing is; two signs may be a trait (人脸). */
const THING_LENGTH_MIN = 3;
const wayEnds = (ways: string): string[] => ways.split(' ').flatMap((way) => way.split('+').slice(-1));
/** Words that name a thing, not a trait: those typed, and those they are looked for by. */
export const everydayThings: ReadonlySet<string> = new Set(
  thingLines.flatMap((line) => {
    const [typed = '', ways = ''] = line.split('=');
    return [...typed.split(' '), ...wayEnds(ways).filter((way) => way.length >= THING_LENGTH_MIN)];
  }),
);

/** What the word means in a catalogue; empty for words that have no line. */
export const everydayWays = (word: string): readonly string[] => byTyped.get(word) ?? [];

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);
/** Every Chinese word that is typed, and what it is looked for by: the segmenter must not cut them apart. */
export const everydayWords: readonly string[] = [
  ...new Set([...byTyped.keys(), ...[...byTyped.values()].flat().flatMap((way) => way.split('+')), ...weakWords]),
].filter((word) => word.length > 1 && isHan(word));
/** Those that begin with letters or digits, longest first: read whole before a keyword is taken apart. */
export const everydayCodes: readonly string[] = [...byTyped.keys()]
  .filter((word) => !isHan(word) && /\p{Script=Han}/u.test(word))
  .toSorted((a, b) => b.length - a.length);
