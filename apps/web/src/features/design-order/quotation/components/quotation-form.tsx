import {
  quotationCopy,
  QUOTATION_CONTACT_MAX,
  QUOTATION_NAME_MAX,
  QUOTATION_NOTES_MAX,
  QUOTATION_TERM_MAX,
  type Quotation,
} from '@portal/contract/design-order';
import { Checkbox, Field, Input, Tag, Textarea } from '@portal/ui';
import { useRef, type ReactNode } from 'react';
import { validUntil, type DraftFaults, type DraftField, type QuotationDraft } from '../model/quotation-draft.ts';
import { LogoField } from './logo-field.tsx';
import { MoreBelow } from './more-below.tsx';
import { TaxNote } from './tax-note.tsx';
import './quotation-form.css';

interface QuotationFormProps {
  quotation: Quotation;
  draft: QuotationDraft;
  faults: DraftFaults;
  onChange: (change: Partial<QuotationDraft>) => void;
  /** Asked at the end of terms that were not written for this order; null: they were (DESIGN-51). */
  termsRead: ReactNode;
}

type TextField = Exclude<DraftField, 'taxIncluded' | 'notes'>;

const PARTS = ['客户', '报价方', '条款'] as const;

/** What the quotation says beside its lines: customer, own contact, validity and terms. */
export function QuotationForm({ quotation, draft, faults, onChange, termsRead }: QuotationFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const text = (field: TextField, label: string, max: number, more: { required?: boolean; placeholder?: string; type?: 'tel'; hint?: string } = {}) => (
    <Field label={label} required={more.required} error={faults[field]} hint={more.hint}>
      <Input
        name={field}
        type={more.type ?? 'text'}
        autoComplete="off"
        maxLength={max}
        placeholder={more.placeholder}
        value={draft[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </Field>
  );
  /** One line, as long as it is: a customer gets all of it, so all of it is read here. */
  const term = (field: TextField, label: string) => (
    <Field label={label} error={faults[field]}>
      <Textarea
        name={field}
        className="qt-term"
        rows={1}
        maxLength={QUOTATION_TERM_MAX}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
    </Field>
  );
  const until = validUntil(quotation.day, draft.validityDays);
  return (
    <div className="qt-form" ref={form}>
      <fieldset className="qt-part">
        <legend>{PARTS[0]}</legend>
        {text('customerName', '客户名称', QUOTATION_NAME_MAX, { required: true, placeholder: '例如：杭州滨江物业服务有限公司' })}
        {text('projectName', '项目名称', QUOTATION_NAME_MAX, { hint: '印在报价单上；最初取自配单名称，之后改配单名称不影响它' })}
        {text('customerContact', '客户联系人', QUOTATION_CONTACT_MAX, { placeholder: '选填' })}
        {text('customerPhone', '客户电话', QUOTATION_CONTACT_MAX, { placeholder: '选填', type: 'tel' })}
      </fieldset>
      <fieldset className="qt-part">
        <legend>
          {PARTS[1]}
          {quotation.companyName !== '' && `：${quotation.companyName}`}
        </legend>
        {text('contactName', '联系人', QUOTATION_CONTACT_MAX)}
        {text('contactPhone', '联系电话', QUOTATION_CONTACT_MAX, { type: 'tel' })}
        {quotation.mayChangeLogo && <LogoField logoUrl={quotation.logoUrl} />}
      </fieldset>
      <fieldset className="qt-part">
        <legend>
          {PARTS[2]} {termsRead !== null && <Tag tone="warning">预设，未核对</Tag>}
        </legend>
        {termsRead !== null && <p className="p-small qt-part__wide">{quotationCopy.termsPreset}</p>}
        <Field label="有效期" error={faults.validityDays} hint={until === null ? undefined : `有效期至 ${until}`}>
          <Input
            name="validityDays"
            inputMode="numeric"
            autoComplete="off"
            after="天"
            value={draft.validityDays}
            onChange={(event) => onChange({ validityDays: event.target.value })}
          />
        </Field>
        <div className="qt-tax">
          {text('taxText', '税费', QUOTATION_NAME_MAX, { placeholder: '例如：含 13% 增值税专用发票' })}
          <Checkbox checked={draft.taxIncluded} onChange={(event) => onChange({ taxIncluded: event.target.checked })}>
            价格含税
          </Checkbox>
        </div>
        <TaxNote quotation={quotation} head={draft} />
        {term('payment', '付款方式')}
        {term('delivery', '交货')}
        {term('warranty', '质保')}
        <div className="qt-part__wide">
          <Field label="备注" error={faults.notes} hint={`${draft.notes.length}/${QUOTATION_NOTES_MAX}，会印在报价单上`}>
            <Textarea name="notes" rows={2} maxLength={QUOTATION_NOTES_MAX} value={draft.notes} onChange={(event) => onChange({ notes: event.target.value })} />
          </Field>
        </div>
        {termsRead}
      </fieldset>
      <MoreBelow form={form} names={PARTS} />
    </div>
  );
}
