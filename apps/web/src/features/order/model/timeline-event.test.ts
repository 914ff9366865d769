import { requestStepWords } from '@portal/contract/after-sale';
import { expect, it } from 'vitest';
import { timelineEventOf } from './timeline-event.ts';

const GMT = '2026-11-27T01:00:00.000Z';
const step = (act: 'afterSale' | 'confirm', text: string) => timelineEventOf({ act, who: 'buyer', text, gmtCreate: GMT });

it('a step of a request says which way, what was done and which request; every other step its own name (AFTER-9)', () => {
  const repair = requestStepWords('sendAnew', { way: 'repair', afterSaleNo: '2026112700000001-S2' });
  expect(step('afterSale', repair)).toEqual({ name: '维修：寄回维修好的商品', text: '售后单 2026112700000001-S2', gmtCreate: GMT });
  const asked = requestStepWords('apply', { way: 'refund', afterSaleNo: '2026112700000001-S1' });
  expect(step('afterSale', asked)).toMatchObject({ name: '仅退款：申请售后', text: '售后单 2026112700000001-S1' });
  expect(step('confirm', '已备货（两箱）')).toMatchObject({ name: '经销商接单', text: '已备货（两箱）' });
  expect(step('afterSale', '旧的一句话')).toMatchObject({ name: '售后', text: '旧的一句话' });
});
