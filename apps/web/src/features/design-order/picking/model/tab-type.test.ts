import { describe, expect, it } from 'vitest';
import { tabOfType, tabTypeOf } from './tab-type.ts';

describe('the product tab in browser storage', () => {
  it('is 3 for common products, 1 for one’s own, 2 for software, empty for the brand’s own', () => {
    expect([tabTypeOf('common'), tabTypeOf('private'), tabTypeOf('software'), tabTypeOf('brand')]).toEqual(['3', '1', '2', '']);
  });
  it.each([
    ['3', 'common'],
    ['2', 'software'],
    ['', 'brand'],
    [null, null],
    ['1', 'private'],
    ['x', null],
  ] as const)('code %j is %j', (code, tab) => expect(tabOfType(code)).toBe(tab));
});
