import { Pager } from '@portal/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ADD_PAGE_SIZE, compareAddAddress, compareAddress } from './compare-address.ts';

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

it('what may be added is offered ten a page, with four pages to leaf to (COMPARE-5)', () => {
  expect(ADD_PAGE_SIZE).toBe(10);
  const pager = renderToStaticMarkup(
    createElement(Pager, {
      total: 95,
      page: 1,
      size: ADD_PAGE_SIZE,
      sizes: [ADD_PAGE_SIZE],
      hrefOf: (page) => compareAddAddress.href({ skus: [], keyword: '', page }),
    }),
  );
  const offered = [...pager.matchAll(/>(\d+)<\/(?:a|span)>/g)].map(([, number]) => number);
  expect(offered).toEqual(['1', '2', '3', '4']);
});
