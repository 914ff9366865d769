import { expect, test } from 'vitest';
import { formatAccreditNo, parseAccreditNo } from './accredit-no.ts';

test('an authorisation number is read as it is shown, typed by hand or scanned', () => {
  expect(formatAccreditNo('SQ3F0A91BC77D2')).toBe('SQ-3F0A-91BC-77D2');
  for (const typed of ['SQ-3F0A-91BC-77D2', ' sq3f0a91bc77d2 ', 'ＳＱ３Ｆ０Ａ 91BC 77D2']) expect(parseAccreditNo(typed)).toBe('SQ3F0A91BC77D2');
  for (const typed of ['', 'SQ', 'M200003', 'SQ3F0A91BC77D', 'SQ3F0A91BC77D2A', 'SQ3F0A91BC77DG']) expect(parseAccreditNo(typed)).toBeNull();
});
