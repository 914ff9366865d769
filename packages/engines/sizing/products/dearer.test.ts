/** Why a cheaper model is not the one recommended. Source: SIZE-11.3. */
import { expect, it } from 'vitest';
import { indexCandidates, type Candidate } from './candidate.ts';
import { matchLine } from './match-line.ts';
import { dearerText } from './tier-promise.ts';

const recorder = (skuNo: string, decode1080p: number, price: number | null, more: Partial<Candidate> = {}): Candidate => ({
  skuNo,
  price,
  stockTotal: 9,
  warrantyMonths: 24,
  attributes: { channels: 16, decode1080p },
  ...more,
});
const saidOf = (...models: Candidate[]) => {
  const line = { role: 'nvr', quantity: 1, attributes: { channels: 16, decode1080p: 8 } };
  return dearerText({ ...line, ...matchLine(line, indexCandidates(models.map((candidate) => ({ roles: ['nvr'], candidate })))) });
};

it('a larger one, one that is guaranteed for less, one that is short', () =>
  expect(
    saidOf(
      recorder('A', 8, 965),
      recorder('B', 16, 780),
      recorder('C', 8, 562, { warrantyMonths: 12 }),
      recorder('D', 16, 379, { warrantyMonths: 12 }),
      recorder('E', 32, 300, { stockTotal: 0 }),
      recorder('F', 8, 1200),
      recorder('G', 8, null),
    ),
  ).toBe('先选规格够用的最小一档、质保满两年的；更便宜的 2 款质保不满两年，1 款规格更大，1 款库存不够'));

it('nothing is said of the cheapest, and of what has no price', () =>
  expect([saidOf(recorder('A', 8, 500), recorder('B', 16, 780)), saidOf(recorder('A', 8, null))]).toEqual([null, null]));
