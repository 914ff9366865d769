/** Every engineering constant has its source mark and stands in one place; engine files hold none of their own. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Sourced } from './inputs/index.ts';

const rooms = ['inputs', 'constants', 'roles', 'calculators', 'sizing', 'compatibility'];
const root = new URL('.', import.meta.url);

const files = rooms.flatMap((room) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
);
const isConstants = (path: string): boolean => path.startsWith('constants/');

interface Named {
  path: string;
  name: string;
  value: unknown;
}
const constants: Named[] = [];
for (const path of files.filter(isConstants)) {
  const exported = (await import(new URL(path, root).href)) as Record<string, unknown>;
  constants.push(...Object.entries(exported).map(([name, value]) => ({ path, name, value })));
}

/** Standards a source names: `GB 50311-2016`, `IEC 60228`. */
const standardsOf = (source: string): string[] => source.match(/\b(?:GB(?:\/T)?|GA\/T|JGJ|IEEE|IEC|ITU-[A-Z]) ?[\d.]+/g) ?? [];

/** A standard as it is named, and its edition: `-2016`, `:2025`, `（1988-11）`, the number behind a recommendation of the ITU. */
const STANDARD = /(?:\b(?:GBJ?|GA|JGJ|YD|SJ|DB|TIA|EIA|EN|IEC|ISO|IEEE|UL|ITU-[A-Z])(?:\/T)?) ?(?:[A-Z]\.)?\d[\d.]*[a-z]*/g;
const EDITION = /^(?:-\d+)*[-:](?:19|20)\d\d(?!\d)|^（(?:19|20)\d\d|^-\d+(?!\d)/;
/** Where in a text: a clause, chapter, table, annex; else a document by its name or number, or what needs none. */
const PLACE = /\d+\.\d+\.\d+|第 ?[\d.]+ ?[章节条]|表 ?[\dA-Z]|附录|《[^》]+》|〔\d{4}〕\d+ 号|^(?:公式|定义)：/;

/** A standard without its edition, or a source that was read and does not say where it stands (CALC-15). */
function unplaced({ path, name, value }: Named): string[] {
  const { mark, source } = value as Sourced<unknown>;
  const undated = [...source.matchAll(STANDARD)].filter(({ 0: standard, index }) => !EDITION.test(source.slice(index + standard.length)));
  return undated.length > 0 || (mark === 'V' && !PLACE.test(source)) ? [`${path} ${name}: ${source}`] : [];
}

/** What a label says, whichever way it is put: `弱电间之间的走线` is `弱电间之间走线`. */
const wordsOf = (label: string): string => label.replace(/[的\s\p{P}\p{S}]/gu, '');

/** The clauses of a source that give a reason of their own; not the name of the work it stands in, nor the figure alone. */
const clausesOf = (source: string): string[] =>
  source
    .replace(/^[^，；。：]*：/, '')
    .split(/[，；。：]/)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= CLAUSE_CHARACTERS);
const CLAUSE_CHARACTERS = 10;

/** Pairs that say one thing: the same label however it is put, the same table, or the same figure from the same source, clause or standard. */
function factsTwice(all: readonly Named[]): string[] {
  const facts = all.map(({ path, name, value }) => ({ at: `${path} ${name}`, ...(value as Sourced<unknown>) }));
  return facts.flatMap((one, place) =>
    facts.slice(place + 1).flatMap((other) => {
      const isSameValue = JSON.stringify(one.value) === JSON.stringify(other.value);
      const isShared = (of: (source: string) => string[]) => of(one.source).some((part) => of(other.source).includes(part));
      const isSameSource = one.source === other.source || isShared(standardsOf) || isShared(clausesOf);
      const isTwice = wordsOf(one.label) === wordsOf(other.label) || (isSameValue && (isSameSource || typeof one.value === 'object'));
      return isTwice ? [`${one.at} = ${other.at}`] : [];
    }),
  );
}

let planted = 0;
/** A fact for trying the rule: another label each time unless one is given. */
function fact(more: Partial<Sourced<unknown>>): Named {
  planted += 1;
  return { path: 'planted.ts', name: `FACT_${planted}`, value: { mark: 'P', label: `事实 ${planted}`, source: `出处 ${planted}`, value: planted, ...more } };
}

