import { describe, expect, it } from 'vitest';
import { levelsAsked, pickRegion, type PickedRegion } from './picked.ts';

const region = (code: string, hasNext = true): PickedRegion => ({ code, name: code, hasNext });
const whole = [region('33'), region('3301'), region('330108'), region('330108001', false)];

describe('a place picked level by level', () => {
  it('loses what lay below a level that is picked anew', () => {
    expect(pickRegion(whole, 1, region('3302')).map(({ code }) => code)).toEqual(['33', '3302']);
    expect(pickRegion(whole, 3, undefined)).toHaveLength(3);
  });

  it('asks for a street only where the area has any', () => {
    expect([levelsAsked([]), levelsAsked(whole), levelsAsked([...whole.slice(0, 2), region('330106', false)])]).toEqual([4, 4, 3]);
  });
});
