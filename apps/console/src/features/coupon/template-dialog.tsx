import { findCallError } from '@portal/client';
import {
  readTypedTemplate,
  shownTemplateForm,
  saveCouponTemplate,
  templateErrorsOf,
  typedTemplateOf,
  type CouponTemplate,
  type TemplateField,
  type TypedTemplate,
} from '@portal/contract/coupon';
import { Button, Dialog, Notice } from '@portal/ui';
import { PlannedFields } from '@portal/ui/planned-fields';
import { useState, type FormEvent } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useRequestKey } from '../../lib/request-key.ts';

interface TemplateDialogProps {
  /** What is changed, or copied as a new one; null: a new one. */
  template: CouponTemplate | null;
  isCopy: boolean;
  categories: readonly { id: number; name: string }[];
  onClose(): void;
  onSaved(template: CouponTemplate): void;
}

/** A template is written: what is wrong stands at its field, and nothing typed is lost. */
export function TemplateDialog({ template, isCopy, categories, onClose, onSaved }: TemplateDialogProps) {
  const isChange = template !== null && !isCopy;
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState<TypedTemplate>(() => typedTemplateOf(template, 'platform'));
  const [errors, setErrors] = useState<Readonly<Partial<Record<TemplateField, string>>>>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRequestKey();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setNotice(null);
    const read = await readTypedTemplate(typed);
    setErrors('errors' in read ? read.errors : {});
    if ('errors' in read) return;
    setBusy(true);
    try {
      const body = { template: read.template, ...(isChange ? { templateNo: template.templateNo } : {}) };
      onSaved(await call(saveCouponTemplate, { body, idempotencyKey: keyOf(body) }));
    } catch (failure) {
      const told = templateErrorsOf(findCallError(failure)?.fields ?? {}, typed);
      setErrors(told);
      if (Object.keys(told).length === 0) setNotice(failureWords(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isChange ? '修改优惠券' : '新建优惠券'}
      width="large"
      dismissable={false}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form="coupon-form" busy={isBusy}>
            保存草稿
          </Button>
        </>
      }
    >
      <form id="coupon-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
        {notice !== null && <Notice tone="error">{notice}</Notice>}
        {Object.keys(errors).length > 0 && <Notice tone="error">有 {Object.keys(errors).length} 处需要修改</Notice>}
        <PlannedFields
          groups={shownTemplateForm(typed, { categories, now })}
          values={typed}
          errors={errors}
          onChange={(key, value) => {
            setTyped((before) => ({ ...before, [key]: value }));
            setErrors((before) => ({ ...before, [key]: undefined }));
          }}
        />
      </form>
    </Dialog>
  );
}