describe('constants', () => {
  it('are found', () => expect(constants.length).toBeGreaterThan(60));

  it.each(constants.map((constant) => [`${constant.path} ${constant.name}`, constant] as const))(
    '%s says what it is, its mark and its source',
    (_name, { value }) => {
      expect(value).toEqual({
        mark: expect.stringMatching(/^[VSP]$/),
        label: expect.stringMatching(/[\u4e00-\u9fff]/),
        source: expect.stringMatching(/\S{4}/),
        value: expect.anything(),
      });
    },
  );

  /** What is wrong with a mark: a clause nobody read is a choice, and a standard named without a text has no clause (CALC-15). */
  const falselyMarked = (all: readonly Named[]): string[] =>
    all.flatMap(({ path, name, value }) => {
      const { mark, source } = value as Sourced<unknown>;
      const isUnread = /未核|未读|请查|请核对/.test(source);
      const hasClause = /(?:GB|JGJ|GA|IEC|EN)[^，。；：]*\d+\.\d+\.\d+/.test(source);
      return (isUnread && mark !== 'P') || (hasClause && mark === 'S') ? [`${path} ${name}`] : [];
    });

  it('say of a clause nobody has read that it is a choice', () => expect(falselyMarked(constants)).toEqual([]));

  it.each([
    ['a clause nobody read, marked as read', fact({ mark: 'V', source: 'GB 50348-2018（条号未核到）' })],
    ['a clause under a mark that has none', fact({ mark: 'S', source: 'GB 50116-2013 4.10.3：打开挡杆' })],
  ])('%s is seen', (_name, one) => expect(falselyMarked([one])).toHaveLength(1));

  it('name standards with their edition, what was read with its place', () => expect(constants.flatMap(unplaced)).toEqual([]));

  it.each([
    ['a standard without a year', fact({ mark: 'P', source: '工程取值：GB 50311 的条文未核到' })],
    ['a code of the fire brigade without a year', fact({ mark: 'P', source: '工程取值：按 GA/T 367 取' })],
    ['a standard that was read, without a clause', fact({ mark: 'V', source: 'IEEE 485-2020：按 1.25 倍选' })],
    ['a sheet without a name', fact({ mark: 'V', source: '厂商规格书：每口 65 万点' })],
    ['a guide of the trade', fact({ mark: 'V', source: '行业计算资料：备 5 %' })],
  ])('%s is seen', (_name, one) => expect(unplaced(one)).toHaveLength(1));

  it.each([
    ['a clause', fact({ mark: 'V', source: 'GB 50311-2016 3.2.2 条文说明' })],
    ['a table', fact({ mark: 'V', source: 'IEC 60228:2004／GB/T 3956-2008 表 3' })],
    ['a chapter', fact({ mark: 'V', source: 'IEEE 802.3bt-2018 第 145 章' })],
    ['a series, which has no clause', fact({ mark: 'S', source: 'GB/T 156-2017 标准电压' })],
    ['a notice by its number', fact({ mark: 'V', source: '工信部无函〔2012〕620 号 200 mW' })],
    ['a sheet by its name', fact({ mark: 'V', source: '《EP65-12》规格书' })],
    ['arithmetic', fact({ mark: 'V', source: '公式：模组尺寸 ÷ 点间距' })],
  ])('%s is enough', (_name, one) => expect(unplaced(one)).toEqual([]));

  it('stand in one place: no fact is there twice', () => expect(factsTwice(constants)).toEqual([]));

  it.each([
    ['one label for two facts', fact({ label: '余量', value: 5 }), fact({ label: '余量', value: 10 })],
    ['a figure with the same source', fact({ source: '市场常见的卷装', value: 100 }), fact({ source: '市场常见的卷装', value: 100 })],
    ['a figure with the same standard', fact({ source: 'GB 50311-2016', value: 100 }), fact({ source: 'GB 50311-2016 信道 100 m', value: 100 })],
    [
      'a label that differs by one letter',
      fact({ label: '弱电间之间走线', source: '工程取值：楼层弱电间到主弱电间的常见距离', value: 50 }),
      fact({ label: '弱电间之间的走线', source: '工程取值：其余弱电间到第一个弱电间，上下几层或同层两端，50 m', value: 50 }),
    ],
    [
      'a figure with the same clause',
      fact({ source: '工程取值：楼层弱电间到主弱电间的常见距离', value: 50 }),
      fact({ source: '楼层弱电间到主弱电间的常见距离，上下几层', value: 50 }),
    ],
    ['a table', fact({ source: '厂商手册', value: [1, 2] }), fact({ source: '市场常见', value: [1, 2] })],
  ])('%s is seen', (_name, one, other) => expect(factsTwice([one, other])).toHaveLength(1));

  it('the same figure for another reason is another fact', () =>
    expect(factsTwice([fact({ source: 'GB 50311-2016', value: 90 }), fact({ source: 'GB 50348-2018', value: 90 })])).toEqual([]));
});

/** Numbers that belong to arithmetic itself and to units: per cent, thousand, seconds, bits of a byte, half a circle. */
const PLAIN = new Set([0, 1, 2, 8, 10, 60, 100, 180, 1000, 1024, 3600]);

/** Files that hold rules: not the descriptions of inputs (bounds, starters), not the sentences, not what tests draw. */
const ruleFiles = files.filter(
  (path) =>
    !isConstants(path) &&
    !/(^|\/)(fields|check-fields|explain|plan|texts|index|check-types)\.ts$|\.fixture\.ts$/.test(path) &&
    !/^inputs\/|\/core\//.test(path),
);

/** What rounds, and what writes a number (`numberText`, for short `n`): their second argument is places behind the point. */
const WITH_PLACES = new Set(['round', 'numberText', 'n']);

/** The numbers written in a source text; those of comments, strings, types and regular expressions are not among them. */
function figuresOf(text: string): number[] {
  const figures: number[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, callee, arguments: given } = node as { type?: string; value?: unknown; callee?: { name?: string }; arguments?: unknown[] };
      if (type?.startsWith('TS') && !type.endsWith('Expression')) return;
      // places behind the point are said where the output is, as the handbook's lists of outputs say them
      if (type === 'CallExpression' && callee?.name && WITH_PLACES.has(callee.name)) walk(given?.[0]);
      else if (type === 'Literal' && typeof value === 'number') figures.push(value);
      else Object.values(node).forEach(walk);
    }
  };
  const { program, errors } = parseSync('rules.ts', text);
  expect(errors).toEqual([]);
  walk(program.body);
  return figures;
}

describe('rules', () => {
  it('a bare figure is seen where one stands', () => {
    expect(figuresOf('const a: 7 | 8 = points * 1.15; // 7\nconst b = round(a, 4); /* 9 */ const c = `共 12 箱 ${n(a * 0.8, 3)}`;')).toEqual([1.15, 0.8]);
    expect(figuresOf("const cat5e = 'cat5e'; const x = H265; const at = /[0-9]{3}/;")).toEqual([]);
  });

  it.each(ruleFiles)('%s takes its figures from the constants', (path) => {
    const figures = figuresOf(readFileSync(new URL(path, root), 'utf8'));
    expect(figures.filter((figure) => !PLAIN.has(figure))).toEqual([]);
  });
});
