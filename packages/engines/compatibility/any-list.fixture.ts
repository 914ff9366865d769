/** Lists of video products as people put them together: too little of one thing, too much of another, for indoors, outdoors or both. */
import fc from 'fast-check';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { aCableBox, aCamera, aDisk, aMonitor, aNetworkSwitch, aPlugPack, aPoeSwitch, aRecorder, aSupply, aUps } from './list-builder.ts';

type Attributes = Record<string, RoleAttribute>;
const said = (attributes: Record<string, RoleAttribute | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]): [string, RoleAttribute][] => (value === undefined ? [] : [[name, value]])));

const cameras: fc.Arbitrary<GivenLine> = fc
  .record({
    resolution: fc.constantFrom('1080P', '4MP', '8MP'),
    codec: fc.constantFrom('H264', 'H265'),
    location: fc.constantFrom(undefined, 'indoor', 'outdoor'),
    ipRating: fc.constantFrom(54, 66, 67),
    bracket: fc.constantFrom(undefined, 'wall', 'pole', 'ceiling'),
    power: fc.constantFrom('poe', 'poe', 'poe', 'dc12'),
    powerW: fc.constantFrom(5, 9, 14, 28, 45),
    runMaxM: fc.constantFrom(undefined, undefined, undefined, 80, 92, 130),
    quantity: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ quantity, ...attributes }) => aCamera(said(attributes), quantity));

const some = (
  line: (attributes: Attributes, quantity: number) => GivenLine,
  attributes: fc.Arbitrary<Record<string, RoleAttribute | undefined>>,
  most: number,
) => fc.tuple(attributes, fc.integer({ min: 1, max: most })).map(([own, quantity]) => line(said(own), quantity));

const recorders = some(
  aRecorder,
  fc.constantFrom(
    {},
    { channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16 },
    { channels: 32, incomingMbps: 256, hddBays: 4, decode1080p: 32 },
    { channels: 64, incomingMbps: 400, hddBays: 8, decode1080p: 64 },
  ),
  2,
);
const place = fc.constantFrom(undefined, 'indoor', 'outdoor');
const parts: readonly fc.Arbitrary<GivenLine>[] = [
  recorders,
  recorders,
  some(aDisk, fc.record({ sizeTB: fc.constantFrom(4, 6, 8, 16) }), 10),
  some(
    aPoeSwitch,
    fc.constantFrom({}, { poePorts: 16, poeBudgetW: 230 }, { poePorts: 24, poeBudgetW: 370 }, { poePorts: 8, poeBudgetW: 120, poeStandard: 'af' }),
    2,
  ),
  some(
    aPoeSwitch,
    fc.constantFrom({ poePorts: 4, poeBudgetW: 60 }, { poePorts: 24, poeBudgetW: 370, uplinkMbps: 1000 }, { poePorts: 8, poeBudgetW: 120, uplinkMbps: 100 }),
    3,
  ),
  some(aNetworkSwitch, fc.constantFrom({}, { ports: 24 }, { ports: 16, portMbps: 100 }), 1),
  some(aCableBox, fc.record({ location: place, category: fc.constantFrom(undefined, 'cat5e', 'cat6') }), 6),
  some(aCableBox, fc.record({ location: place }), 3),
  some(aPlugPack, fc.constant({}), 2),
  some(
    (attributes, quantity): GivenLine => ({ role: 'bracket', quantity, attributes }),
    fc.record({ type: fc.constantFrom('wall', 'pole', 'ceiling'), location: place }),
    20,
  ),
  some((attributes, quantity): GivenLine => ({ role: 'bracket', quantity, attributes }), fc.record({ type: fc.constantFrom('wall', 'pole', 'ceiling') }), 10),
  some((attributes, quantity): GivenLine => ({ role: 'junctionBox', quantity, attributes }), fc.constant({}), 12),
  some(aSupply, fc.record({ currentA: fc.constantFrom(2, 5, 10), outputs: fc.constantFrom(undefined, 4, 9) }), 2),
  some(aMonitor, fc.constant({}), 2),
  some(aUps, fc.constant({}), 1),
];

export const anyList: fc.Arbitrary<GivenLine[]> = fc
  .tuple(fc.array(cameras, { minLength: 1, maxLength: 3 }), ...parts.map((part) => fc.option(part, { nil: null })))
  .map(([its, ...rest]) => [...its, ...rest.flatMap((line) => line ?? [])]);
