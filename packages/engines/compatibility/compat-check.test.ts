import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { compatCheck } from './index.ts';
import { aBracket, aCamera, aDisk, aPoeSwitch, aRecorder, aSupply, checked, completeList, found, proposed } from './list-builder.ts';

describe('what an answer says', () => {
  it('why, with the numbers put in', () => {
    const [missing] = checked([aCamera({ resolution: '4MP' }, 10)]).issues;
    expect(missing?.why).toBe('10 台摄像机需接入 10 路，接入带宽 10 ×（3,072＋512）÷ 1000 ＝ 35.84 Mbps，清单中没有录像机');
  });

  it('where: places in the list, also when other lines stand between', () => {
    const list = [{ role: 'lock', quantity: 1, attributes: {} }, aCamera({ bracket: 'wall' }, 8), ...completeList().slice(1), aCamera({ bracket: 'pole' })];
    const { issues } = checked(list);
    const linesOf = (code: string, subject = '') => issues.find((issue) => issue.code === code && issue.subject === subject)?.lines;
    expect(linesOf('NVR_CHANNELS_SHORT')).toEqual([2]);
    expect(linesOf('POE_PORTS_SHORT')).toEqual([4]);
    expect(linesOf('BRACKET_SHORT', 'pole')).toEqual([list.length - 1]);
    expect(linesOf('BRACKET_SHORT', 'wall')).toEqual([1]);
  });

  it('what cures it: places among the additions; two issues may share one', () => {
    const { issues, additions } = checked([aCamera({ bracket: 'wall' }, 10)]);
    const cureOf = (code: string) => issues.find((issue) => issue.code === code)?.cures.map((place) => additions[place]?.role);
    expect(cureOf('NVR_MISSING')).toEqual(['nvr']);
    expect(cureOf('POE_PORTS_SHORT')).toEqual(['poeSwitch']);
    expect(cureOf('POE_POWER_SHORT')).toEqual(['poeSwitch']);
    expect(cureOf('BRACKET_SHORT')).toEqual(['bracket']);
    expect(cureOf('UPS_RECOMMENDED')).toEqual([]);
    expect(additions.filter(({ role }) => role === 'poeSwitch')).toHaveLength(1);
  });

  it('a list is in order when nothing must be dealt with, whatever else is advised', () => {
    expect(checked([aRecorder()])).toMatchObject({ ok: true, cameras: 0, requiredMbps: 0 });
    expect(checked([aCamera()]).ok).toBe(false);
  });

  it('roles the rules do not know are passed over', () => {
    expect(found([...completeList(), { role: 'accessCard', quantity: 3, attributes: {} }, { role: 'constructor', quantity: 1, attributes: {} }])).toEqual([]);
  });
});

