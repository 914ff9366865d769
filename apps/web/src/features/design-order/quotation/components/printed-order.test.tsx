import { NO_CUSTOMER, type DesignOrder } from '@portal/contract/design-order';
import { totalsWithFees } from '@portal/engines/pricing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aSelection, linesOf } from '../../lines/model/line-builder.ts';
import { CustomerForm } from './printed-order.tsx';

const { lines, totals } = aSelection(1, linesOf('A', 'B'));
const order: DesignOrder = {
  id: 'o1',
  name: '滨江一期',
  sceneId: null,
  ...NO_CUSTOMER,
  revision: 1,
  sceneName: null,
  orderType: 0,
  remark: '客户很急，最低可到85折',
  companyName: '滨江安防',
  contactName: '',
  originalAmount: totals.originalAmount,
  preferential: totals.preferential,
  amount: totals.amount,
  lineCount: totals.lineCount,
  gmtCreate: 0,
  gmtModified: 0,
  lines,
  fees: [],
  totals: totalsWithFees(lines, []),
};
const paper = renderToStaticMarkup(<CustomerForm order={order} day="2026-11-22" isForCustomer />);

it('what the browser prints for the customer has nothing of the remark', () => {
  expect(paper).toContain('滨江一期');
  expect(paper).not.toMatch(/最低|85折|客户很急/);
});

it('what the browser prints names no contact where there is none', () => {
  expect(paper).toContain('报价单位');
  expect(paper).not.toContain('联系人');
});

it('paper of prices that are the house’s own says so, unless it is meant for a customer (PRICE-38)', () => {
  expect(paper).not.toContain('内部参考价');
  expect(renderToStaticMarkup(<CustomerForm order={order} day="2026-11-22" isForCustomer={false} />)).toContain('内部参考价，非客户报价');
});
