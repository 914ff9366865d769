import { expect, it } from 'vitest';
import { camerasOfList, deviceOfList } from './cameras-of-list.ts';

const lines = [
  { role: 'ipCamera', quantity: 4, attributes: { resolution: '4MP', powerW: 7, bracket: 'wall' } },
  { role: 'nvr', quantity: 1, attributes: { channels: 16, incomingMbps: 160, hddBays: 2 } },
  { role: 'ipCamera', quantity: 2, attributes: { resolution: '8MP', powerW: 12 } },
  { role: 'ipCamera', quantity: 3, attributes: { powerW: 9, resolution: '4MP', bracket: 'pole' } },
];

it('cameras with the same stream are one group, in the order of the list', () => {
  expect(camerasOfList(lines)).toEqual([
    { count: 7, attributes: { resolution: '4MP' } },
    { count: 2, attributes: { resolution: '8MP' } },
  ]);
});

it('what is asked for besides keeps groups apart', () => {
  expect(camerasOfList(lines, 'powerW').map(({ count }) => count)).toEqual([4, 2, 3]);
});

it('a device gives the named attributes of its first line, none where it is not listed', () => {
  expect(deviceOfList(lines, 'nvr', 'channels', 'decode1080p')).toEqual({ channels: 16 });
  expect(deviceOfList(lines, 'poeSwitch', 'poePorts')).toEqual({});
});
