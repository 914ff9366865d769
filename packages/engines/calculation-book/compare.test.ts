/** Two answers beside each other. Source: BOOK-4, BOOK-8. */
import { describe, expect, it } from 'vitest';
import type { Raw } from '../inputs/index.ts';
import { answerOf, type BookAnswer, type EngineId } from './answer.ts';
import { changedLines, changeText, compareAnswers } from './compare.ts';

function answered(engine: EngineId, inputs: Raw): BookAnswer {
  const outcome = answerOf(engine, inputs);
  if (!outcome.valid) throw new Error('refused');
  return outcome.answer;
}
const storage = (days: number, channels = 16, raid = 'none') => answered('aVideoCapacity', { groups: [{ channels, resolution: '1080P', days }], raid });

describe('a difference of two figures', () => {
  it.each([
    ['10,125 GB', '13,500 GB', '+3,375 GB（+33.3%）'],
    ['10,125 GB ＝ 9.89 TB', '20,250 GB ＝ 19.78 TB', '+10,125 GB（+100%）'],
    ['4 块', '3 块', '−1 块（−25%）'],
    ['0 块', '2 块', '+2 块'],
    ['47.25 m', '47.25 m', ''],
    ['47.25 m', '47.2501 m', '+0.0001 m（+0%）'],
    ['30 天', '30 块', ''],
    ['H.264', 'H.265', ''],
    ['10 m，压降 1 V', '11 m，压降 2 V', ''],
    ['', '3 块', ''],
    ['3 块', '', ''],
    ['-40 °C', '20 °C', '+60 °C（+150%）'],
    ['20%', '30%', '+10%（+50%）'],
    ['1.1179', '1.1965', '+0.0786（+7%）'],
  ])('%s and %s: %s', (before, after, said) => expect(changeText(before, after)).toBe(said));
});

describe('two answers', () => {
  const lines = compareAnswers(storage(30), storage(90));

  it('stand in the order of the first, inputs before results', () => {
    const parts = lines.map(({ part }) => part);
    expect(parts).toEqual([...parts].toSorted((a, b) => ['input', 'result', 'warning'].indexOf(a) - ['input', 'result', 'warning'].indexOf(b)));
  });

  it('differ where their inputs do', () =>
    expect(lines.filter(({ part, isSame }) => part === 'input' && !isSame)).toEqual([
      { part: 'input', label: '分组 1 · 保存天数', before: '30 天', after: '90 天', isSame: false, change: '+60 天（+200%）' },
    ]));

  it('say by how much their results do', () => {
    expect(lines.find(({ label }) => label === '数据盘')).toMatchObject({ before: '3 块', after: '9 块', change: '+6 块（+200%）' });
    expect(lines.find(({ label }) => label === '第 1 组每路每天')).toMatchObject({ isSame: true, change: '' });
  });

  it('of themselves differ in nothing', () => expect(compareAnswers(storage(30), storage(30)).every(({ isSame }) => isSame)).toBe(true));

  it('a line that only one has stands there with nothing beside it', () => {
    const [one, two] = [storage(30), answered('aVideoCapacity', { groups: [16, 8].map((channels) => ({ channels, resolution: '1080P' })) })];
    expect(compareAnswers(one, two).find(({ label }) => label === '分组 2 · 路数')).toMatchObject({ before: '', after: '8 路', change: '' });
    expect(compareAnswers(two, one).find(({ label }) => label === '分组 2 · 路数')).toMatchObject({ before: '8 路', after: '' });
  });

  it('a warning stands where it is given', () => {
    const warned = compareAnswers(storage(30), storage(7)).filter(({ part }) => part === 'warning');
    expect(warned).toEqual([{ part: 'warning', label: expect.stringContaining('少于 30 天'), before: '', after: '有', isSame: false, change: '' }]);
  });

  it('two lines of one name are two', () => {
    const kept = { ...storage(30), results: [1, 2].map((place) => ({ label: '摄像机', text: `${place} 台` })) };
    const today = { ...kept, results: [1, 3].map((place) => ({ label: '摄像机', text: `${place} 台` })) };
    expect(compareAnswers(kept, today).filter(({ label, isSame }) => label === '摄像机' && !isSame)).toEqual([
      { part: 'result', label: '摄像机', before: '2 台', after: '3 台', isSame: false, change: '+1 台（+50%）' },
    ]);
  });
});

