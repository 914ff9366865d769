import { saveDeskPromotion } from '@portal/contract/content';
import { proposeAdjustment } from '@portal/contract/credits';
import { expect, it } from 'vitest';
import { bodyFaults } from './body-faults.ts';

it('says all that is wrong with a body at once, in words, and nothing of one that is right (OPERATOR-20)', () => {
  const faults = bodyFaults(proposeAdjustment, { accountNo: 'A1', merchantNo: '', points: 0, reason: ' ' });
  expect(Object.keys(faults).toSorted()).toEqual(['points', 'reason']);
  for (const words of Object.values(faults)) expect(words).toMatch(/[\u4e00-\u9fff]/);
  expect(bodyFaults(proposeAdjustment, { accountNo: 'A1', points: 5, reason: '补发' })).toEqual({});
  expect(Object.keys(bodyFaults(saveDeskPromotion, { placement: 1, title: '', picture: '', href: '', gmtFrom: null, gmtTo: null })).toSorted()).toEqual([
    'href',
    'picture',
    'title',
  ]);
});
