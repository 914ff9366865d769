import { quotationTerms } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { draftOf, faultsOf, readDraft, termsOf, validUntil } from './quotation-draft.ts';

const head = {
  projectName: '滨江一期',
  customerName: '滨江物业',
  customerContact: '',
  customerPhone: '',
  contactName: '李工',
  contactPhone: '0571-88888888 转 8',
  validityDays: 15,
  ...quotationTerms,
  taxIncluded: true,
  notes: '第一行\n第二行',
};

it('a head that was saved reads back as it was', () => {
  const good = { ...head, contactPhone: '0571-88888888' };
  expect(readDraft(draftOf(good))).toEqual({ ok: true, head: good });
});

it('says at each field what is wrong, also with days that are no number', () => {
  expect(readDraft({ ...draftOf(head), customerName: ' ', validityDays: '十五' })).toEqual({
    ok: false,
    faults: {
      customerName: '请填写客户名称',
      contactPhone: '请填写正确的电话，例如 13800000000 或 0571-88888888',
      validityDays: '有效期应为 1 到 365 天的整数',
    },
  });
});

it('puts what the server refuses at the same fields', () => expect(faultsOf({ 'head.customerPhone': '不对' })).toEqual({ customerPhone: '不对' }));

it('tells the last day of the offer while the days are a number', () => {
  expect([validUntil('2026-12-20', '15'), validUntil('2026-12-20', ' １５ ')]).toEqual(['2027-01-04', '2027-01-04']);
  expect(readDraft({ ...draftOf(head), contactPhone: '', validityDays: '１５' })).toMatchObject({ ok: true, head: { validityDays: 15 } });
  expect([validUntil('2026-12-20', ''), validUntil('2026-12-20', '0'), validUntil('2026-12-20', '1.5')]).toEqual([null, null, null]);
});

it('what reaches paper has no lone carriage return and no sign that turns others about', () => {
  const turned = { ...draftOf(head), contactPhone: '', customerName: '滨江\u202E物业\u2069', payment: '先付\r后发', notes: '一\r二\r\n三\u2066' };
  expect(readDraft(turned)).toMatchObject({ ok: true, head: { customerName: '滨江物业', payment: '先付 后发', notes: '一\n二\n三' } });
});

it('a customer name that cannot be seen is none', () => {
  expect(readDraft({ ...draftOf(head), contactPhone: '', customerName: '\u200B\u200D' })).toEqual({ ok: false, faults: { customerName: '请填写客户名称' } });
});

it('the terms it binds to are named as on the form; what is not said is none of them (DESIGN-51)', () => {
  expect(termsOf(head).map(([name]) => name)).toEqual(['付款方式', '交货', '质保', '税费说明', '报价备注']);
  expect(termsOf({ ...head, delivery: '', taxIncluded: false, notes: '' })).toEqual([
    ['付款方式', quotationTerms.payment],
    ['质保', quotationTerms.warranty],
  ]);
});
