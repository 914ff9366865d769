import type { Address } from '@portal/contract/address';
import { describe, expect, it } from 'vitest';
import { addedAddress, shownAddresses } from './chosen-address.ts';

const address = (id: string): Address => ({
  id,
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330100',
  cityName: '杭州市',
  areaCode: '330108',
  areaName: '滨江区',
  detailAddress: '江南大道 1 号',
  contactName: '林晓',
  contactPhone: '13800000001',
  isDefault: false,
});
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => address(id));
const idsOf = (addresses: readonly Address[]) => addresses.map(({ id }) => id).join('');

describe('the address something goes to', () => {
  it.each([
    [null, 'abc'],
    ['b', 'abc'],
    ['e', 'abe'],
    ['gone', 'abc'],
  ])('with %s chosen shows %s of five', (chosen, shown) => expect(idsOf(shownAddresses(five, chosen))).toBe(shown));

  it('is the one that was written just now', () => {
    expect(addedAddress(five, [...five.slice(0, 2), address('x'), ...five.slice(2)])?.id).toBe('x');
    expect(addedAddress(five, five)).toBeUndefined();
  });
});