describe('a number that is missing is named, never guessed', () => {
  const incomplete = (...lines: GivenLine[]) => checked([...completeList(), ...lines]).incomplete;
  const bare = (role: string, attributes = {}) => ({ role, quantity: 1, attributes });
  const place = completeList().length;

  it.each([
    { title: 'a camera without resolution and bitrate', line: bare('ipCamera'), attributes: ['resolution'] },
    { title: 'a camera with its bitrate needs no resolution', line: bare('ipCamera', { bitrateKbps: 2048 }), attributes: null },
    { title: 'a resolution nobody knows', line: bare('ipCamera', { resolution: '7MP' }), attributes: ['resolution'] },
    { title: 'a figure that is text', line: bare('ipCamera', { resolution: '4MP', powerW: '7 W' }), attributes: ['powerW'] },
    { title: 'a codec nobody knows', line: bare('ipCamera', { resolution: '4MP', codec: 'MJPEG' }), attributes: ['codec'] },
    { title: 'a recorder without figures', line: bare('nvr'), attributes: ['channels', 'incomingMbps', 'hddBays'] },
    { title: 'a disk without size', line: bare('hdd'), attributes: ['sizeTB'] },
    { title: 'a PoE switch without ports and power', line: bare('poeSwitch'), attributes: ['poePorts', 'poeBudgetW'] },
    { title: 'a supply without current', line: bare('powerSupply12V'), attributes: ['currentA'] },
    { title: 'a bracket without type', line: bare('bracket'), attributes: ['type'] },
    { title: 'a UPS needs nothing', line: bare('upsHost'), attributes: null },
    { title: 'power cable of no area is any', line: bare('powerCable'), attributes: null },
    { title: 'a decoder without outputs', line: bare('videoDecoder'), attributes: ['outputs'] },
  ])('$title', ({ line, attributes }) => {
    expect(incomplete(line)).toEqual(attributes === null ? [] : [{ line: place, attributes }]);
  });

  it('other brands without protocols are named on both sides', () => {
    const { incomplete } = checked([...completeList(aCamera({ brand: '甲' }, 8)), aRecorder({ brand: '乙' })]);
    expect(incomplete).toEqual([
      { line: 0, attributes: ['protocols'] },
      { line: completeList().length, attributes: ['protocols'] },
    ]);
  });

  it('a camera of unknown stream counts as a camera, not as a stream', () => {
    const list = [...completeList(aCamera({}, 7), bare('ipCamera', { powerW: 4 }))];
    expect(checked(list)).toMatchObject({ cameras: 8, requiredMbps: 17.92, issues: [] });
  });

  it('a recorder without its channels is left out by that rule alone, and the sentence says so', () => {
    const list = completeList().map((line) => (line.role === 'nvr' ? { ...line, attributes: { incomingMbps: 80, hddBays: 2 } } : line));
    expect(found(list)).toEqual(['NVR_CHANNELS_SHORT 8']);
    expect(checked(list).issues[0]?.why).toBe('8 台摄像机需接入 8 路，已有 0 路；另有 1 行缺少参数，未计入');
  });

  it('a disk without its size takes a bay and holds nothing', () => {
    const list = [...completeList(), bare('hdd'), bare('hdd')];
    expect(found(list)).toEqual(['HDD_BAYS_SHORT 1']);
  });

  it('the size of more disks is that of the first disk whose size is known', () => {
    const list = [...completeList().filter(({ role }) => role !== 'hdd'), bare('hdd'), aDisk({ sizeTB: 3 })];
    expect(proposed(list)).toContain('1 hdd {"sizeTB":3}');
  });
});

describe('questions that cannot be answered', () => {
  const errorsOf = (inputs: unknown) => {
    const result = compatCheck(inputs);
    return result.valid ? null : result.errors.map(({ field, code }) => `${field} ${code}`).toSorted();
  };
  const lines = [aCamera()];

  it.each([
    { inputs: undefined, errors: ['lines REQUIRED'] },
    { inputs: 'lines', errors: ['lines REQUIRED'] },
    { inputs: { lines: [] }, errors: ['lines REQUIRED'] },
    { inputs: { lines: {} }, errors: ['lines REQUIRED'] },
    { inputs: { lines: Array.from({ length: 10_001 }, () => aCamera()) }, errors: ['lines OUT_OF_RANGE'] },
    { inputs: { lines: [null] }, errors: ['lines[0].quantity REQUIRED', 'lines[0].role REQUIRED'] },
    { inputs: { lines: [aCamera(), { role: 7, quantity: '3' }] }, errors: ['lines[1].quantity NOT_A_NUMBER', 'lines[1].role NOT_IN_LIST'] },
    { inputs: { lines: [aCamera({}, 1.5)] }, errors: ['lines[0].quantity NOT_INTEGER'] },
    { inputs: { lines: [aCamera({}, 0)] }, errors: ['lines[0].quantity OUT_OF_RANGE'] },
    { inputs: { lines: [aCamera({}, 1_000_001)] }, errors: ['lines[0].quantity OUT_OF_RANGE'] },
    { inputs: { lines, retentionDays: 0 }, errors: ['retentionDays OUT_OF_RANGE'] },
    { inputs: { lines, retentionDays: 3651 }, errors: ['retentionDays OUT_OF_RANGE'] },
    { inputs: { lines, retentionDays: 30.5 }, errors: ['retentionDays NOT_INTEGER'] },
    { inputs: { lines, hoursPerDay: 0 }, errors: ['hoursPerDay OUT_OF_RANGE'] },
    { inputs: { lines, hoursPerDay: 25 }, errors: ['hoursPerDay OUT_OF_RANGE'] },
    { inputs: { lines, avgCableM: '50' }, errors: ['avgCableM NOT_A_NUMBER'] },
    { inputs: { lines, headless: 'yes' }, errors: ['headless NOT_IN_LIST'] },
    { inputs: { lines: [], retentionDays: -1 }, errors: ['lines REQUIRED', 'retentionDays OUT_OF_RANGE'] },
    { inputs: { lines, retentionDays: null, hoursPerDay: null, avgCableM: null, headless: null }, errors: null },
  ])('$errors', ({ inputs, errors }) => expect(errorsOf(inputs)).toEqual(errors));
});

