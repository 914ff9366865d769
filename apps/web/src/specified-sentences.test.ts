/**
 * Sentences of the trade that are specified, as they are given and as they are said: written down by hand, and from nothing of ours. Each is said by one
 * export, and looked for on the page, or in the answer of a call, by the test named last.
 */
import { accountCopy } from '@portal/contract/account';
import { addressCopy } from '@portal/contract/address';
import { compareCopy, compareFull } from '@portal/contract/compare';
import { guestCopy } from '@portal/contract/core';
import { noSuchGroup } from '@portal/contract/customer';
import { dealerCopy } from '@portal/contract/dealer';
import { enterpriseCopy } from '@portal/contract/enterprise';
import { regionCopy } from '@portal/contract/region';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Sentence {
  /** Which requirement says when. */
  of: string;
  /** As it is specified. */
  given: string;
  words: string;
  /** What says it. */
  said: string;
  /** Where it is looked for, from the root. */
  shownBy: string;
}

const BINDS = 'e2e/buyer-binds-dealer.test.ts';
const COMPARES = 'e2e/guest-compares.test.ts';
const ADDRESSES = 'e2e/person-keeps-addresses.test.ts';
const ROLES = 'e2e/roles-see-their-portal.test.ts';

const SENTENCES: readonly Sentence[] = [
  { of: 'DEALER-1', given: 'select ordering first-level dealer', words: '选择订货一级经销商', said: dealerCopy.addTitle, shownBy: BINDS },
  { of: 'DEALER-1', given: 'change ordering first-level dealer', words: '修改订货一级经销商', said: dealerCopy.modifyTitle, shownBy: BINDS },
  { of: 'COMPARE-5', given: 'no comparison products, go add', words: '暂无对比产品，去添加', said: compareCopy.none, shownBy: COMPARES },
  {
    of: 'ENTERPRISE-2',
    given: 'The system may not save your changes',
    words: '系统可能不会保存您所做的更改',
    said: enterpriseCopy.unsaved,
    shownBy: 'e2e/person-becomes-dealer.test.ts',
  },
  { of: 'DEALER-4', given: 'please select area', words: '请选择地区', said: dealerCopy.areaRequired, shownBy: BINDS },
  { of: 'DEALER-4', given: 'please select ordering first-level dealer', words: '请选择订货一级经销商', said: dealerCopy.dealerRequired, shownBy: BINDS },
  { of: 'COMPARE-2', given: 'please select at least 2 products to compare', words: '请至少选择2个产品进行对比', said: compareCopy.tooFew, shownBy: COMPARES },
  {
    of: 'COMPARE-1',
    given: 'compare bar is full, you can delete unneeded products before adding more',
    words: '对比栏已满，您可以删除不需要的产品再添加',
    said: compareFull.msg,
    shownBy: COMPARES,
  },
  { of: 'COMPARE-2', given: 'only same major category can be compared', words: '只能对比同一大类的产品', said: compareCopy.otherCategory, shownBy: COMPARES },
  { of: 'PRICE-30', given: 'this group has been deleted', words: '该分组已被删除', said: noSuchGroup.msg, shownBy: 'e2e/dealer-keeps-offers.test.ts' },
  { of: 'CART-1', given: 'You are not logged in, please log in first', words: '您还未登录，请先登录', said: guestCopy.signInFirst, shownBy: ROLES },
  { of: 'CART-1', given: 'Go to login', words: '去登录', said: guestCopy.signIn, shownBy: ROLES },
  { of: 'CART-1', given: 'Take a look', words: '先逛逛', said: guestCopy.lookAround, shownBy: ROLES },
  {
    of: 'ACCESS-11',
    given: 'you have not chosen the ordering first-level dealer, please choose first',
    words: '您还没有选择订货一级经销商，请先选择',
    said: dealerCopy.notChosen,
    shownBy: 'e2e/person-fills-cart.test.ts',
  },
  {
    of: 'ACCESS-11',
    given: 'you have not bound a first-level dealer, please bind before purchasing',
    words: '您还没有绑定一级经销商，请绑定后再采购',
    said: dealerCopy.notBound,
    shownBy: 'apps/web/src/features/dealer/components/unbound-dialog.test.tsx',
  },
  { of: 'DEALER-2', given: 'failed to get data', words: '获取数据失败', said: regionCopy.failed, shownBy: BINDS },
  { of: 'DEALER-4', given: 'bind success', words: '绑定成功', said: dealerCopy.bound, shownBy: BINDS },
  { of: 'ADDRESS-1', given: 'operation success', words: '操作成功', said: addressCopy.updated, shownBy: ADDRESSES },
  { of: 'COMPARE-5', given: 'add to PK success', words: '加入对比成功', said: compareCopy.added, shownBy: COMPARES },
  { of: 'ADDRESS-1', given: 'added successfully', words: '添加成功', said: addressCopy.added, shownBy: ADDRESSES },
  { of: 'ADDRESS-1', given: 'delete successful', words: '删除成功', said: addressCopy.deleted, shownBy: ADDRESSES },
  { of: 'COMPARE-5', given: 'cleared successfully', words: '清空成功', said: compareCopy.cleared, shownBy: COMPARES },
  { of: 'SHELL-23', given: 'logged out successfully', words: '退出成功', said: accountCopy.loggedOut, shownBy: 'e2e/installer-prices-and-exports.test.ts' },
];

describe('sentences of the trade', () => {
  it.each(SENTENCES)('$of: “$given” is said as $words, and looked for by $shownBy', ({ words, said, shownBy }) => {
    expect(said).toBe(words);
    expect(readFileSync(new URL(`../../../${shownBy}`, import.meta.url), 'utf8')).toContain(words);
  });
});
