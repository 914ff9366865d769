import { INVOICE_TITLE_MAX, invoiceCopy, invoiceTypeNames } from '@portal/contract/order';
import { Field, Input, RadioGroup } from '@portal/ui';
import type { InvoiceTrouble, TypedInvoice } from '../model/typed-invoice.ts';
import { FieldPair } from './order-form.tsx';

interface InvoiceChoiceProps {
  typed: TypedInvoice;
  trouble: InvoiceTrouble;
  /** No company's number is known of the buyer, neither of its papers nor of an order before. */
  isNumberUnknown: boolean;
  onChange(typed: TypedInvoice): void;
}

const OPTIONS = [{ value: 'none', label: '不开发票' }, ...Object.entries(invoiceTypeNames).map(([value, label]) => ({ value, label }))];

/** Which invoice the dealer is to make out, if any. */
export function InvoiceChoice({ typed, trouble, isNumberUnknown, onChange }: InvoiceChoiceProps) {
  return (
    <div className="od-form">
      <RadioGroup
        legend="发票类型"
        quietLegend
        name="invoice-type"
        options={OPTIONS}
        value={typed.type}
        onChange={(type) => onChange({ ...typed, type: type as TypedInvoice['type'] })}
      />
      {typed.type !== 'none' && (
        <FieldPair>
          <Field label="发票抬头" required error={trouble.title}>
            <Input value={typed.title} maxLength={INVOICE_TITLE_MAX} onChange={({ target }) => onChange({ ...typed, title: target.value })} />
          </Field>
          {typed.type !== 'personal' && (
            <Field label="税号" required hint={isNumberUnknown ? invoiceCopy.noNumber : '18 位统一社会信用代码'} error={trouble.taxNo}>
              <Input value={typed.taxNo} maxLength={40} autoComplete="off" onChange={({ target }) => onChange({ ...typed, taxNo: target.value })} />
            </Field>
          )}
        </FieldPair>
      )}
    </div>
  );
}
