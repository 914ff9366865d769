import { describe, expect, test } from 'vitest';
import { foldText, modelKeyOf } from './fold.ts';
import { searchVectorOf } from './index-words.ts';
import { asTsquery } from './question.ts';
import { heardAs, searchPlanOf } from './search-plan.ts';
import { wordsOf } from './segment.ts';
import { tradeWords } from './trade-words.ts';

describe('words of the trade', () => {
  test('there are at least 150 and the segmenter cuts none of them apart', () => {
    expect(tradeWords.length).toBeGreaterThanOrEqual(150);
    expect(tradeWords.filter((word) => wordsOf(word).join('|') !== word)).toEqual([]);
  });

  test.each([
    ['海康威视道闸', '海康威视|道闸'],
    ['红外半球网络摄像机', '红外|半球|网络摄像机'],
    ['别墅室内机支架', '别墅|室内机|支架'],
    ['全彩枪型', '全彩|枪型'],
  ])('%s is cut %s', (text, cut) => {
    expect(wordsOf(text).join('|')).toBe(cut);
  });
});

describe('ways of writing', () => {
  test.each([
    ['ｄｓ－２ＣＤ３Ｔ４６ＷＤ－Ｉ３', 'DS2CD3T46WDI3'],
    ['hv-b4028/ir30', 'HVB4028IR30'],
    ['%_\\', ''],
    ['86 盒', '86盒'],
  ])('model %s is looked up as "%s"', (model, key) => {
    expect(modelKeyOf(model)).toBe(key);
  });

  test('full-width letters and blanks are folded', () => {
    expect(foldText('　ＰｏＥ　交换机  ')).toBe('poe 交换机');
  });
});

describe('the words kept', () => {
  const vector = searchVectorOf({ names: ['400万红外摄像机 HV-B4-IR30'], heads: ['视频监控'], bodies: ["2.8mm H.265 it's \\ ok"] });
  const words = [...vector.matchAll(/'((?:[^']|'')*)':\S+/gu)].map((match) => match[1]);

  test.each(['400', '400万', '红外', '外摄', '摄像', '像机', '摄像机', '机', 'hvb4ir30', 'b4', 'ir30', '视频', '监控', '2.8mm', 'h265'])('hold %s', (word) => {
    expect(words).toContain(word);
  });

  test('quotes and backslashes are taken as separators or doubled, never as syntax', () => {
    expect(vector).not.toMatch(/[^':\d,ABD ]'[^':]*\\(?!\\)/u);
  });

  test('a text of 100,000 characters gives a bounded number of places', () => {
    const long = searchVectorOf({ names: ['摄像机'.repeat(33_334)], heads: [], bodies: [] });
    expect(long.length).toBeLessThan(5000);
  });
});

describe('what a keyword asks', () => {
  const asked = (keyword: string, what: 'strict') => asTsquery(searchPlanOf(keyword)?.[what] ?? { kind: 'any', of: [] });

  test('nothing, when it holds no letter, digit or Chinese character', () => {
    expect(['', '   ', '%', '___', "';--", '（）', '。。。'].filter((keyword) => searchPlanOf(keyword) !== null)).toEqual([]);
  });

  test('a word that looks like a model number is also looked for inside model numbers', () => {
    expect(searchPlanOf('2CD3T46')?.model).toEqual({ key: '2CD3T46', rest: null });
    const { key, rest } = searchPlanOf('半球 B4028')?.model ?? {};
    expect([key, rest && asTsquery(rest)]).toEqual(['B4028', expect.stringContaining('半球')]);
    expect(searchPlanOf('HV-B4028 IR30')?.model).toEqual({ key: 'HVB4028IR30', rest: null });
    expect(searchPlanOf('4K')?.model).toBeNull();
    expect(searchPlanOf('半球')?.model).toBeNull();
  });

  test('a number keeps its unit', () => {
    expect(asked('8路录像机', 'strict')).toMatch(/^'8路' & /);
    expect(asked('400万像素', 'strict')).toBe("'400万' & '像素'");
  });

  test('what means the same is asked for too', () => {
    expect(asked('摄像头', 'strict')).toContain('摄像机');
    expect(asked('喇叭', 'strict')).toContain('扬声器');
    expect(asked('半球型', 'strict')).toContain("'半球'");
  });

  test('words the trade does not say are heard as those it says, and words it says stay', () => {
    expect(heardAs('录象机')).toBe('录像机');
    expect(heardAs('8路 交换几')).toBe('8路 交换机');
    // explosion-proof is not vandal-proof, however alike the two sound
    expect(heardAs('防爆半球')).toBeNull();
  });

  test('letters are read as sounds and as initials', () => {
    expect(asked('luxiangji', 'strict')).toContain("'录像机'");
    expect(asked('sxj', 'strict')).toContain("'摄像机'");
    expect(asked('wx', 'strict')).not.toContain('无线');
  });

  test.each([
    ['poejhj', 'poe jhj'],
    ['nvrlxj', 'nvr lxj'],
    ['bqsxj', 'bq sxj'],
    ['poejiaohuanji', 'poe jiaohuanji'],
    ['upsdy', 'ups dy'],
    ['dc12v2a', '12v2a'],
    ['ups 3kw', 'ups 3kva'],
    ['3kw ups', '3kva ups'],
  ])('%s asks for what %s does', (typed, meant) => {
    expect(asked(typed, 'strict')).toBe(asked(meant, 'strict'));
  });

  test.each([
    'qwertyuiop',
    'honeywell',
    'uniview',
    'license',
    'bluetooth',
    'hikvision',
    'switch',
    'speaker',
    'camera',
    'display',
    'onvif',
    'lorawan',
    'zigbee',
    'modbus',
    'android',
  ])('%s is one word', (typed) => {
    expect(asked(typed, 'strict')).not.toContain('&');
  });
});