/** Places of an answer that hold no finite number. */
function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value === 'string') return /NaN|Infinity|undefined/.test(value) ? [path] : [];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => notFinite(inner, `${path}.${key}`)) : [];
}

describe('whatever is asked', () => {
  const junk = fc.oneof(
    fc.constantFrom<unknown>(
      Number.NaN,
      Infinity,
      -Infinity,
      1e308,
      -1,
      0,
      1e-308,
      null,
      undefined,
      '',
      '8',
      '4MP',
      true,
      [],
      {},
      ['H265'],
      Object.create(null),
    ),
    fc.double(),
    fc.anything({ maxDepth: 1 }),
  );
  const names = ['resolution', 'codec', 'fps', 'scene', 'audio', 'bitrateKbps', 'subStreamKbps', 'power', 'powerW', 'poeClass', 'bracket', 'bracketIncluded'];
  const further = ['location', 'ipRating', 'brand', 'protocols', 'channels', 'incomingMbps', 'hddBays', 'maxResolution', 'codecs', 'maxDiskTB', 'poePorts'];
  const rest = ['poeBudgetW', 'poeStandard', 'sizeTB', 'bays', 'currentA', 'pieces', 'type'];
  const attributes = fc.dictionary(fc.constantFrom(...names, ...further, ...rest, '__proto__'), junk);
  const roles = [
    'ipCamera',
    'nvr',
    'hdd',
    'diskEnclosure',
    'poeSwitch',
    'networkSwitch',
    'powerSupply12V',
    'networkCableBox',
    'rj45Plug',
    'bracket',
    'toString',
  ];
  const hostileLine = fc.record({
    role: fc.oneof(fc.constantFrom<unknown>(...roles), junk),
    quantity: fc.oneof(fc.constantFrom<unknown>(1, 8, 1_000_000), junk),
    attributes: fc.oneof(attributes, junk),
  });
  const soundLine = fc.record({ role: fc.constantFrom(...roles), quantity: fc.constantFrom(1, 8, 1_000_000), attributes });

  it('an answer is a refusal with known codes or holds finite numbers only', () => {
    const question = fc.record(
      { lines: fc.oneof(fc.array(hostileLine, { maxLength: 6 }), junk), retentionDays: junk, hoursPerDay: junk, avgCableM: junk, headless: junk },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(question, junk), (inputs) => {
        const result = compatCheck(inputs);
        if (result.valid) expect(notFinite(result)).toEqual([]);
        else for (const { code } of result.errors) expect(['REQUIRED', 'NOT_A_NUMBER', 'NOT_INTEGER', 'OUT_OF_RANGE', 'NOT_IN_LIST']).toContain(code);
      }),
      { numRuns: 500 },
    );
  });

  it('sound lines with senseless attributes are answered with finite numbers', () => {
    fc.assert(
      fc.property(fc.array(soundLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const result = compatCheck({ lines });
        expect(result.valid).toBe(true);
        expect(notFinite(result)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('an answer is found whatever the order of the lines', () => {
    const parts = [
      aCamera({ bracket: 'wall' }, 5),
      aCamera({ power: 'dc12' }, 3),
      aRecorder(),
      aDisk(),
      aPoeSwitch({ poePorts: 2 }, 2),
      aBracket('wall'),
      aSupply({ currentA: 1 }),
    ];
    const inOrder = found(parts);
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        expect(found(shuffled)).toEqual(inOrder);
      }),
    );
  });
});
