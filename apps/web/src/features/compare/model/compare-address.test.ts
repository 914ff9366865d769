import { expect, it } from 'vitest';
import { compareAddAddress, compareAddress } from './compare-address.ts';

const read = (search: string) => compareAddress.read(new URLSearchParams(search));

it('the models are read from the word the calls have, said with commas or once each, and written as the page’s own (COMPARE-6)', () => {
  for (const search of ['skuNo=K1,K2', 'skuNo=K1&skuNo=K2', 'skus=K1,K2', 'skus=K1,K2&skuNo=K9']) {
    const query = read(search);
    expect([search, query.skus]).toEqual([search, ['K1', 'K2']]);
    expect(compareAddress.href(query)).toBe('/product/compare?skus=K1%2CK2');
  }
  expect(compareAddAddress.read(new URLSearchParams('skuNo=K1')).skus).toEqual(['K1']);
});

it('six at most, each once, and what is no number is none', () =>
  expect(read('skuNo=K1,K1,../x,K2,K3,K4,K5,K6,K7').skus).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6']));
