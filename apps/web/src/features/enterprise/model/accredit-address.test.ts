import { expect, it } from 'vitest';
import { accreditAddress, accreditHrefOf } from './accredit-address.ts';

const read = (keyword: string) => accreditAddress.read(new URLSearchParams({ keyword })).keyword;

it('keeps a name or a number in the address, and never a phone (ENTERPRISE-14)', () => {
  expect(accreditHrefOf('SQ-3F0A-91BC-77D2')).toBe('/accredit?keyword=SQ-3F0A-91BC-77D2');
  for (const keyword of ['杭州安联弱电工程有限公司', 'SQ3F0A91BC77D2', '三六零 360 科技']) expect(read(keyword)).toBe(keyword);
  for (const phone of ['13800000001', '+86 138 0000 0001', '0571-88880000', '１３８００００００００１', '(010) 6000 0000', ' ']) expect(read(phone)).toBe('');
});

it('keeps a region of four levels in the address (DEALER-22)', () => {
  const regionOf = (region: string) => accreditAddress.read(new URLSearchParams({ region })).region;
  for (const code of ['33', '3301', '330106', '330106001']) expect(regionOf(code)).toBe(code);
  for (const code of ['3', '330', '3301060', '33010600', '3301060011', 'x', '33 ', '%']) expect(regionOf(code)).toBe('');
  const query = accreditAddress.read(new URLSearchParams({ region: '3301', page: '3' }));
  expect(accreditAddress.href(accreditAddress.with(query, { region: '330106' }))).toBe('/accredit?region=330106');
});
