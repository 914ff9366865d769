/** What a host draws and what protects it, beside figures reckoned apart. Source: SIZE-5.2, SIZE-5.5. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batteryBreakerOf } from './cable-lines.ts';
import { hostBatteryA, hostFeedOf, phasesOf } from './size-ups.ts';

it.each([
  // kVA, phases, power factor, Ah of all blocks → VA, W of the charger, A, breaker (≥ 1.25 × A)
  [6, 1, 0.8, 608, 6000, 953, 31.6, 40],
  [6, 1, 0.9, 0, 6000, 0, 27.27, 40],
  [10, 1, 0.8, 1040, 10000, 1629, 52.86, 80],
  [10, 1, 0.9, 1600, 10000, 2507, 56.85, 80],
  [15, 3, 0.8, 1600, 15000, 2507, 26.6, 40],
  [20, 3, 0.9, 2080, 20000, 3259, 35.34, 50],
  [40, 3, 0.9, 6400, 40000, 10027, 76.01, 100],
  [100, 3, 0.9, 19200, 100000, 30080, 197.64, 250],
])('%d kVA on %d phases at %d with %d Ah', (kVA, phases, powerFactor, blockAh, hostVA, chargeW, feedA, breakerA) => {
  const feed = hostFeedOf({ kVA, phases, powerFactor, efficiency: 0.9, blockAh });
  expect([Math.round(feed.hostVA), Math.round(feed.chargeW)]).toEqual([hostVA, chargeW]);
  expect(feed.feedA).toBeCloseTo(feedA, 1);
  expect(feed).toMatchObject({ breakerA, breakersPerHost: 1 });
  expect(phasesOf(kVA)).toBe(phases);
});

it.each([
  // A of a string, blocks → A and V of its breaker, V of its floating charge
  [52.9, 16, 63, 250, 217.92],
  [30, 8, 32, 250, 108.96],
  [80, 32, 80, 500, 435.84],
  [80.1, 40, 100, 1000, 544.8],
])('a string of %d A and %d blocks', (stringA, blocks, breakerA, voltage, floatV) => {
  expect(batteryBreakerOf(stringA, blocks)).toMatchObject({ perString: 1, breakerA, voltage });
  expect(batteryBreakerOf(stringA, blocks).floatV).toBeCloseTo(floatV, 6);
});

it('what no single breaker carries, several equal ones share, none above what it bears', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 3, max: 40 }), (stringA, blocks) => {
      const { perString, breakerA, voltage, floatV } = batteryBreakerOf(stringA, blocks);
      expect(perString * breakerA).toBeGreaterThanOrEqual(stringA);
      expect((perString - 1) * breakerA).toBeLessThan(stringA);
      expect(voltage).toBeGreaterThanOrEqual(floatV);
    }),
  ));

it('batteries nearly empty give most: 8,000 W ÷ 0.9 ÷ 168 V', () => expect(hostBatteryA(8000, 0.9, 16)).toBeCloseTo(52.91, 2));
