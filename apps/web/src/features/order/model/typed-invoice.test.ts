import { invoiceCopy } from '@portal/contract/order';
import { expect, it } from 'vitest';
import { NO_INVOICE, readInvoice } from './typed-invoice.ts';

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
