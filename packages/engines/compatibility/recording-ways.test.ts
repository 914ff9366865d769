/** Recorders beside, larger ones in the place of others, larger disks: which are offered, and the cheapest against all there could be. Source: CHECK-10. */
import { describe, expect, it } from 'vitest';
import { ADDED_DISK_SIZES_TB, RECORDER_SIZES } from '../constants/list-check.ts';
import type { GivenLine, RoleAttribute, RoleLine } from '../roles/index.ts';
import { VERDICT_EFFORT } from './budget.ts';
import { compatCheck } from './compat-check.ts';
import { cheapestFirst, differenceOf, keyOf } from './cure-ways.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, found, taking, wayText, waysOf } from './list-builder.ts';
import type { Way } from './way.ts';

const ports = aPoeSwitch({ poePorts: 48, poeBudgetW: 900 });
/** 4 MP: 3,072 kbps, 0.927 TB in thirty days; a disk holds ten elevenths of its label. */
const sharp = (quantity: number): RoleLine => aCamera({ resolution: '4MP' }, quantity);
const textsOf = (lines: readonly GivenLine[], settings: Parameters<typeof waysOf>[2] = {}): string[] =>
  waysOf(lines, 'recording', settings).map((way) => wayText(lines, way));

describe('what is offered', () => {
  it.each<[string, GivenLine[], string[]]>([
    ['eight at eight channels', [aCamera({}, 8), aRecorder(), aDisk()], []],
    // nine of 0.618 TB: the disk of 8 TB holds 7.27, eleven days of one more do not fit
    [
      'nine at eight channels: four more with a disk, or sixteen, or thirty-two',
      [aCamera({}, 9), aRecorder(), aDisk()],
      ['1 nvr 4/1 + 1 hdd 8', '1 nvr 8/2 → 1 nvr 16/2', '1 nvr 8/2 → 1 nvr 32/4'],
    ],
    ['no recorder and no disk: both, and nothing to exchange', [aCamera({}, 4)], ['1 nvr 4/1 + 1 hdd 4']],
    // eight of 0.927 are 7.42 TB
    [
      'two of 4 TB hold 7.27 and not 7.42: one of 6 TB for one of them comes second only to no exchange',
      [sharp(8), aRecorder(), aDisk({ sizeTB: 4 }, 2)],
      diskWays(),
    ],
    [
      'the disk is larger than the recorder takes: others that it takes, or another recorder',
      [aCamera({}, 8), aRecorder({ maxDiskTB: 6 }), aDisk()],
      tooLarge(),
    ],
  ])('%s', (_, lines, expected) => {
    expect(textsOf([...lines, ports]).slice(0, expected.length || 1)).toEqual(expected);
  });

  function diskWays(): string[] {
    return ['1 nvr 4/1 + 1 hdd 4', '1 hdd 4 → 1 hdd 6', '2 hdd 4 → 2 hdd 6'];
  }
  function tooLarge(): string[] {
    return ['1 hdd 8 → 2 hdd 4', '1 hdd 8 → 1 hdd 6', '1 nvr 8/2 → 1 nvr 8/4', '1 nvr 8/2 → 1 nvr 8/8'];
  }

  it('760 unlike cameras on three storage servers: a fifth like them, which leaves a reserve, with the disks of all, each size once', () => {
    const cameras = Array.from({ length: 20 }, (_, kind) => aCamera({ bitrateKbps: 2000 + 137 * kind }, 38));
    const lines = [...cameras, { role: 'storageServer', quantity: 3, attributes: { incomingMbps: 800, hddBays: 24, maxDiskTB: 16 } }];
    const ways = waysOf(lines, 'recording');
    // 2898 Mbps: four take in 3200, of which 2560 are planned with
    const fifth = ways.filter(({ more }) => more.some(({ place, quantity }) => place === cameras.length && quantity === 2));
    expect(fifth.length).toBeGreaterThan(0);
    const wrong = (way: Way) => found(taking(lines, way)).filter((issue) => /^(NVR|HDD|ASSIGNMENT)/.test(issue));
    expect(ways.flatMap(wrong)).toEqual([]);
  });

  it('of two alike one goes, or both for two, or both for one', () => {
    const lines = [aCamera({}, 18), aRecorder({}, 2), aDisk({}, 2), ports];
    expect(textsOf(lines).map((text) => text.split(' ').slice(0, 5).join(' '))).toEqual([
      '1 nvr 4/1 + 1',
      ...['1 nvr 8/2 → 1', '2 nvr 8/2 → 2', '2 nvr 8/2 → 1'].flatMap((text) => [text, text]),
    ]);
  });

  it('recorders and disks the customer has stay, each by itself', () => {
    const lines = [sharp(8), aRecorder(), aDisk({ sizeTB: 4 }, 2), ports];
    const goes = (fixed: number[]) => new Set(waysOf(lines, 'recording', { fixed }).flatMap(({ takes }) => takes.map(({ place }) => place)));
    expect([...goes([])].toSorted()).toEqual([1, 2]);
    expect([...goes([1])]).toEqual([2]);
    expect([...goes([2])]).toEqual([1]);
    expect([...goes([1, 2])]).toEqual([]);
  });

  it('ports of a recorder go with it', () => {
    const own = { poePorts: 8, poeBudgetW: 60, poeStandard: 'af' };
    const exchanged = waysOf([aCamera({}, 9), aRecorder(own), aDisk(), ports], 'recording').filter(({ takes }) => takes.length > 0);
    expect(exchanged.length).toBeGreaterThan(0);
    for (const { adds } of exchanged) expect(adds[0]?.attributes).toMatchObject(own);
  });

  it.each<[string, Record<string, RoleAttribute>, Record<string, RoleAttribute>, Record<string, RoleAttribute>]>([
    ['the codec it lacks', { codec: 'H265' }, { codecs: ['H264'] }, { codecs: ['H265'] }],
    ['the resolution it lacks', { resolution: '8MP' }, { maxResolution: '4MP' }, { maxResolution: '8MP' }],
    ['what it cannot show', { resolution: '8MP' }, { decode1080p: 3 }, { decode1080p: 4 }],
    ['the maker it does not meet', { brand: '甲' }, { brand: '乙' }, { brand: '甲' }],
  ])('a recorder alike with %s comes first', (_, camera, has, wanted) => {
    const lines = [aCamera(camera, 4), aRecorder(has), aDisk({ sizeTB: 20 }), ports];
    expect(waysOf(lines, 'recording')[0]).toMatchObject({
      takes: [{ place: 1, quantity: 1 }],
      adds: [{ quantity: 1, attributes: { channels: 8, hddBays: 2, ...wanted } }],
    });
  });

  it('cameras of two makers: no recorder is of both', () => {
    const lines = [aCamera({ brand: '甲' }, 2), aCamera({ brand: '丙' }, 2), aRecorder({ brand: '乙' }), aDisk(), ports];
    expect(waysOf(lines, 'recording').flatMap(({ adds }) => adds.flatMap(({ attributes }) => attributes['brand'] ?? []))).toEqual([]);
  });
});

