import { calculatorIds } from '@portal/engines/calculators';
import { inputsFromPairs, inputsToPairs, isRequired, type Fields, type Raw } from '@portal/engines/inputs';
import { describe, expect, it } from 'vitest';
import handbook from '../../../../../../packages/engines/examples/handbook.json' with { type: 'json' };
import { pages } from '../../../route-table.ts';
import { draftOf, inputsOf } from '../../inputs-form/index.ts';
import { inputsOfSearch, searchOf } from '../model/address.ts';
import { calculatorAt, calculatorPath } from '../model/calculator-list.ts';
import { evaluate } from '../model/evaluation.ts';
import { inputGroups } from '../model/input-lines.ts';
import { resultText } from '../model/result-text.ts';
import type { CalculatorView } from '../view.ts';
import { bandwidthView } from './bandwidth.ts';
import { focalLengthView } from './focal-length.ts';
import { genericCablingView } from './generic-cabling.ts';
import { peopleCounterView } from './people-counter.ts';
import { powerSupplyView } from './power-supply.ts';
import { recorderAccessView } from './recorder-access.ts';
import { switchAccessView } from './switch-access.ts';
import { twistedPairView } from './twisted-pair.ts';
import { videoCapacityView } from './video-capacity.ts';
import { wirelessBridgeView } from './wireless-bridge.ts';

const LINK = 'https://portal.example/tool/calculator/x?a=1';

/** A view with its types closed over, so that all ten can be walked. */
const walked = <F extends Fields, Outputs>(view: CalculatorView<F, Outputs>) => ({
  plan: { id: view.plan.id, title: view.plan.title, fields: view.plan.fields as Fields, starter: view.plan.starter },
  more: view.more as readonly string[],
  read(inputs: Raw) {
    const evaluation = evaluate(view.plan, inputs);
    if (!evaluation.ok) return null;
    const { worked } = evaluation;
    const { values, outputs, warnings } = worked;
    return {
      outputs,
      shown: {
        answer: view.answer(values, outputs),
        figures: view.figures(values, outputs),
        meaning: view.plan.meaning(values, outputs),
        working: view.plan.working(values, outputs),
        warnings: warnings.map((code) => view.plan.warningTexts[code]),
        inputs: inputGroups(view.plan.fields, inputs, values),
        text: resultText(view, worked, LINK),
      },
      details: view.details?.(values, outputs) ?? [],
    };
  },
});

const views = [
  walked(videoCapacityView),
  walked(recorderAccessView),
  walked(focalLengthView),
  walked(bandwidthView),
  walked(switchAccessView),
  walked(genericCablingView),
  walked(powerSupplyView),
  walked(twistedPairView),
  walked(peopleCounterView),
  walked(wirelessBridgeView),
];

