/** Addresses of a comparison: the models by their numbers, so that it can be passed on (COMPARE-6). */
import { definePageQuery, type Word } from '@portal/client/page-query';
import { aside, flag, keyword, page } from '@portal/client/page-words';
import { COMPARE_MAX } from '@portal/engines/goods';

export const COMPARE_PATH = '/product/compare';
export const COMPARE_ADD_PATH = '/product/compare/addSkus';
/** Products of a page that are offered to be added. */
export const ADD_PAGE_SIZE = 10;

/** Numbers with commas between them, six at most, each once. */
const skus: Word<readonly string[]> = {
  usual: [],
  ofCalls: 'skuNo',
  read: (said) => [...new Set(said.split(',').filter((one) => /^[\w-]{1,40}$/.test(one)))].slice(0, COMPARE_MAX),
  write: (numbers) => numbers.join(','),
};

export const compareAddress = definePageQuery(COMPARE_PATH, { skus, onlyDifferent: aside(flag('1')) });

export const compareAddAddress = definePageQuery(COMPARE_ADD_PATH, { skus: aside(skus), keyword, page });

/** The comparison of these models. */
export const compareHref = (skuNos: readonly string[]): string => compareAddress.href({ skus: skuNos, onlyDifferent: false });
