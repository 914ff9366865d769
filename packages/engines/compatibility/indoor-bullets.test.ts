/** Bullets made for outdoors and mounted indoors: their cable stays indoors, and a column of a rack is no pole. Sources: SIZE-13.3, CHECK-2. */
import { describe, expect, it } from 'vitest';
import { aCamera, found } from './list-builder.ts';

const aLine = (role: string, quantity: number, attributes: Record<string, string | number>) => ({ role, quantity, attributes });
const bullets = aCamera({ location: 'outdoor', bracket: 'wall', ipRating: 66, bracketIncluded: false }, 4);
/** Four runs of 72 m. */
const cable = aLine('networkCableBox', 1, { lengthM: 305, location: 'indoor' });
const bracket = (type: string, location: string) => aLine('bracket', 4, { type, location });
const issuesOf = (lines: Parameters<typeof found>[0], code: string) => found(lines, { avgCableM: 60 }).filter((issue) => issue.startsWith(code));

describe('cable for indoors', () => {
  it('does for bullets whose brackets are indoors', () => expect(issuesOf([bullets, cable, bracket('wall', 'indoor')], 'CABLE_SHORT')).toEqual([]));
  it('does not for those outdoors', () => expect(issuesOf([bullets, cable, bracket('wall', 'outdoor')], 'CABLE_SHORT')).toEqual(['CABLE_SHORT 1']));
});

describe('a hoop', () => {
  const earthed = [bullets, aLine('earthElectrode', 1, {})];
  it('at a pole asks for a protector', () => expect(issuesOf([...earthed, bracket('pole', 'outdoor')], 'SURGE_SHORT')).toEqual(['SURGE_SHORT 4']));
  it('at a column indoors does not', () => expect(issuesOf([...earthed, bracket('pole', 'indoor')], 'SURGE_SHORT')).toEqual([]));
});
