import { expect, it } from 'vitest';
import { monthsTo, sharesAddress, sharesAsked, sharesExportHref } from './shares-address.ts';

it('an address says state and month, and nothing that is none (SHARE-1)', () => {
  const read = (search: string) => sharesAddress.read(new URLSearchParams(search));
  expect(sharesAsked(read('state=waiting&month=2026-11'))).toEqual({ state: 'waiting', month: '2026-11' });
  expect(sharesAsked(read('state=paid&month=2026-13'))).toEqual({ state: '', month: '' });
  expect(sharesExportHref(read('state=shared&page=3'))).toBe('/api-cloud-merchant-service/v1/share/export?state=shared');
});

it('months go back over the turn of a year', () => expect(monthsTo('2026-02-24', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']));
