import { expect, it } from 'vitest';
import { accreditAddress } from './accredit-address.ts';

const read = (keyword: string) => accreditAddress.read(new URLSearchParams({ keyword })).keyword;

it('keeps a name or a number in the address, and never a phone (ENTERPRISE-14)', () => {
  expect(accreditAddress.href({ keyword: 'SQ-3F0A-91BC-77D2' })).toBe('/accredit?keyword=SQ-3F0A-91BC-77D2');
  for (const keyword of ['杭州安联弱电工程有限公司', 'SQ3F0A91BC77D2', '三六零 360 科技']) expect(read(keyword)).toBe(keyword);
  for (const phone of ['13800000001', '+86 138 0000 0001', '0571-88880000', '１３８００００００００１', '(010) 6000 0000', ' ']) expect(read(phone)).toBe('');
});