const fenOf = ({ role, attributes }: GivenLine): number | null => {
  const figure = (name: string): number => Number(attributes[name] ?? 0);
  if (role === 'nvr') return 25_000 + 5500 * figure('channels') + 9000 * figure('hddBays');
  return role === 'hdd' ? 18_000 + 13_000 * figure('sizeTB') : null;
};

/** Every recorder of the ladder, or none, beside or in the place of the listed one, with every choice of new disks, the old ones kept or not. */
function* allWays(lines: readonly GivenLine[]): Generator<Way> {
  // disks that do are not sold for smaller ones
  const isShort = found(lines).some((text) => text.startsWith('HDD'));
  const disks = lines.flatMap(({ role, quantity }, place) => (role === 'hdd' && isShort ? [{ place, quantity }] : []));
  const recorders: RoleLine[][] = [[], ...RECORDER_SIZES.value.slice(0, 4).map((size): RoleLine[] => [{ role: 'nvr', quantity: 1, attributes: { ...size } }])];
  const added: RoleLine[][] = [
    [],
    ...ADDED_DISK_SIZES_TB.value.flatMap((sizeTB) => [1, 2, 3, 4].map((quantity): RoleLine[] => [{ role: 'hdd', quantity, attributes: { sizeTB } }])),
  ];
  const recorder = lines.findIndex(({ role }) => role === 'nvr');
  for (const nvr of recorders)
    for (const hdd of added)
      for (const old of [[], disks])
        for (const gone of nvr.length > 0 ? [[], [{ place: recorder, quantity: 1 }]] : [[]])
          yield { adds: [...nvr, ...hdd], takes: [...gone, ...old], more: [] };
}

