import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { aCamera, aDisk, aRecorder, completeList, found, proposed, waysOf } from './list-builder.ts';

/** Eight cameras, everything but disks and recorder. 8 × 2048 ÷ 8 × 3600 × 24 ÷ 1024² × 30 ÷ 1024 = 4.944 TB. */
const withStorage = (...lines: GivenLine[]) => [...completeList().filter(({ role }) => role !== 'nvr' && role !== 'hdd'), ...lines];

describe('rule 7: disks enough for the days', () => {
  it('8 cameras of 2048 kbps keep 4.94 TB in 30 days: a disk of 6 labelled TB holds 5.46', () => {
    expect(found(withStorage(aRecorder(), aDisk({ sizeTB: 6 })))).toEqual([]);
    expect(found(withStorage(aRecorder(), aDisk({ sizeTB: 5 })))).toEqual(['HDD_SHORT 0.4']);
  });

  it.each([
    { title: 'half the hours are half the volume', settings: { hoursPerDay: 12 }, codes: ['HDD_MISSING 2.47'] },
    { title: 'three times the days are three times the volume', settings: { retentionDays: 90 }, codes: ['HDD_MISSING 14.83'] },
  ])('$title', ({ settings, codes }) => {
    expect(found(withStorage(aRecorder({ hddBays: 8 })), settings)).toEqual(codes);
  });

  it.each([
    // 4.944 TB: 4 TB × 2, 6 TB × 1
    { bays: 2, disks: '2 hdd {"sizeTB":4}' },
    { bays: 1, disks: '1 hdd {"sizeTB":6}' },
  ])('the first size whose disks fit the $bays free bays', ({ bays, disks }) => {
    expect(proposed(withStorage(aRecorder({ hddBays: bays })))).toEqual([disks]);
  });

  it('where no size fits the bays, a recorder more brings some: a small one takes no enclosure', () => {
    // 90 days: 14.832 TB, one disk of 16 labelled TB holds 14.55
    const list = withStorage(aRecorder({ hddBays: 1 }));
    expect(found(list, { retentionDays: 90 })).toEqual(['HDD_MISSING 14.83']);
    expect(proposed(list, { retentionDays: 90 })).toEqual(['1 nvr {"channels":4,"incomingMbps":40,"hddBays":1,"decode1080p":8}', '2 hdd {"sizeTB":10}']);
  });

  it('more disks are of the size of the first listed one', () => {
    const list = withStorage(aRecorder({ hddBays: 8 }), aDisk({ sizeTB: 2 }), aDisk({ sizeTB: 1 }));
    // 4.944 − 3 × 0.9095 = 2.215, two of 1.819
    expect(found(list)).toEqual(['HDD_SHORT 2.22']);
    expect(proposed(list)).toEqual(['2 hdd {"sizeTB":2}']);
  });

  it('the recorder that is proposed brings its bays', () => {
    expect(proposed(withStorage())).toEqual(['1 nvr {"channels":8,"incomingMbps":80,"hddBays":2,"decode1080p":16}', '2 hdd {"sizeTB":4}']);
  });

  it('sound is recorded too: 64 kbps more', () => {
    expect(found([...completeList(aCamera({ audio: true }, 8)).filter(({ role }) => role !== 'hdd'), aDisk({ sizeTB: 5.5 })])).toEqual(['HDD_SHORT 0.1']);
  });
});

describe('rule 8: bays enough for the disks', () => {
  it.each([
    { bays: 3, disks: 3, codes: [] },
    { bays: 3, disks: 4, codes: ['HDD_BAYS_SHORT 1'] },
    { bays: 0, disks: 1, codes: ['HDD_BAYS_SHORT 1'] },
  ])('$disks disks in $bays bays', ({ bays, disks, codes }) => {
    expect(found(withStorage(aRecorder({ hddBays: bays }), aDisk({ sizeTB: 6 }, disks)))).toEqual(codes);
  });

  it('from eight bays on a recorder takes enclosures: 17 bays short are two of 16', () => {
    expect(proposed(withStorage(aRecorder({ hddBays: 8 }), aDisk({}, 25)))).toEqual(['2 diskEnclosure {"bays":16}']);
  });

  it('an enclosure has 16 bays unless it says another number', () => {
    const list = (attributes: GivenLine['attributes']) =>
      withStorage(aRecorder({ hddBays: 8 }), aDisk({}, 24), { role: 'diskEnclosure', quantity: 1, attributes });
    expect(found(list({}))).toEqual([]);
    expect(found(list({ bays: 12 }))).toEqual(['HDD_BAYS_SHORT 4']);
  });

  it.each([1, 2, 4])('a recorder of %i bays takes none: its bays count for nothing, and no cure brings one', (hddBays) => {
    const lines = withStorage(aRecorder({ hddBays }), aDisk({}, hddBays + 1), { role: 'diskEnclosure', quantity: 1, attributes: { bays: 16 } });
    expect(found(lines)).toEqual(['ENCLOSURE_UNFIT 1', 'HDD_BAYS_SHORT 1']);
    expect(waysOf(lines, 'recording').flatMap(({ adds }) => adds.filter(({ role }) => role === 'diskEnclosure'))).toEqual([]);
  });
  it('beside one of eight bays it is of use', () => {
    const lines = withStorage(aRecorder({ hddBays: 2 }), aRecorder({ hddBays: 8 }), aDisk({}, 12), { role: 'diskEnclosure', quantity: 1, attributes: {} });
    expect(found(lines)).toEqual([]);
  });
});

describe('rule 9: no disk larger than a recorder takes', () => {
  it.each([
    { sizeTB: 20, recorder: {}, codes: [] },
    { sizeTB: 22, recorder: {}, codes: ['HDD_TOO_LARGE'] },
    { sizeTB: 8, recorder: { maxDiskTB: 6 }, codes: ['HDD_TOO_LARGE'] },
    { sizeTB: 6, recorder: { maxDiskTB: 6 }, codes: [] },
  ])('a disk of $sizeTB TB with $recorder', ({ sizeTB, recorder, codes }) => {
    expect(found(withStorage(aRecorder(recorder), aDisk({ sizeTB })))).toEqual(codes);
  });

  it('a large one goes to the recorder that takes it; more than its bays are too many', () => {
    expect(found(withStorage(aRecorder(), aRecorder({ maxDiskTB: 4 }), aDisk()))).toEqual([]);
    expect(found(withStorage(aRecorder(), aRecorder({ maxDiskTB: 4 }), aDisk({}, 3)))).toEqual(['HDD_TOO_LARGE']);
  });
});