const NO_WORDS = /NaN|Infinity|undefined|null|\[object/u;

/** Every text of a structure. */
const textsIn = (shown: unknown): string[] =>
  typeof shown === 'string' ? [shown] : typeof shown === 'object' && shown !== null ? Object.values(shown).flatMap(textsIn) : [];

const examplesOf = (id: string) =>
  handbook
    .filter(({ calculator }) => calculator === id)
    .map(({ title, inputs, outputs }) => ({ title, inputs: inputs as Raw, isValid: (outputs as { valid: boolean }).valid }));

it('the ten stand in the order of the sidebar', () => {
  expect(views.map(({ plan }) => plan.id)).toEqual(calculatorIds);
});

describe.each(views)('$plan.id', ({ plan, more, read }) => {
  const examples = examplesOf(plan.id);
  const valid = [{ title: 'the inputs the page opens with', inputs: plan.starter }, ...examples.filter(({ isValid }) => isValid)];

  it('has its page, and opens with a result', () => {
    expect(pages.map(({ path }) => `/${path}`)).toContain(calculatorPath(plan.id));
    expect(calculatorAt(calculatorPath(plan.id))).toBe(plan.id);
    expect(read(plan.starter)).not.toBeNull();
  });

  it('folds away only inputs that may be left open', () => {
    for (const name of more) {
      const field = plan.fields[name];
      expect(field, name).toBeDefined();
      if (field) expect(isRequired(field, plan.starter, plan.starter), name).toBe(false);
    }
  });

  it('has no address of its own for the inputs it opens with', () => {
    expect(searchOf(plan, plan.starter)).toBe('');
    expect(inputsOfSearch(plan, '')).toBe(plan.starter);
  });

  it.each(valid)('a link reproduces the result: $title', ({ inputs }) => {
    const search = searchOf(plan, inputs);
    expect(read(inputsOfSearch(plan, search))?.outputs).toEqual(read(inputs)?.outputs);
    // the starter's own pairs as well, though the address leaves them out
    expect(inputsFromPairs(plan.fields, inputsToPairs(plan.fields, inputs))).toEqual(inputs);
  });

  it.each(valid)('what the form shows says the same inputs: $title', ({ inputs }) => {
    expect(inputsOf(plan.fields, draftOf(plan.fields, inputs))).toEqual(inputs);
  });

  it.each(valid)('shows figures and sentences only, in full rows: $title', ({ inputs }) => {
    const found = read(inputs);
    expect(found).not.toBeNull();
    for (const text of textsIn(found?.shown)) expect(text).not.toMatch(NO_WORDS);
    for (const text of textsIn(found?.details)) expect(text).not.toMatch(NO_WORDS);
    for (const detail of found?.details ?? []) {
      if ('rows' in detail) for (const row of detail.rows) expect(row).toHaveLength(detail.columns.length);
    }
  });

  it.each(valid)('the copied text says title, answer, inputs and link: $title', ({ inputs }) => {
    const lines = read(inputs)?.shown.text.split('\n') ?? [];
    expect(lines[0]).toBe(`【${plan.title}】`);
    expect(lines[1]).toMatch(/^结果：/u);
    const given = lines.slice(lines.indexOf('输入：') + 1, -2);
    expect(given.length).toBeGreaterThan(0);
    expect(given.every((line) => line.includes('：') && !/ (?:否|是否)(?:，|$)/u.test(line))).toBe(true);
    expect(lines.slice(-2)).toEqual(['', LINK]);
  });

  it.each(examples.filter(({ isValid }) => !isValid))('a mistake gives no result: $title', ({ inputs }) => {
    expect(read(inputs)).toBeNull();
  });
});

it('an estimated stream is said to be an estimate', () => {
  for (const view of views.filter(({ plan }) =>
    ['aVideoCapacity', 'bNVRChannelAccess', 'dBandWidth', 'eSwitchAccess', 'jWirelessIntelligent'].includes(plan.id),
  )) {
    expect(view.read(view.plan.starter)?.shown.meaning.join(''), view.plan.id).toMatch(/估算值，以实际设备为准/u);
  }
});

it('a focal length beyond every standard lens is not told as the longest of them', () => {
  const answerOf = (inputs: Raw) => walked(focalLengthView).read({ sensor: '1/1.8"', resolution: '8MP', ...inputs })?.shown.answer;
  expect(answerOf({ distanceM: 5000, targetWidthM: 1 })).toEqual({ label: '变焦调到', value: '38,400', unit: 'mm' });
  expect(answerOf({ distanceM: 10, targetWidthM: 8 })?.label).toBe('选用镜头');
});

it('every figure of a lens is one of the lens that is chosen', () => {
  const told = walked(focalLengthView).read({ distanceM: 5, targetWidthM: 7.68, resolution: '1080P' });
  expect(told?.shown.answer).toEqual({ label: '选用镜头', value: '2.8', unit: 'mm' });
  const texts = [JSON.stringify(told?.shown), textsIn(told?.details).join(' ')].join(' ');
  for (const own of ['9.95 × 5.59', '89.7°', '193']) expect(texts).toContain(own);
  for (const other of ['250', '75°', '7.68 × ']) expect(JSON.stringify(told?.shown.figures)).not.toContain(other);
});

it('a line whose voltage is used up arrives at nought, not below it', () => {
  const told = walked(powerSupplyView).read({ cameras: [{ count: 8, powerW: 30, distanceM: 500 }], wireAreaMm2: 0.5 });
  expect(told?.shown.figures.find(({ label }) => label === '末端最低电压')?.value).toBe('0');
  expect(textsIn(told?.details).join(' ')).not.toMatch(/ -\d/u);
});

it('an answer that does not work says so by more than its colour', () => {
  const inputs = { nvr: { channels: 16, incomingMbps: 1 }, cameras: [{ count: 1, resolution: '12MP' }] };
  expect(walked(recorderAccessView).read(inputs)?.shown.answer).toEqual({ label: '需要 NVR', value: '接不了', isBad: true });
});

it('alike switches next to one another are told in one row', () => {
  const told = walked(switchAccessView).read({ cameras: [{ count: 50, resolution: '4MP' }], switch: { ports: 24 } });
  expect(told?.details[0]).toMatchObject({
    rows: [
      ['第 1～2 台', '24', '9.2'],
      ['第 3 台', '2', '0.8'],
    ],
  });
});
