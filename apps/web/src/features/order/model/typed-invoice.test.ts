import { invoiceCopy } from '@portal/contract/order';
import { expect, it } from 'vitest';
import { begunInvoice, NO_INVOICE, readInvoice } from './typed-invoice.ts';

const company = { type: 'company', title: ' 某某公司 ', taxNo: '91350100m000100y43' } as const;

it('an invoice is wanted as it is typed, its number as it is written officially (ORDER-28)', () => {
  expect(readInvoice(NO_INVOICE)).toEqual({ ok: true, invoice: null });
  expect(readInvoice(company)).toEqual({ ok: true, invoice: { type: 'company', title: '某某公司', taxNo: '91350100M000100Y43' } });
  expect(readInvoice({ ...company, taxNo: '９１３５０１００Ｍ０００１００Ｙ４３' })).toMatchObject({ ok: true });
  expect(readInvoice({ type: 'personal', title: '林晓', taxNo: 'left over' })).toEqual({ ok: true, invoice: { type: 'personal', title: '林晓', taxNo: '' } });
});

it.each([
  [{ ...company, title: ' ' }, { title: invoiceCopy.titleRequired }],
  [{ ...company, taxNo: '91350100M000100Y44' }, { taxNo: invoiceCopy.taxNo }],
  [
    { ...company, title: '', taxNo: '' },
    { title: invoiceCopy.titleRequired, taxNo: invoiceCopy.taxNo },
  ],
])('%o is said on its field', (typed, trouble) => expect(readInvoice(typed)).toEqual({ ok: false, trouble }));

it('is begun with what is known of its kind, and never over what is written (ORDER-28)', () => {
  const known = { type: 'special', title: '海康工程', taxNo: '91330106MA2CFLDG4X' } as const;
  const company = { ...NO_INVOICE, type: 'company' } as const;
  expect(begunInvoice(NO_INVOICE, company, known)).toEqual({ type: 'company', title: '海康工程', taxNo: '91330106MA2CFLDG4X' });
  expect(begunInvoice(NO_INVOICE, { ...NO_INVOICE, type: 'personal' }, known)).toEqual({ ...NO_INVOICE, type: 'personal' });
  expect(begunInvoice(NO_INVOICE, { ...company, title: '别的' }, known)).toEqual({ ...company, title: '别的' });
  expect(begunInvoice(company, company, known)).toEqual(company);
  expect(begunInvoice(NO_INVOICE, company, null)).toEqual(company);
});
