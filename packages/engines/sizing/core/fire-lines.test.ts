/** Fireproof cable, and circuits with residual current protection. Sources: SIZE-12, SIZE-15. */
import { describe, expect, it } from 'vitest';
import { feedAreaMm2 } from './feed-area.ts';
import { feedBreakerLine } from './feed-breaker.ts';
import { fireCableLine } from './fire-lines.ts';

describe('fireproof cable', () => {
  it.each([
    { modules: 1, runs: [[5, 4]], sum: '33 m and four of 5.5', rolls: 1 },
    { modules: 3, runs: [], sum: 'three of 33 m', rolls: 1 },
    { modules: 4, runs: [], sum: 'four of 33 m', rolls: 2 },
    { modules: 1, runs: [[80, 2]], sum: '33 m, two of 88', rolls: 3 },
    { modules: 2, runs: [[50, 6]], sum: 'six of 55 m, two of 33 beside two of them', rolls: 6 },
  ])('$modules modules and $runs: $sum → $rolls', ({ modules, runs, rolls }) =>
    expect(fireCableLine(modules, { what: '道闸', runs: runs as [number, number][] }).quantity).toBe(rolls),
  );

  it('is mandatory, and says by which clause and what it goes to', () => {
    const line = fireCableLine(2, { what: '门禁电源', runs: [[5, 7]] });
    expect(line).toMatchObject({ role: 'fireCable', attributes: { spec: 'NH-RVV2x1.5', rollM: 100 }, mandatory: 'GB 50116-2013 11.2.2' });
    expect(line.reason.rule).toMatch(/^必配，不能省：消防联动线用耐火线（GB 50116-2013 11.2.2）/u);
    expect(line.reason.inputs).toBe('2 个模块，各 30 m；7 台门禁电源，共 95 m');
  });
});

describe('a circuit', () => {
  it('has a breaker of 16 A, which 2.5 mm² carries', () => {
    expect(feedBreakerLine(3, ['每路 1 个', '3 路', '3'])).toMatchObject({ role: 'feedBreaker', quantity: 3, attributes: { currentA: 16, phases: 1 } });
    expect(feedAreaMm2(16 * 220, 1)).toBe(2.5);
  });

  it.each([
    // 2 × 0.0225 Ω·mm²/m × W ÷ 220 V ÷ 11 V: 0.0186 mm² a kilowatt and metre
    { powerW: 200, lengthM: 672, areaMm2: 2.5 }, // 672.2 m
    { powerW: 200, lengthM: 673, areaMm2: 4 },
    { powerW: 700, lengthM: 192, areaMm2: 2.5 }, // 192.06 m
    { powerW: 700, lengthM: 193, areaMm2: 4 },
    { powerW: 700, lengthM: 307, areaMm2: 4 }, // 307.3
    { powerW: 700, lengthM: 308, areaMm2: 6 },
    { powerW: 700, lengthM: 1000, areaMm2: 16 }, // 13.02 mm²
  ])('$powerW W over $lengthM m lose no more than a twentieth on $areaMm2 mm²', ({ powerW, lengthM, areaMm2 }) => {
    expect(feedAreaMm2(powerW, lengthM)).toBe(areaMm2);
    expect((2 * 0.0225 * lengthM * (powerW / 220)) / areaMm2).toBeLessThanOrEqual(11);
  });

  it('more than the thickest carries is said', () => expect(() => feedAreaMm2(60_000, 10)).toThrow('60000 W over 10 m'));
});
