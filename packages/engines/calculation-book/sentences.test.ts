/** What a book says of any inputs, and by how much two answers differ. Source: BOOK-2, BOOK-3, BOOK-4, BOOK-8. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Raw } from '../inputs/index.ts';
import { answerOf, type BookAnswer, type EngineId } from './answer.ts';
import { changedLines, changeText, compareAnswers } from './compare.ts';

function answered(engine: EngineId, inputs: Raw): BookAnswer {
  const outcome = answerOf(engine, inputs);
  if (!outcome.valid) throw new Error(outcome.errors.map(({ text }) => text).join('；'));
  return outcome.answer;
}
const stepOf = (engine: EngineId, inputs: Raw, title: string) => answered(engine, inputs).working.find((step) => step.title.startsWith(title));

describe('a device of a recommendation stands as role, rule, arithmetic and pieces', () => {
  it.each([
    ['scenarioParking', { mixedLanes: 1 }, '道闸', '道闸（直杆 · 杆长 3 m）', '1 条车道，宽 3 m，净高不限：直杆，3 m → 杆长 3 m × 1', '1 台'],
    ['scenarioParking', { entryLanes: 2, exitLanes: 3 }, '消防联动模块', '消防联动模块', '5 台道闸：5 ÷ 4，向上取整 ＝ 2', '2 个'],
    ['scenarioAccessGuard', { peakPeople: 72, peakMinutes: 1 }, '闸机中间机', '闸机中间机（摆闸）', /：3 − 1 ＝ 2$/, '2 台'],
    ['scenarioAccessControl', { groups: [{ doors: 7 }], users: 100 }, '门禁卡', '门禁卡', '100 人：100 × 1.1 → 110', '110 张'],
    [
      'scenarioLed',
      { environment: 'indoor', widthM: 1.92, heightM: 0.96, pitchMm: 4 },
      '备用模组',
      '备用模组（P4）',
      '36 张模组（6 个箱体）：36 × 3 % → 2',
      '2 张',
    ],
    [
      'scenarioUps',
      { loads: [{ powerW: 800 }], runtimeMin: 0 },
      'UPS 主机',
      'UPS 主机（2 kVA · 功率因数 0.8）',
      /max\(800 ÷ 0.8，1,000\) × 1.25 ＝ 1,250 VA → 1 台 2 kVA$/,
      '1 台',
    ],
  ] as const)('%s %j: %s', (engine, inputs, start, title, substituted, value) => {
    const step = stepOf(engine, inputs, start);
    expect([step?.title, step?.value]).toEqual([title, value]);
    if (typeof substituted === 'string') expect(step?.substituted).toBe(substituted);
    else expect(step?.substituted).toMatch(substituted);
  });

  it('as many steps as there are devices, none left out', () => {
    const { working, stepsLeftOut } = answered('scenarioUps', { loads: [{ powerW: 800 }] });
    expect(working.map(({ title }) => title.replace(/（.*/, ''))).toEqual([
      'UPS 主机',
      'UPS 蓄电池',
      '电池柜',
      '电池连接线',
      '电池直流断路器',
      '输入断路器',
      'UPS 监控卡',
    ]);
    expect(stepsLeftOut).toBe(0);
  });
});

describe('warnings in the words of the page, one each', () => {
  it.each([
    ['scenarioUps', { loads: [{ powerW: 800 }], runtimeMin: 0 }, 1],
    ['scenarioUps', { loads: [{ powerW: 800 }], redundancy: 'n+1' }, 1],
    ['scenarioAccessControl', { groups: [{ doors: 1, distanceM: 101 }], users: 1 }, 1],
    ['scenarioParking', { mixedLanes: 1, laneWidthM: 7, laneRunM: 95 }, 1],
    ['scenarioAccessGuard', { peakPeople: 1, peakMinutes: 1, accessibleLanes: 0, siteWidthM: 1 }, 1], // 0.6 + 2 × 0.2 m fit exactly
    ['scenarioBroadcast', { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] }, 0],
  ] as const)('%s %j: %d', (engine, inputs, count) => {
    const { warnings } = answered(engine, inputs);
    expect(warnings).toHaveLength(count);
    for (const text of warnings) expect(text).not.toMatch(/[A-Z]_[A-Z]/);
  });
});

describe('what is refused is told where it stands', () => {
  it.each([
    ['scenarioParking', { entryLanes: 0, exitLanes: 0 }, ['entryLanes']],
    ['scenarioParking', { mixedLanes: 1, guidance: 'ultrasonic' }, ['spaces']],
    ['scenarioAccessControl', { groups: [{ doors: 0 }, { doors: 1 }, { doors: 1.5 }], users: 1 }, ['groups[0].doors', 'groups[2].doors']],
    ['scenarioBroadcast', { zones: [{ lengthM: 1, widthM: 1 }] }, ['zones[0].ceilingM']],
    ['scenarioUps', { loads: [] }, ['loads']],
    ['scenarioVideoSurveillance', { areas: [{ lengthM: 500, widthM: 1000, count: 500, purpose: 'validate' }] }, ['areas']],
  ] as const)('%s %j: %j', (engine, inputs, fields) => {
    const outcome = answerOf(engine, inputs);
    const errors = outcome.valid ? [] : outcome.errors;
    expect(errors.map(({ field }) => field)).toEqual(fields);
    for (const { text } of errors) expect(text).toMatch(/\p{Script=Han}/u);
  });
});

