/** Every engine's answer in words, and what of inputs may be stored. Source: BOOK-2, BOOK-3. */
import { describe, expect, it } from 'vitest';
import * as calculators from '../calculators/index.ts';
import type { Raw } from '../inputs/index.ts';
import { scenarioPlans } from '../sizing/index.ts';
import { answerOf, engineTitle, type BookAnswer, type EngineId } from './answer.ts';

interface Starter {
  id: EngineId;
  title: string;
  starter: Raw;
}
const isStarter = (exported: unknown): exported is Starter => typeof exported === 'object' && exported !== null && 'starter' in exported;
const exported: readonly unknown[] = Object.values(calculators);
const engines: Starter[] = [...exported.filter(isStarter), ...Object.values(scenarioPlans)];

function answered(engine: EngineId, inputs: Raw): BookAnswer {
  const outcome = answerOf(engine, inputs);
  if (!outcome.valid) throw new Error(outcome.errors.map(({ text }) => text).join('；'));
  return outcome.answer;
}

it('every calculator and every recommendation may stand in a book', () => expect(engines).toHaveLength(17));

describe.each(engines.map((engine) => [engine.id, engine] as const))('%s', (id, { title, starter }) => {
  const answer = answered(id, starter);

  it('is called as its page', () => expect(engineTitle(id)).toBe(title));

  it('says what it comes to, with the inputs, the working and what it rests on', () => {
    expect(answer.headline).not.toBe('');
    expect(answer.inputs.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
    expect(answer.results.length).toBeGreaterThan(0);
    expect(answer.working.length).toBeGreaterThan(0);
    expect(answer.basis.length).toBeGreaterThan(0);
  });

  it('says nothing that is no word', () => expect(JSON.stringify(answer)).not.toMatch(/undefined|NaN|\[object|null/));

  it('says the same twice', () => expect(answered(id, starter)).toEqual(answer));

  it('keeps of the inputs what it knows', () => {
    const outcome = answerOf(id, { ...starter, notes: 'x', __proto__: null });
    expect(outcome.valid && outcome.inputs).toEqual(starter);
  });

  it('is opened again by the pairs of an address', () => {
    const outcome = answerOf(id, starter);
    expect(outcome.valid && outcome.pairs.length).toBeGreaterThan(0);
  });
});

describe('what is refused', () => {
  it('is told by field, in the words of its form', () => {
    expect(answerOf('aVideoCapacity', { groups: [{ channels: 0, resolution: '1080P' }] })).toEqual({
      valid: false,
      errors: [{ field: 'groups[0].channels', text: '路数应在 1~10000 之间' }],
    });
  });

  it.each([
    ['nothing at all', {}, 'groups'],
    ['half a channel', { groups: [{ channels: 1.5, resolution: '1080P' }] }, 'groups[0].channels'],
    ['a resolution there is not', { groups: [{ channels: 1, resolution: '9000P' }] }, 'groups[0].resolution'],
    ['a text for a number', { groups: [{ channels: '16', resolution: '1080P' }] }, 'groups[0].channels'],
    ['a level that cannot be built', { mode: 'days', groups: [{ channels: 1, resolution: '1080P' }], raid: 'raid5', installedDisks: 2 }, 'installedDisks'],
  ])('%s', (_name, inputs, field) => {
    const outcome = answerOf('aVideoCapacity', inputs);
    expect(outcome.valid ? [] : outcome.errors.map((error) => error.field)).toEqual([field]);
  });
});

describe('storage of 16 channels', () => {
  const answer = answered('aVideoCapacity', { groups: [{ channels: 16, resolution: '1080P' }], isKeyTarget: true });

  it('has the results of the whole, not those of its groups', () =>
    expect(answer.results).toEqual([
      { label: '单盘可用容量', text: '3.638 TB' },
      { label: '总容量', text: '10,125 GB ＝ 9.89 TB' },
      { label: '数据盘', text: '3 块' },
      { label: '硬盘总数', text: '3 块' },
    ]));

  it('says its inputs by group', () => {
    expect(answer.inputs.map(({ title }) => title)).toEqual(['', '分组 1']);
    expect(answer.inputs[1]?.lines[0]).toEqual({ label: '路数', text: '16 路' });
  });

  it('warns in sentences', () => expect(answer.warnings).toEqual(['反恐重点目标的录像保存不得少于 90 天，请增加硬盘或降低码率']));

  it('names a figure it rests on with its mark', () =>
    expect(answer.basis.find(({ label }) => label.startsWith('一般保存天数') || label.includes('：30'))).toMatchObject({
      mark: expect.stringMatching(/[VSP]/),
    }));
});

it('of a thousand groups the first steps are kept, and the others counted', () => {
  const groups = Array.from({ length: 200 }, () => ({ channels: 1, resolution: '1080P' }));
  const answer = answered('aVideoCapacity', { groups });
  expect(answer.working).toHaveLength(120);
  expect(answer.stepsLeftOut).toBe(200 * 2 + 4 - 120);
});

it('a recommendation says its devices by role, with rule and arithmetic', () => {
  const { starter } = scenarioPlans.scenarioUps as unknown as Starter;
  const answer = answered('scenarioUps', starter);
  expect(answer.working.every(({ formula, substituted, value }) => formula !== '' && substituted.includes('：') && /^\d/.test(value))).toBe(true);
  expect(answer.notes[0]).toContain('型号与价格以清单和报价为准');
});

describe('a recommendation of an uninterruptible supply', () => {
  const { starter } = scenarioPlans.scenarioUps as unknown as Starter;
  const answer = answered('scenarioUps', starter);

  it('is headed by its highlights', () => {
    expect(answer.results.length).toBeGreaterThan(1);
    for (const { label, text } of answer.results) expect(answer.headline).toContain(`${label} ${text}`);
  });

  it('names each device with what it has to be able to', () => expect(answer.working[0]?.title).toMatch(/^.+（.+）$/));
});

describe('of the working of a calculator', () => {
  it.each([
    ['hTwistedPairAmount', { points: 100, farthestM: 60, nearestM: 15 }, '箱数', '17 箱'],
    ['hTwistedPairAmount', { mode: 'list', lengthsM: [90, 80, 20, 15.5] }, '装箱（一根线不能接）', '1 箱'],
    ['gCameraPowerSupply', { cameras: [{ count: 4, powerW: 12, distanceM: 30 }] }, '总电流', '4.352 A'],
    ['fGenericCabling', { floors: [{ points: 100, farthestM: 60, nearestM: 15 }] }, '信息模块', '103 个'],
    ['dBandWidth', { method: 'gb51348', groups: [{ count: 100, bitrateKbps: 4096 }] }, '总带宽', '819.2 Mbps'],
  ] as const)('%s %j: %s is %s', (engine, inputs, label, text) => expect(answered(engine, inputs).results).toContainEqual({ label, text }));

  it('steps of a group stand in the working alone', () => {
    const { results, working } = answered('fGenericCabling', {
      floors: [
        { points: 100, farthestM: 60, nearestM: 15 },
        { points: 48, farthestM: 50, nearestM: 10 },
      ],
    });
    expect(working.some(({ title }) => title.startsWith('第 1 行'))).toBe(true);
    expect(results.some(({ label }) => label.startsWith('第 '))).toBe(false);
  });
});
