/** What no honest page links to, in every word of the addresses of goods pages: a page with words on it, never a failure of ours (GOODS-14). */
import { inject, expect, test } from 'vitest';
import { sqlPayloads } from '@portal/server/testkit/sql-payloads';

const { origin } = inject('portal');

/** As they stand in an address: NUL, halves of pairs, broken escapes, numbers without end, 51 signs, ids of nothing. */
const BROKEN = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%',
  '%ZZ',
  '%F0%9F',
  '1000000000',
  '1e9',
  '-1',
  '99999999999999999999',
  'NaN',
  '%E7%BA%A2'.repeat(51),
  'SP404404',
  '..%2F..%2Fetc',
  '',
];
const VALUES = [...BROKEN, ...sqlPayloads.map((payload) => encodeURIComponent(payload))];

const LIST = [
  'keyword',
  'portalCatagoryId',
  'categoryIds',
  'attributesStr',
  'labels',
  'status',
  'b2bStockStatus',
  'brandId',
  'brandSource',
  'skuStatus',
  'type',
  'sort',
  'order',
  'page',
  'size',
  'view',
];
const WORDS: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['/product', LIST],
  ['/search', ['keyword', 'type', 'page']],
  ['/product/detail', ['id', 'sku']],
  ['/product/suitDetail', ['id', 'suitNo']],
  ['/product/sale', ['page', 'size']],
  ['/product/sale/detail', ['id']],
  ['/product/invalid', ['id']],
  ['/product/compare', ['addSkus']],
];
const AT_ONCE = 6;

test.each(WORDS)('%s', { timeout: 180_000 }, async (path, names) => {
  const left = names.flatMap((name) => VALUES.map((value) => `${path}?${name}=${value}`));
  const faults: string[] = [];
  let answered = 0;
  const ask = async (): Promise<void> => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const response = await fetch(`${origin}${address}`, { redirect: 'manual', headers: { accept: 'text/html' } });
      const body = await response.text();
      answered++;
      const isPage = /<h[12]|<title>|"msg":"/u.test(body) || response.status === 302 || response.status === 301;
      if (response.status >= 500 || !isPage || /syntax error|tsquery|jsonpath|at file:\/\//i.test(body))
        faults.push(`${address.slice(0, 120)} → ${response.status} ${body.slice(0, 120)}`);
      if (response.status === 429) faults.push(`${address.slice(0, 80)} was not looked at`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(answered).toBe(names.length * VALUES.length);
  expect(faults).toEqual([]);
});
