/** Lists whose assignment is told by hand: who hangs where, what is used, how long it lasts. Source: CHECK-11. */
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { assignmentOf, type Assignment } from './assignment.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, completeList, taking, waysOf } from './list-builder.ts';
import type { CompatInputs } from './check-types.ts';

function assigned(lines: readonly GivenLine[], settings: Omit<CompatInputs, 'lines'> = {}): Assignment {
  const assignment = assignmentOf({ lines, ...settings }, WHOLE_EFFORT);
  if (assignment === null) throw new Error('refused');
  return assignment;
}

describe('recorders', () => {
  const row = (lines: readonly GivenLine[], settings?: Omit<CompatInputs, 'lines'>) => {
    const { state, left, recorders } = assigned(lines, settings).recording;
    const each = recorders.map(
      ({ place, units, channels, mbps, days }) => `${units} of ${place}: ${channels.used}/${channels.has} ${mbps.used}/${mbps.has} ${days}`,
    );
    return [`${state} ${left}`, ...each];
  };
  it.each<[string, GivenLine[], string[]]>([
    // 8 × 2,560 kbps are 20 Mbps; 8 × 2,048 a day are 0.1648 TB, of 7.27
    ['eight of 1080P at one of eight', [aCamera({}, 8), aRecorder(), aDisk()], ['assigned 0', '1 of 1: 8/8 20.5/80 44']],
    ['no camera more than channels', [aCamera({}, 9), aRecorder(), aDisk()], ['impossible 1', '1 of 1: 8/8 20.5/80 44']],
    [
      'one beside with nothing to do is shown idle',
      [aCamera({}, 8), aRecorder({}, 2), aDisk()],
      ['assigned 0', '1 of 1: 8/8 20.5/80 44', '1 of 1: 0/8 0/80 null'],
    ],
    // 31 Mbps hold twelve of 2.56; twelve a day are 0.2472 TB
    [
      'bandwidth ends before the channels',
      [aCamera({}, 13), aRecorder({ channels: 16, incomingMbps: 31 }), aDisk()],
      ['impossible 1', '1 of 1: 12/16 30.7/31 29'],
    ],
    ['without a disk no days are known', [aCamera({}, 8), aRecorder()], ['assigned 0', '1 of 1: 8/8 20.5/80 null']],
    ['a storage server counts no channels', [aCamera({}, 8), aServer(), aDisk()], ['assigned 0', '1 of 1: 8/null 20.5/400 44']],
  ])('%s', (_, lines, expected) => expect(row(lines)).toEqual(expected));

  function aServer(): GivenLine {
    return { role: 'storageServer', quantity: 1, attributes: { incomingMbps: 400, hddBays: 8 } };
  }

  it('half the hours last twice the days', () => {
    expect(row([aCamera({}, 8), aRecorder(), aDisk()], { hoursPerDay: 12 })).toEqual(['assigned 0', '1 of 1: 8/8 20.5/80 88']);
  });
});

describe('ports', () => {
  const row = (lines: readonly GivenLine[]) => {
    const { state, left, feeders } = assigned(lines).feeding;
    const each = feeders.map(
      ({ place, units, ports, watts, uplinkMbps }) => `${units} of ${place}: ${ports.used}/${ports.has} ${watts.has} ${uplinkMbps.used}/${uplinkMbps.has}`,
    );
    return [`${state} ${left}`, ...each];
  };
  it.each<[string, GivenLine[], string[]]>([
    [
      'eight at eight ports; seven tenths of the uplink are to be used',
      [aCamera({}, 8), aPoeSwitch({ uplinkMbps: 100 })],
      ['assigned 0', '1 of 1: 8/8 100 20.5/70'],
    ],
    ['an uplink that is not said is without limit', [aCamera({}, 8), aPoeSwitch()], ['assigned 0', '1 of 1: 8/8 100 20.5/null']],
    [
      'one that no port serves is left, the others hang',
      [aCamera({}, 7), aCamera({ powerW: 45 }), aPoeSwitch()],
      ['impossible 1', '1 of 2: 7/8 100 17.9/null'],
    ],
    // eight of 12.5 Mbps are 100
    [
      'what the uplink does not carry has its port, and no whole assignment',
      [aCamera({ bitrateKbps: 12_288 }, 8), aPoeSwitch({ uplinkMbps: 100 })],
      ['impossible 0', '1 of 1: 8/8 100 102.4/70'],
    ],
    ['no switch: all are left', [aCamera({}, 8)], ['empty 8']],
    ['no camera over its cable: nothing is', [aCamera({ power: 'dc12' }, 8), aPoeSwitch()], ['empty 0']],
  ])('%s', (_, lines, expected) => expect(row(lines)).toEqual(expected));
});

it('a list that is complete has a whole assignment, and so has one with its cures taken', () => {
  const statesOf = (lines: readonly GivenLine[]) => [assigned(lines).recording.state, assigned(lines).feeding.state];
  expect(statesOf(completeList())).toEqual(['assigned', 'assigned']);
  let lines: GivenLine[] = [aCamera({}, 20), aRecorder(), aDisk(), aPoeSwitch()];
  expect(statesOf(lines)).toEqual(['impossible', 'impossible']);
  for (const kind of ['recording', 'feeding'] as const) lines = taking(lines, waysOf(lines, kind)[0] ?? { adds: [], takes: [], more: [] });
  expect(statesOf(lines)).toEqual(['assigned', 'assigned']);
});
