/** Whatever is fed from afar: nothing in the ground without a breaker that its cable carries, no cable opened without a closure, no screen without an output. Sources: SIZE-13.2, SIZE-17. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioVideoSurveillance } from './calculate.ts';

const video = 'scenarioVideoSurveillance';
const AMPERES: Readonly<Record<string, number>> = { '2.5': 21, '4': 28, '6': 36, '10': 50, '16': 68, '25': 89, '35': 110 };
const anyYard = fc.record({
  count: fc.integer({ min: 1, max: 4 }),
  lengthM: fc.integer({ min: 5, max: 400 }),
  widthM: fc.integer({ min: 3, max: 120 }),
  mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
  heightM: fc.constantFrom(3, 4, 6),
  closet: fc.integer({ min: 1, max: 3 }),
  runM: fc.integer({ min: 5, max: 300 }),
});
const anySite = fc.array(anyYard, { minLength: 1, maxLength: 3 });
const site = (areas: readonly object[]) => ({ areas, backupMin: 0 });

it('each feeder has a breaker, each far point one of its own, those outdoors a protector, and the thinnest cable carries the largest breaker', () =>
  fc.assert(
    fc.property(anySite, (areas) => {
      const inputs = site(areas);
      const of = (role: string) => piecesOf(video, inputs, role);
      const lines = linesOf(video, inputs);
      const largest = (role: string, code: string, pick: (...values: number[]) => number) =>
        pick(...lines.filter((line) => line.role === role).map(({ attributes }) => Number(attributes[code])));
      const outdoors = lines
        .filter(({ role, attributes }) => role === 'mediaConverter' && attributes['location'] === 'outdoor')
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const far = of('poeInjector');
      expect(of('miniBreaker')).toBe(far);
      expect(
        lines.filter(({ role, attributes }) => role === 'surgeProtector' && attributes['voltage'] === 220).reduce((sum, { quantity }) => sum + quantity, 0),
      ).toBe(outdoors);
      expect(of('leakageBreaker') > 0).toBe(far > 0);
      expect(of('feederBox') > 0).toBe(far > 0);
      expect(piecesOf(video, inputs, 'feederBox', 'outputs')).toBeGreaterThanOrEqual(of('leakageBreaker'));
      expect(of('rackShelf') * 8).toBeGreaterThanOrEqual(far);
      expect(of('mainsCable') > 0).toBe(far > 0);
      if (far === 0) return;
      expect(largest('leakageBreaker', 'currentA', Math.max)).toBeLessThanOrEqual(AMPERES[String(largest('mainsCable', 'areaMm2', Math.min))] ?? 0);
    }),
    { numRuns: 80 },
  ));

it('every pole stands on a cage of its height and is earthed, and nothing else is', () =>
  fc.assert(
    fc.property(anySite, (areas) => {
      const lines = linesOf(video, site(areas));
      const heights = (role: string) => lines.filter((line) => line.role === role).map(({ quantity, attributes }) => [attributes['heightM'], quantity]);
      expect(heights('poleFoundation')).toEqual(heights('pole'));
      expect(piecesOf(video, site(areas), 'earthElectrode')).toBe(piecesOf(video, site(areas), 'pole'));
    }),
    { numRuns: 60 },
  ));

it('a pigtail for both ends of two cores a far camera; no more closures than cameras on fibre', () =>
  fc.assert(
    fc.property(anySite, (areas) => {
      const answer = scenarioVideoSurveillance(site(areas));
      if (!answer.valid) return;
      const links = linesOf(video, site(areas)).filter(({ role, attributes }) => role === 'mediaConverter' && attributes['portMbps'] === 1000);
      expect(links).toEqual([]);
      expect(piecesOf(video, site(areas), 'fibrePigtail')).toBe(answer.far * 4);
      expect(piecesOf(video, site(areas), 'fibreClosure')).toBeLessThanOrEqual(answer.far);
    }),
    { numRuns: 60 },
  ));

it('every screen has an output', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 200 }), (monitors, count) => {
      const inputs = { ...site([{ lengthM: 5, widthM: 4, count }]), monitors };
      const recorders = linesOf(video, inputs).find(({ role }) => role === 'nvr');
      const outputs = (recorders?.quantity ?? 0) * Number(recorders?.attributes['outputs'] ?? 0);
      expect(outputs + piecesOf(video, inputs, 'videoDecoder', 'outputs')).toBeGreaterThanOrEqual(monitors);
      expect(Number(recorders?.attributes['outputs'] ?? 0)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 60 },
  ));

it('a strip is told with several rows and a blind foot of more than a metre, and only then', () =>
  fc.assert(
    fc.property(anyYard, (yard) => {
      const answer = scenarioVideoSurveillance(site([yard]));
      if (!answer.valid) return;
      const [served] = answer.areas;
      expect(served?.stripM).toBe((served?.rows ?? 0) > 1 ? served?.blindM : 0);
      if (Math.abs((served?.stripM ?? 0) - 1) < 0.01) return;
      expect(warningsOf(video, site([yard])).includes('BLIND_STRIP')).toBe((served?.stripM ?? 0) > 1);
    }),
    { numRuns: 100 },
  ));