describe('of many steps the first 120 are kept', () => {
  it.each([
    // two steps a group and four of the whole
    { groups: 58, kept: 120, leftOut: 0 },
    { groups: 59, kept: 120, leftOut: 2 },
    { groups: 57, kept: 118, leftOut: 0 },
  ])('$groups groups: $kept, $leftOut left out', ({ groups, kept, leftOut }) => {
    const answer = answered('aVideoCapacity', { groups: Array.from({ length: groups }, () => ({ channels: 1, resolution: '1080P' })) });
    expect([answer.working.length, answer.stepsLeftOut]).toEqual([kept, leftOut]);
  });
});

describe('the results are the steps of the whole, and those of the groups lead there', () => {
  const cameras = [
    { count: 4, bitrateKbps: 4000 },
    { count: 9, bitrateKbps: 2000 },
  ];
  const many: Partial<Record<EngineId, Raw>> = {
    aVideoCapacity: { groups: cameras.map(({ bitrateKbps }) => ({ channels: 4, bitrateKbps })) },
    bNVRChannelAccess: { cameras, nvr: { channels: 16, incomingMbps: 160 } },
    dBandWidth: { groups: cameras },
    eSwitchAccess: { cameras: cameras.map((camera) => ({ ...camera, powerW: 9 })), switch: { ports: 24, poeStandard: 'at', poeBudgetW: 370 } },
    fGenericCabling: { floors: [1, 2].map((place) => ({ points: 40 * place, nearestM: 10, farthestM: 60 })) },
    gCameraPowerSupply: { cameras: [1, 2].map((place) => ({ count: 2, currentA: 0.5, distanceM: 20 * place })) },
    jWirelessIntelligent: { distanceKm: 1, camerasPerClient: cameras },
  };

  it.each(Object.entries(many) as [EngineId, Raw][])('%s', (engine, inputs) => {
    const { working, results, stepsLeftOut } = answered(engine, inputs);
    const named = (title: string): boolean => title.startsWith('第 1 ') || title.startsWith('第 2 ');
    expect(stepsLeftOut).toBe(0);
    expect(working.some(({ title }) => named(title))).toBe(true);
    expect(results).toEqual(working.filter(({ title }) => !named(title)).map(({ title, value }) => ({ label: title, text: value })));
    // what is kept of a step is what is read of it
    for (const step of working) expect(Object.keys(step).toSorted()).toEqual(['formula', 'substituted', 'title', 'value']);
  });

  it('of one group alone they are its own where nothing stands for the whole', () => {
    const { results } = answered('fGenericCabling', { floors: [{ points: 40, nearestM: 10, farthestM: 60 }] });
    expect(results[0]?.label).toBe('平均每根长度');
  });
});

describe('by how much', () => {
  const figure = fc.integer({ min: 1, max: 10_000_000 });
  const said = (value: number, unit: string) => `${value.toLocaleString('en-US')} ${unit}`;

  it.each([
    ['1 台', '2 台', '+1 台（+100%）'],
    ['3 台', '1 台', '−2 台（−66.7%）'],
    ['999 m', '1,000 m', '+1 m（+0.1%）'],
    ['1,000 m', '999 m', '−1 m（−0.1%）'],
    ['0.1 V', '0.3 V', '+0.2 V（+200%）'], // whatever 0.3 − 0.1 is in floating point
    ['-10 dBm', '-20 dBm', '−10 dBm（−100%）'],
    ['0 台', '0 台', ''],
    ['5 kVA', '5 kW', ''],
  ])('%s → %s: %s', (before, after, text) => expect(changeText(before, after)).toBe(text));

  it('is nothing for the same, and the other way round the same with the other sign', () =>
    fc.assert(
      fc.property(figure, figure, fc.constantFrom('台', 'TB', 'Mbps', 'm'), (from, to, unit) => {
        expect(changeText(said(from, unit), said(from, unit))).toBe('');
        const [there, back] = [changeText(said(from, unit), said(to, unit)), changeText(said(to, unit), said(from, unit))].map((text) => text.split('（')[0]);
        expect(back).toBe(from === to ? '' : (there ?? '').replace(/^[+−]/, (sign) => (sign === '+' ? '−' : '+')));
      }),
    ));

  it('never is a figure of two units', () =>
    fc.assert(
      fc.property(figure, figure, (from, to) => {
        expect(changeText(said(from, 'kVA'), said(to, 'kW'))).toBe('');
      }),
    ));
});

describe('two answers of one engine', () => {
  const loads = fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), powerW: fc.integer({ min: 1, max: 2000 }) }), { minLength: 1, maxLength: 3 });
  const answer = (told: Raw[], runtimeMin: number) => answered('scenarioUps', { loads: told, runtimeMin });

  it('have every line of both once, and compared the other way round the same are the same', () =>
    fc.assert(
      fc.property(loads, loads, fc.integer({ min: 0, max: 240 }), (one, other, runtimeMin) => {
        const [there, back] = [compareAnswers(answer(one, 30), answer(other, runtimeMin)), compareAnswers(answer(other, runtimeMin), answer(one, 30))];
        expect(back).toHaveLength(there.length);
        const told = (lines: typeof there, isSame: boolean) =>
          lines
            .filter((line) => line.isSame === isSame)
            .map(({ label }) => label)
            .toSorted();
        expect([told(back, true), told(back, false)]).toEqual([told(there, true), told(there, false)]);
        for (const { before, after, isSame, change } of there) {
          expect(isSame).toBe(before === after);
          if (isSame) expect(change).toBe('');
        }
      }),
      { numRuns: 60 },
    ));

  it('kept and worked out again with the same inputs have changed in nothing', () =>
    fc.assert(
      fc.property(loads, fc.integer({ min: 0, max: 240 }), (told, runtimeMin) => {
        const kept: BookAnswer = structuredClone(answer(told, runtimeMin));
        expect(changedLines(kept, answer(told, runtimeMin))).toEqual([]);
      }),
      { numRuns: 40 },
    ));
});
