/** Who is recorded where the disks, the channels or the recorder do not do for all. Source: CHECK-11.2. */
import { expect, it } from 'vitest';
import type { RoleLine } from '../roles/index.ts';
import { assignmentOf } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { aCamera, aDisk, aRecorder } from './list-builder.ts';

function recordingOf(...lines: RoleLine[]) {
  const assignment = assignmentOf({ lines }, WHOLE_EFFORT);
  if (assignment === null) throw new Error('refused');
  return assignment.recording;
}

// a camera of 2048 kbps fills 0.020599 TB a day; a disk of 8 TB holds 7.276
it.each([
  { title: '16 cameras on one disk of 8 TB are all recorded, for 22 days', cameras: 16, disks: 1, days: 22, isShort: true },
  { title: '16 on two have their thirty days', cameras: 16, disks: 2, days: 44, isShort: false },
  { title: '8 on one have them', cameras: 8, disks: 1, days: 44, isShort: false },
])('$title', ({ cameras, disks, days, isShort }) => {
  const found = recordingOf(aCamera({}, cameras), aRecorder({ channels: 16, incomingMbps: 160 }), aDisk({}, disks));
  expect([found.state, found.left, found.isShortOfDays]).toEqual(['assigned', 0, isShort]);
  expect(found.recorders[0]).toMatchObject({ channels: { used: cameras, has: 16 }, days, disks: [{ sizeTB: 8, quantity: disks }] });
});

it('with fewer days than asked the cameras are shared out for the most there are', () => {
  const found = recordingOf(aCamera({}, 16), aRecorder({ channels: 16, incomingMbps: 160, hddBays: 1 }, 2), aDisk({ sizeTB: 4 }, 2));
  // 8 on each: 3.638 ÷ (8 × 0.020599) = 22
  expect([found.state, found.isShortOfDays, found.recorders.map(({ days }) => days)]).toEqual(['assigned', true, [22]]);
});

it('with too few channels the disks are in all the same', () => {
  const found = recordingOf(aCamera({}, 10), aRecorder(), aDisk({ sizeTB: 6 }, 2));
  expect([found.state, found.left, found.isShortOfDays]).toEqual(['impossible', 2, false]);
  // 12 × 0.9095 ÷ (8 × 0.020599)
  expect(found.recorders[0]).toMatchObject({ channels: { used: 8, has: 8 }, disks: [{ sizeTB: 6, quantity: 2 }], days: 66 });
});

it('a camera that no recorder takes has none', () => {
  const found = recordingOf(aCamera({ resolution: '12MP' }), aCamera({}, 3), aRecorder({ maxResolution: '8MP' }), aDisk());
  expect([found.state, found.left]).toEqual(['impossible', 1]);
  expect(found.recorders.flatMap(({ cameras }) => cameras)).toEqual([{ place: 1, quantity: 3 }]);
});

it('where it takes none at all each is left', () => {
  const found = recordingOf(aCamera({ resolution: '12MP' }, 2), aRecorder({ maxResolution: '8MP' }), aDisk());
  expect([found.state, found.left, found.recorders.flatMap(({ cameras }) => cameras)]).toEqual(['impossible', 2, []]);
});
