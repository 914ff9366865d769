/** Where every device hangs: nothing twice, nothing beyond what it holds. Source: CHECK-11. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GivenLine, RoleLine } from '../roles/index.ts';
import { assignmentOf } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { aCamera, aDisk, aNetworkSwitch, aPoeSwitch, aRecorder } from './list-builder.ts';
import type { LinePieces } from './way.ts';

const assigned = (...lines: RoleLine[]) => {
  const assignment = assignmentOf({ lines }, WHOLE_EFFORT);
  if (assignment === null) throw new Error('refused');
  return assignment;
};
const piecesAt = (all: readonly LinePieces[], at: number): number => all.reduce((sum, { place, quantity }) => sum + (place === at ? quantity : 0), 0);

it('two recorders alike, twenty cameras: channels, bandwidth, days and disks of each', () => {
  const { recording } = assigned(aCamera({ resolution: '4MP' }, 20), aRecorder({ channels: 16, incomingMbps: 160 }, 2), aDisk({ sizeTB: 8 }, 4));
  expect(recording.state).toBe('assigned');
  expect(recording.recorders.map(({ cameras, channels }) => [cameras, channels.used, channels.has])).toEqual([
    [[{ place: 0, quantity: 15 }], 15, 16],
    [[{ place: 0, quantity: 5 }], 5, 16],
  ]);
  // 15 × 3072 kbps a day are 0.4634 TB, two disks of 8 TB hold 14.55
  expect(recording.recorders[0]).toMatchObject({ days: 31, mbps: { used: 53.8, has: 160 }, bays: 2, disks: [{ sizeTB: 8, quantity: 2 }] });
});

it('strong cameras hang on the switch that serves them, the others on what is left', () => {
  const { feeding, others, networkSwitches } = assigned(
    aCamera({ powerW: 6 }, 6),
    aCamera({ powerW: 45 }, 2),
    aCamera({ power: 'dc12' }, 3),
    aCamera({ power: 'dc12', wireless: true }, 1),
    aPoeSwitch({ poePorts: 8, poeBudgetW: 120 }),
    aPoeSwitch({ poePorts: 4, poeBudgetW: 120, poeStandard: 'bt3' }),
    aNetworkSwitch({ ports: 8 }),
  );
  expect(feeding.state).toBe('assigned');
  expect(feeding.feeders.map(({ place, cameras }) => [place, cameras])).toEqual([
    [4, [{ place: 0, quantity: 6 }]],
    [5, [{ place: 1, quantity: 2 }]],
  ]);
  expect(others).toEqual({ cameras: [{ place: 2, quantity: 3 }], onAir: [{ place: 3, quantity: 1 }] });
  expect(networkSwitches).toEqual([{ place: 6, quantity: 1 }]);
});

it('a camera at the far end of a fibre hangs on the injector there, not on a port of the switch (CHECK-11.3)', () => {
  const injector = { role: 'poeInjector', quantity: 2, attributes: { poePorts: 1, poeBudgetW: 15, poeStandard: 'af' } };
  const lines = [aCamera({}, 6), aRecorder(), aPoeSwitch(), injector];
  const portsOf = (all: readonly GivenLine[]) =>
    assignmentOf({ lines: all }, WHOLE_EFFORT)?.feeding.feeders.map(({ place, units, ports }) => [place, units, ports.used]);
  expect(portsOf([...lines, { role: 'mediaConverter', quantity: 4, attributes: {} }])).toEqual([
    [3, 2, 1],
    [2, 1, 4],
  ]);
  // beside no fibre they are what is left over
  expect(portsOf(lines)).toEqual([
    [2, 1, 6],
    [3, 2, 0],
  ]);
});

it('where there is no assignment what goes in is shown, and how many are left', () => {
  const { recording, feeding } = assigned(aCamera({}, 10), aRecorder(), aDisk(), aPoeSwitch());
  expect([recording.state, recording.left, recording.recorders[0]?.channels.used]).toEqual(['impossible', 2, 8]);
  expect([feeding.state, feeding.left, feeding.feeders[0]?.ports.used]).toEqual(['impossible', 2, 8]);
});

it('nothing to assign, or nothing to assign it to, is empty', () => {
  expect(assigned(aCamera({}, 3)).recording.state).toBe('empty');
  expect(assigned(aRecorder()).recording.state).toBe('empty');
  expect(assigned(aCamera({}, 3)).feeding).toMatchObject({ state: 'empty', left: 3 });
});

it('undecided is said where the steps do not last', () => {
  const assignment = assignmentOf({ lines: [aCamera({}, 8), aRecorder(), aDisk(), aPoeSwitch()] }, { verdict: 1, cures: 0 });
  expect(assignment?.recording.state).toBe('undecided');
  expect(assignment?.feeding.state).toBe('undecided');
});

const lists = fc.record({
  cameras: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 20 }), powerW: fc.integer({ min: 2, max: 50 }), bitrateKbps: fc.integer({ min: 500, max: 9000 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  recorders: fc.array(fc.record({ channels: fc.integer({ min: 4, max: 32 }), incomingMbps: fc.integer({ min: 40, max: 256 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  switches: fc.array(
    fc.record({ poePorts: fc.integer({ min: 4, max: 24 }), poeBudgetW: fc.integer({ min: 60, max: 400 }), poeStandard: fc.constantFrom('at', 'bt3') }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  disks: fc.integer({ min: 1, max: 6 }),
});

it('no camera is on two recorders or two ports, no unit twice, and none is too full', () =>
  fc.assert(
    fc.property(lists, ({ cameras, recorders, switches, disks }) => {
      const lines = [
        ...cameras.map(({ quantity, ...its }) => aCamera(its, quantity)),
        ...recorders.map((its) => aRecorder(its, 2)),
        ...switches.map((its) => aPoeSwitch(its)),
        aDisk({ sizeTB: 16 }, disks),
      ];
      const { recording, feeding } = assigned(...lines);
      const onRecorders = recording.recorders.flatMap((one) => one.cameras);
      const onPorts = feeding.feeders.flatMap((one) => one.cameras);
      const total = cameras.reduce((sum, { quantity }) => sum + quantity, 0);
      for (const at of cameras.keys()) {
        expect(piecesAt(onRecorders, at)).toBeLessThanOrEqual(cameras[at]?.quantity ?? 0);
        expect(piecesAt(onPorts, at)).toBeLessThanOrEqual(cameras[at]?.quantity ?? 0);
      }
      if (recording.state === 'assigned') expect(onRecorders.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total);
      if (feeding.state === 'assigned') expect(onPorts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(total);
      const units = [...recording.recorders, ...feeding.feeders].map((one) => ({ place: one.place, quantity: one.units }));
      for (const [at, line] of lines.entries()) if (line.role === 'nvr' || line.role === 'poeSwitch') expect(piecesAt(units, at)).toBe(line.quantity);
      for (const { channels, mbps } of recording.recorders) {
        expect(channels.used).toBeLessThanOrEqual(channels.has ?? 0);
        expect(mbps.used).toBeLessThanOrEqual((mbps.has ?? 0) + 0.1);
      }
      for (const { ports, watts } of feeding.feeders) {
        expect(ports.used).toBeLessThanOrEqual(ports.has ?? 0);
        expect(watts.used).toBeLessThanOrEqual((watts.has ?? 0) + 0.1);
      }
      const held = recording.recorders.reduce((sum, one) => sum + one.units * one.disks.reduce((count, { quantity }) => count + quantity, 0), 0);
      expect(held).toBeLessThanOrEqual(disks);
    }),
    { numRuns: 150 },
  ));