function issuesOf(lines: readonly GivenLine[]) {
  const result = compatCheck({ lines }, VERDICT_EFFORT);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.issues;
}

/** The least that any of them costs more, fen, by which nothing of recording is left and nothing new is amiss. */
function leastOf(lines: readonly GivenLine[], prices: Parameters<typeof differenceOf>[1]): number | null {
  const recording = /^(NVR|HDD|CODEC_UN|RESOLUTION|PROTOCOL)_/;
  const before = new Set(issuesOf(lines).map(keyOf));
  let least: number | null = null;
  for (const way of allWays(lines)) {
    const difference = differenceOf(way, prices);
    if (difference === null || (least !== null && difference >= least)) continue;
    const after = issuesOf(taking(lines, way));
    if (!after.some((issue) => recording.test(issue.code) || (issue.severity === 'error' && !before.has(keyOf(issue))))) least = difference;
  }
  return least;
}

describe('the cheapest of all that are possible', () => {
  it.each<[string, GivenLine[]]>([
    ['one channel short', [aCamera({}, 9), aRecorder(), aDisk()]],
    ['twelve at eight', [aCamera({}, 12), aRecorder(), aDisk({}, 1)]],
    ['thirteen at eight', [aCamera({}, 13), aRecorder(), aDisk({ sizeTB: 12 })]],
    ['a disk short with a bay free', [sharp(8), aRecorder(), aDisk({ sizeTB: 6 })]],
    ['two disks full', [sharp(8), aRecorder(), aDisk({ sizeTB: 4 }, 2)]],
    ['three disks at two bays', [sharp(8), aRecorder(), aDisk({ sizeTB: 4 }, 3)]],
    ['no disk', [sharp(8), aRecorder()]],
  ])('%s', (_, given) => {
    const lines = [...given, ports];
    const ofListed = (place: number): number | null => (lines[place] === undefined ? null : fenOf(lines[place]));
    const plain = { ofAdded: fenOf, ofListed };
    // one size of disk and one of recorder have no price
    const unpriced = { ofAdded: (line: RoleLine) => (line.attributes['sizeTB'] === 6 || line.attributes['channels'] === 4 ? null : fenOf(line)), ofListed };
    const ways = waysOf(lines, 'recording');
    for (const prices of [plain, unpriced]) {
      const [best] = cheapestFirst(ways, prices);
      expect(best?.differenceFen, best && wayText(lines, best.way)).toBe(leastOf(lines, prices));
    }
    for (const way of ways)
      expect(
        found(taking(lines, way)).filter((text) => /^(NVR|HDD)_/.test(text)),
        wayText(lines, way),
      ).toEqual([]);
  });
});

describe('more disks than bays', () => {
  const eight = [aCamera({ resolution: '4MP' }, 8), aRecorder()];
  it('one goes with nothing in its place where the others hold the days', () => {
    const lines = [...eight, aDisk({ sizeTB: 6 }, 3)];
    const way = waysOf(lines, 'recording').find(({ adds, more }) => adds.length + more.length === 0);
    expect(way).toMatchObject({ takes: [{ place: 2, quantity: 1 }] });
    expect(found(taking(lines, way ?? { adds: [], takes: [], more: [] })).filter((text) => text.startsWith('HDD'))).toEqual([]);
  });
  it('none where they do not, and none of those the customer has', () => {
    const without = (lines: readonly GivenLine[], fixed: number[] = []) =>
      waysOf(lines, 'recording', { fixed }).filter(({ adds, more }) => adds.length + more.length === 0);
    expect(without([...eight, aDisk({ sizeTB: 4 }, 3)])).toEqual([]);
    expect(without([...eight, aDisk({ sizeTB: 6 }, 3)], [2])).toEqual([]);
  });
});
