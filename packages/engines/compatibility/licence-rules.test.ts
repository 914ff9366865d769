/** Rule 17g: licences of a platform for the cameras, and the packs they are bought in. Sources: CHECK-8, CHECK-10. */
import { expect, it } from 'vitest';
import { meets, wantsOf, type GivenLine, type RoleAttribute } from '../roles/index.ts';
import { leastTouchFirst } from './cure-order.ts';
import { cheapestFirst, differenceOf } from './cure-ways.ts';
import { aCamera, found, taking, waysOf } from './list-builder.ts';
import type { Way } from './way.ts';

const platform = (licencePoints: number, more: Record<string, RoleAttribute> = {}): GivenLine => ({
  role: 'managementPlatform',
  quantity: 1,
  attributes: { licencePoints, ...more },
});
const listOf = (cameras: number, points: number): GivenLine[] => [aCamera({}, cameras), platform(points)];
const shortOf = (lines: readonly GivenLine[]): string[] => found(lines).filter((one) => one.startsWith('LICENCE'));

/** `1×16 + 4×1`; a platform that goes for another: `→ 1×120`. */
const packsText = ({ adds, takes }: Way): string =>
  `${takes.length > 0 ? '→ ' : ''}${adds.map(({ quantity, attributes }) => `${quantity}×${String(attributes['licencePoints'])}`).join(' + ')}`;

it.each([
  { short: 1, ways: ['1×1', '1×64', '1×16', '→ 1×101'] },
  { short: 20, ways: ['1×64', '2×16', '1×16 + 4×1', '20×1', '→ 1×120'] },
  { short: 64, ways: ['1×64', '4×16', '64×1', '→ 1×164'] },
  { short: 105, ways: ['2×64', '1×64 + 3×16', '1×64 + 2×16 + 9×1', '7×16', '105×1', '→ 1×205'] },
])('$short points are bought in packs of one size or mixed, or with a larger platform', ({ short, ways }) => {
  const lines = listOf(100 + short, 100);
  const offered = waysOf(lines, 'licences');
  expect(offered.map(packsText)).toEqual(ways);
  for (const way of offered) expect(shortOf(taking(lines, way))).toEqual([]);
});

it('the cheapest is taken: 1,044 for sixteen and four, not 2,900 for sixty-four', () => {
  const packFen: Readonly<Record<string, number>> = { 1: 5800, 16: 81_200, 64: 290_000, 120: 1_880_000 };
  const prices = { ofAdded: ({ attributes }: GivenLine) => packFen[String(attributes['licencePoints'])] ?? null, ofListed: () => 980_000 };
  const ways = waysOf(listOf(120, 100), 'licences').map((way) => ({ way, differenceFen: differenceOf(way, prices), touchedFen: 100_000, strangers: 0 }));
  const [first] = leastTouchFirst(ways);
  expect(first && [packsText(first.way), first.differenceFen]).toEqual(['1×16 + 4×1', 104_400]);
  expect(cheapestFirst([...waysOf(listOf(120, 100), 'licences')], prices)[0]?.differenceFen).toBe(104_400);
});

it('a platform the customer has already stays', () => expect(waysOf(listOf(120, 100), 'licences', { fixed: [1] }).map(packsText)).not.toContain('→ 1×120'));

it.each([
  ['that says nothing of what it manages', {}, ['LICENCE_SHORT 10']],
  ['that manages video among others', { manages: ['视频', '门禁'] }, ['LICENCE_SHORT 10']],
  ['for turnstiles, whose points are lanes', { manages: ['人员通道'] }, []],
] as const)('points of a platform %s', (_name, manages, issues) => expect(shortOf([aCamera({}, 20), platform(10, manages)])).toEqual(issues));

it('beside a platform for turnstiles that of the cameras is counted by itself', () => {
  const lanes = platform(50, { manages: ['人员通道'] });
  expect(shortOf([...listOf(20, 15), lanes])).toEqual(['LICENCE_SHORT 5']);
});

it('a larger platform in its place is one for cameras, or says nothing of what it manages', () => {
  const [line] = waysOf(listOf(120, 100), 'licences').find(({ takes }) => takes.length > 0)?.adds ?? [];
  const isOffered = (manages: Record<string, RoleAttribute>): boolean =>
    line !== undefined && wantsOf(line).every((want) => meets(want, { licencePoints: 300, ...manages }));
  expect([isOffered({ manages: ['视频', '门禁'] }), isOffered({}), isOffered({ manages: ['人员通道'] })]).toEqual([true, true, false]);
});
