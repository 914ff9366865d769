import { expect, it } from 'vitest';
import { inOnePiece, tellingFacts } from './telling-facts.ts';

it('a figure never parts from its unit', () => {
  expect(tellingFacts('黑色 · 0.5 km · 350 cd/m²').map(inOnePiece)).toEqual(['黑色', '0.5\u00a0km', '350\u00a0cd/m²']);
});
it('facts that are empty leave no dot behind', () => {
  expect(tellingFacts('4 路 ·  · ')).toEqual(['4 路']);
  expect(tellingFacts('')).toEqual([]);
});