describe('two recommendations', () => {
  const gates = (runM: number, peakPeople = 300) => answered('scenarioAccessGuard', { peakPeople, peakMinutes: 15, runM });
  const of = (before: BookAnswer, after: BookAnswer, label: string) => compareAnswers(before, after).filter((line) => line.label.startsWith(label));

  it('one need in two sizes is one line, each side with its own', () =>
    expect(of(gates(30), gates(500), '电源电缆')).toEqual([
      {
        part: 'result',
        label: '电源电缆',
        before: expect.stringContaining('2.5 mm²'),
        after: expect.stringContaining('4 mm²'),
        isSame: false,
        change: expect.any(String),
      },
    ]));

  it('of several lines of one kind those of one reason stand beside each other', () => {
    const step = (wanted: string, formula: string, value: string) => ({
      title: `线缆（${wanted}）`,
      formula,
      substituted: '',
      value,
      device: { role: 'cable', wanted },
    });
    const kept = { ...storage(30), working: [step('1.5', '锁', '3 卷'), step('2.5', '人脸机', '2 卷')] };
    const today = { ...kept, working: [step('2.5', '锁', '5 卷'), step('4', '人脸机', '2 卷'), step('1', '按钮', '1 卷')] };
    const lines = compareAnswers(kept, today).filter(({ part, isSame }) => part === 'result' && !isSame);
    expect(lines.filter(({ before, after }) => `${before}${after}`.includes('卷')).map(({ before, after, change }) => [before, after, change])).toEqual([
      ['1.5：3 卷', '2.5：5 卷', '+2 卷（+66.7%）'],
      ['2.5：2 卷', '4：2 卷', ''],
      ['', '1 卷', ''],
    ]);
  });

  it('an answer kept before its steps said what they are is compared by words', () => {
    const today = gates(30);
    const kept = { ...today, working: today.working.map(({ device: _device, ...step }) => step) };
    expect(changedLines(kept, today)).toEqual([]);
    expect(of(kept, gates(30, 600), '闸机底板')).toHaveLength(1);
  });
});

describe('what has changed since an answer was kept', () => {
  const kept = storage(30);

  it('is nothing where the engine says the same', () => expect(changedLines(kept, storage(30))).toEqual([]));

  it('is a figure', () => {
    const today: BookAnswer = { ...kept, results: kept.results.map((line) => (line.label === '数据盘' ? { ...line, text: '4 块' } : line)) };
    expect(changedLines(kept, today)).toEqual([{ part: 'result', label: '数据盘', before: '3 块', after: '4 块', isSame: false, change: '+1 块（+33.3%）' }]);
  });

  it('is a step of the working', () => {
    const today: BookAnswer = { ...kept, working: kept.working.map((step, place) => (place === 0 ? { ...step, value: '4,096 kbps' } : step)) };
    expect(changedLines(kept, today).map(({ label, after }) => [label, after])).toEqual([['第 1 组码率', '4,096 kbps']]);
  });

  it('is a warning that is given or no more', () => {
    expect(changedLines(kept, { ...kept, warnings: ['请复核'] })).toMatchObject([{ part: 'warning', label: '请复核', before: '', after: '有' }]);
    expect(changedLines({ ...kept, warnings: ['请复核'] }, kept)).toMatchObject([{ before: '有', after: '' }]);
  });

  it('is no sentence said in other words, and no input that is named anew', () => {
    const today: BookAnswer = { ...kept, headline: '换句话说', notes: [], inputs: kept.inputs.map((group) => ({ ...group, title: '组' })) };
    expect(changedLines(kept, today)).toEqual([]);
  });
});
