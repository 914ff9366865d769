import { definePageQuery } from '@portal/client/page-query';
import { flag, keyword, named, oneOf, order, page, recordNumber, size } from '@portal/client/page-words';
import { describe, expect, it } from 'vitest';
import { chosenAttributes } from './chosen-attributes.ts';
import { shownQuery } from './shown-query.server.ts';

const address = definePageQuery('/product', {
  keyword,
  category: named('portalCatagoryId', recordNumber(9_999)),
  attributes: named('attributesStr', chosenAttributes),
  stockOnly: named('b2bStockStatus', flag('0')),
  sort: oneOf(['', 'price']),
  order,
  page,
  size: size(20),
});

/** Where a request is led to; null: it is answered where it is. */
function ledTo(search: string): string | null {
  try {
    shownQuery(address, new Request(`http://portal.test/product${search}`));
    return null;
  } catch (led) {
    return led instanceof Response ? led.headers.get('location') : String(led);
  }
}

describe('an address that says what a list cannot mean', () => {
  it.each([
    ['?page=1e9', '/product'],
    ['?page=1000000000&sort=price', '/product?sort=price'],
    ['?portalCatagoryId=1%20OR%201=1', '/product'],
    ['?attributesStr=%27%3B--', '/product'],
    ['?b2bStockStatus=9&keyword=ipc', '/product?keyword=ipc'],
    ['?keyword=a%00b', '/product?keyword=a+b'],
    [`?keyword=${'x'.repeat(51)}`, `/product?keyword=${'x'.repeat(50)}`],
    ['?size=3&view=table', '/product?view=table'],
    ['?page=2&page=3', '/product?page=2'],
  ])('%s leads to %s, which stays', (search, shown) => {
    expect(ledTo(search)).toBe(shown);
    expect(ledTo(shown.replace('/product', ''))).toBeNull();
  });

  it.each(['', '?keyword=&page=', '?order=asc&sort=price', '?attributesStr=lens:8&view=table', '?utm=a&keyword=%E5%8D%8A%E7%90%83'])(
    '%s is answered',
    (search) => expect(ledTo(search)).toBeNull(),
  );
});
