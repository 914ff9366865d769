/** The trade's words by how they sound and how they are spelt in letters: for whoever types 半求, luxiangji or sxj. */
import { everydayThings, everydayWords, weakWords } from './everyday-names.ts';
import { placeWords } from './places.ts';
import { usesOf, wordsOf } from './segment.ts';
import { alikeSound, soundsOf } from './sounds.ts';
import { alternativesOf, synonymWords } from './synonyms.ts';
import { tradeWords } from './trade-words.ts';

/** What two or three letters may be the initials of; more are those of any word. Traits stay out: wx is 网线 and never 无线. */
const THINGS =
  '摄像机 摄像头 半球 枪机 球机 录像机 硬盘 存储卡 网线 光纤 光缆 收发器 交换机 路由器 网桥 机柜 水晶头 线槽 音箱 喇叭 音柱 功放 话筒 蓄电池 电源 电源适配器 道闸 闸机 摆闸 翼闸 磁力锁 门禁 门锁 读卡器 考勤机 发卡器 出门按钮 烟感 对射 车牌识别 显示屏 监视器 拼接屏 解码器 支架 立杆 对讲 可视对讲 室内机 门口机 报警主机 探测器 电子围栏 拾音器 断路器 防雷器'.split(
    ' ',
  );
/** What the trade itself says in letters. */
export const abbreviations: ReadonlySet<string> = new Set(
  'poe nvr dvr xvr ipc led lcd ups wifi ap hdmi vga usb sfp odf pdu ic id tf sd ssd ip rvv rvvp kvm'.split(' '),
);
const WORD_LENGTH_MAX = 6;
const LETTERS_MAX = 40;
/** So many initials are those of hardly a second word. */
const LONG = 4;
/** A run in which one sign that nothing is heard in is too many; such signs say nothing by themselves. */
const SHORT_RUN = 3;
const IDLE_SIGNS = new Set('的了要带和与个');
/** A word the language has so often is meant as it is typed: 统计 is no 筒机. */
const OFTEN = 2_000;

interface Vocabulary {
  /** What the trade says: such a word is never taken for another. */
  known: ReadonlySet<string>;
  /** By their sounds, and by sounds that are easily taken for one another. */
  bySound: ReadonlyMap<string, string>;
  byAlikeSound: ReadonlyMap<string, string>;
  /** By their sounds in one. */
  byLetters: ReadonlyMap<string, string>;
  byInitials: ReadonlyMap<string, readonly string[]>;
}
let made: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (made) return made;
  // what is asked for most stands first and keeps its sound
  const words = [...new Set([...THINGS, ...synonymWords, ...everydayWords, ...tradeWords])].filter((word) => word.length > 1 && !weakWords.has(word));
  const [bySound, byAlikeSound, byLetters] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const keep = (map: Map<string, string>, key: string, word: string): void => void (map.has(key) || map.set(key, word));
  for (const word of words) {
    const sounds = soundsOf(word);
    if (sounds === null) continue;
    keep(bySound, sounds.join(' '), word);
    keep(byAlikeSound, sounds.map(alikeSound).join(' '), word);
    keep(byLetters, alikeSound(sounds.join('')), word);
  }
  const long = words.filter((word) => [...word].length >= LONG && !THINGS.includes(word));
  const byInitials = Map.groupBy([...THINGS, ...long], (word) => (soundsOf(word) ?? []).map((sound) => sound.charAt(0)).join(''));
  return (made = { known: new Set([...words, ...weakWords, ...placeWords]), bySound, byAlikeSound, byLetters, byInitials });
}

const things: ReadonlySet<string> = new Set([...THINGS.flatMap(alternativesOf), ...everydayThings]);
/** Whether a word is a thing that is sold, not a place or a trait; whether a text names one. */
export const isThing = (word: string): boolean => things.has(word);
export const namesThing = (text: string): boolean => [...things].some((thing) => text.includes(thing));

/** Whether the trade has a word: it is no word of everyday that a description happens to mention. */
export const isOfTrade = (word: string): boolean => vocabulary().known.has(word);

/** A run of Chinese with each word that the trade does not say put as the one that sounds like it; null where there is none. */
export function asItSounds(run: string): string | null {
  const { known, bySound, byAlikeSound } = vocabulary();
  const signs = [...run];
  // a word of the language is not cut through for the sake of a sound: 车位|显示 holds no 尾纤
  const bounds = new Set([0]);
  for (const word of wordsOf(run)) bounds.add(Math.max(...bounds) + [...word].length);
  const heard = (slice: string): string | undefined => {
    const sounds = soundsOf(slice);
    return sounds === null || usesOf(slice) > OFTEN ? undefined : (bySound.get(sounds.join(' ')) ?? byAlikeSound.get(sounds.map(alikeSound).join(' ')));
  };
  let written = '';
  let unheard = '';
  for (let at = 0; at < signs.length;) {
    const longest = Math.min(WORD_LENGTH_MAX, signs.length - at);
    // from the longest to two signs
    const slices = Array.from({ length: Math.max(0, longest - 1) }, (_, shorter) => signs.slice(at, at + longest - shorter).join(''));
    const isWhole = (one: string): boolean => bounds.has(at) && bounds.has(at + [...one].length);
    const slice = slices.find((one) => known.has(one)) ?? slices.find((one) => isWhole(one) && heard(one) !== undefined);
    const word = slice === undefined ? (signs[at] ?? '') : known.has(slice) ? slice : (heard(slice) ?? slice);
    written += word;
    if (slice === undefined && !IDLE_SIGNS.has(word)) unheard += word;
    at += slice === undefined ? 1 : [...slice].length;
  }
  // of a short run every sign is heard or none: 熔|纤机 is no 箱机
  return written === run || (unheard !== '' && signs.length <= SHORT_RUN) ? null : written;
}

/** Words that letters spell, by their sounds or by their initials; empty where they spell none. `luxiangji` → 录像机, `sxj` → 摄像机. */
export function spelt(letters: string): readonly string[] {
  const { byInitials } = vocabulary();
  const whole = speltOut(alikeSound(letters));
  return [...new Set([...(whole === null ? [] : [whole]), ...(byInitials.get(letters) ?? [])])];
}

/** Things asked for most whose sounds begin with the letters: what is being typed may become one of them. `luxiang` → 录像机. */
export function begunBy(letters: string): readonly string[] {
  const begun = alikeSound(letters);
  return THINGS.filter((word) => alikeSound((soundsOf(word) ?? []).join('')).startsWith(begun));
}

/** One word after another, with as few as will do. */
function speltOut(letters: string): string | null {
  if (letters.length > LETTERS_MAX) return null;
  const { byLetters } = vocabulary();
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    let found: string[] | null = null;
    for (let from = 0; from < end; from++) {
      const [before, word] = [best[from], byLetters.get(letters.slice(from, end))];
      if (before && word !== undefined && (found === null || before.length + 1 < found.length)) found = [...before, word];
    }
    best.push(found);
  }
  return best[letters.length]?.join('') ?? null;
}
