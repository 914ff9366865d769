/** Numbers with their units: the ways of writing one that mean the same. */

/** Chinese units of the trade, by the sign they are known by. */
const HAN_UNITS = new Set([...'路口盘门目区芯米寸万倍个片节相瓦伏安张天', 'mm2', '路输出', '口上联']);
/** Units that are written with several signs, longest first, and what they are kept by: 8盘位 → 8盘. An area of ground is no cross-section. */
const LONG_UNITS: readonly (readonly [written: string, kept: string])[] = [
  ['平方毫米', 'mm2'],
  ['平方米', '平方米'],
  ['平方', 'mm2'],
  ['盘位', '盘'],
  ['路输出', '路输出'],
  ['口上联', '口上联'],
  ['英寸', '寸'],
  ['车道', '道'],
  ['防区', '区'],
];
const LATIN_UNITS = new Set('mm mm2 cm m km tb t gb g mp k p w kw v a ah va kva mbps gbps u kg hz ghz fps dbi db rpm'.split(' '));
const SAME_UNIT: Readonly<Record<string, string>> = { 米: 'm', 瓦: 'w', 伏: 'v', 安: 'a' };
const NUMERALS: Readonly<Record<string, number>> = { 一: 1, 单: 1, 二: 2, 两: 2, 双: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 };
const NUMERAL =
  /([一单二两双三四五六七八九]?十?[一二三四五六七八九]?)(盘位|防区|车道|[路口盘门目])|(?<thousands>[一二]千)?(?<hundreds>[一二两三四五六七八九]百)万/gu;

/** The unit a run of Chinese begins with: by which sign it is kept, and how many signs it takes. */
export function hanUnitOf(run: string): { kept: string; length: number } {
  const [written = run.charAt(0), kept = written] = LONG_UNITS.find(([long]) => run.startsWith(long)) ?? [];
  return { kept, length: written.length };
}

export const isHanUnit = (run: string): boolean => HAN_UNITS.has(hanUnitOf(run).kept);
export const isLatinUnit = (text: string): boolean => LATIN_UNITS.has(text);

/** The unit in Chinese for one in Latin letters: 米 for m; empty where the trade has none. */
export const writtenOtherwise = (unit: string): string[] => Object.keys(SAME_UNIT).filter((han) => SAME_UNIT[han] === unit);

/** Screens are called by whole inches. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  '4寸': ['4.3寸'],
  '10寸': ['10.1寸'],
  '15寸': ['15.6寸'],
  '16寸': ['15.6寸'],
  '22寸': ['21.5寸'],
  '21寸': ['21.5寸'],
  '24寸': ['23.8寸'],
};
export const sizesSaidAs = (counted: string): readonly string[] => SIZES[counted] ?? [];

/** `8路` in Latin letters where installers write it so: `50米` → `50m`. */
export function inLatin(counted: string): string | null {
  const unit = SAME_UNIT[counted.slice(-1)];
  return unit === undefined ? null : counted.slice(0, -1) + unit;
}

/** Resolutions under their other names: `4mp` is 400万, `1080p` 200万, `8mp` also 4K. Empty for any other word. */
export function otherResolutions(word: string): string[] {
  if (word === '1080p') return ['200万', '2mp'];
  const megapixels = /^(\d{1,2})mp$/.exec(word)?.[1];
  if (megapixels === undefined) return [];
  return [`${megapixels}00万`, ...(megapixels === '8' ? ['4k'] : []), ...(megapixels === '2' ? ['1080p'] : [])];
}

/** A cable's type says its cross-section: `rvv2x1.5` is `1.5mm2`. Empty for any other word. */
export function crossSectionOf(word: string): string[] {
  const area = /^rvv[a-z]*\d+x(\d+(?:\.\d+)?)$/.exec(word)?.[1];
  return area === undefined ? [] : [`${Number(area)}mm2`];
}

/** Numbers written as words in a run of Chinese: 八盘位 → `8盘`, 二十四口 → `24口`, 四百万 → `400万`. */
export function countedInWords(run: string): string[] {
  return [...run.matchAll(NUMERAL)].flatMap(({ 1: number = '', 2: unit = '', groups: { thousands = '', hundreds = '' } = {} }) => {
    if (hundreds !== '') return [`${digitOf(thousands) * 10 + digitOf(hundreds)}00万`];
    const value = numberOf(number);
    return value === null ? [] : [`${value}${hanUnitOf(unit).kept}`];
  });
}

/** The number in words that a run begins with, and how many signs it takes: 八盘位录像机 → `8盘`, 3. */
export function numberAtStart(run: string): { word: string; length: number } | null {
  const [match] = run.matchAll(NUMERAL);
  const word = match?.index === 0 ? countedInWords(match[0])[0] : undefined;
  return match && word !== undefined ? { word, length: match[0].length } : null;
}

const digitOf = (words: string): number => NUMERALS[words.charAt(0)] ?? 0;

/** A number below a hundred said in words; null for anything else. */
export function numberOf(words: string): number | null {
  if (words === '') return null;
  const [tens, ones] = words.includes('十') ? words.split('十') : ['', words];
  if (!words.includes('十')) return NUMERALS[words] ?? null;
  return (tens === '' ? 1 : (NUMERALS[tens ?? ''] ?? 0)) * 10 + (ones === '' ? 0 : (NUMERALS[ones ?? ''] ?? 0));
}
