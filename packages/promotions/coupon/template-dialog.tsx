import { findCallError } from '@portal/client';
import { formCopy } from '@portal/contract/core';
import {
  readTypedTemplate,
  shownTemplateForm,
  templateErrorsOf,
  typedTemplateOf,
  type CouponTemplate,
  type CouponTemplateFields,
  type TemplateField,
  type TypedTemplate,
} from '@portal/contract/coupon';
import { Button, Dialog, Notice } from '@portal/ui';
import { PlannedFields } from '@portal/ui/planned-fields';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';

interface TemplateDialogProps {
  /** Whose coupons they are. */
  issuer: 'platform' | 'shop';
  /** What is changed, or copied as a new one; null: a new one. */
  template: CouponTemplate | null;
  isCopy: boolean;
  categories: readonly { id: number; name: string }[];
  /** `before`: the draft as it was seen; null: a new one. */
  save(fields: CouponTemplateFields, before: CouponTemplate | null): Promise<CouponTemplate>;
  failureWords(failure: unknown): ReactNode;
  /** What was typed before and not saved; null: nothing. */
  begun?: TypedTemplate | null;
  /** It is another by now; null: it is saved, or given up. */
  onTyped?(typed: TypedTemplate | null): void;
  onClose(): void;
  onSaved(template: CouponTemplate): void;
}

/** A template is written: what is wrong stands at its field, and nothing typed is lost. */
export function TemplateDialog({ issuer, template, isCopy, categories, save, failureWords, begun = null, onTyped, onClose, onSaved }: TemplateDialogProps) {
  const isChange = template !== null && !isCopy;
  const [now] = useState(() => Date.now());
  const [untouched] = useState<TypedTemplate>(() => typedTemplateOf(template, issuer));
  const [typed, setTyped] = useState<TypedTemplate>(begun ?? untouched);
  const [errors, setErrors] = useState<Readonly<Partial<Record<TemplateField, string>>>>({});
  const [notice, setNotice] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  // a field that is written anew has no fault until it is sent again
  const faultCount = Object.values(errors).filter((fault) => fault !== undefined).length;
  // half a form is thrown away by nobody's slip
  const leave = () => {
    if (typed !== untouched && !isLeaving) return setLeaving(true);
    onTyped?.(null);
    onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setNotice(null);
    const read = await readTypedTemplate(typed);
    if ('errors' in read) return showFaults(form.current, () => setErrors(read.errors));
    setErrors({});
    setBusy(true);
    try {
      const saved = await save(read.template, isChange ? template : null);
      onTyped?.(null);
      onSaved(saved);
    } catch (failure) {
      const told = templateErrorsOf(findCallError(failure)?.fields ?? {}, typed);
      showFaults(form.current, () => {
        setErrors(told);
        if (Object.keys(told).length === 0) setNotice(failureWords(failure));
      });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={isChange ? '修改优惠券' : '新建优惠券'}
      width="large"
      dismissable={false}
      actions={
        <>
          {isLeaving && <Button onClick={() => setLeaving(false)}>继续填写</Button>}
          <Button kind={isLeaving ? 'danger' : undefined} onClick={leave}>
            {isLeaving ? '放弃填写' : '取消'}
          </Button>
          <Button kind="primary" type="submit" form="coupon-form" busy={isBusy}>
            保存草稿
          </Button>
        </>
      }
    >
      <form ref={form} id="coupon-form" onSubmit={(event) => void handleSubmit(event)} noValidate>
        {begun !== null && <Notice tone="info">{formCopy.restored}</Notice>}
        {isLeaving && <Notice tone="warning">{formCopy.leaving}</Notice>}
        {isChange && template.returned && (
          <Notice tone="warning">
            {template.returned.by} 退回：{template.returned.reason}
          </Notice>
        )}
        {notice !== null && <Notice tone="error">{notice}</Notice>}
        {faultCount > 0 && <Notice tone="warning">有 {faultCount} 处需要修改</Notice>}
        <PlannedFields
          groups={shownTemplateForm(typed, { categories, now })}
          values={typed}
          errors={errors}
          onChange={(key, value) => {
            setLeaving(false);
            const next = { ...typed, [key]: value };
            setTyped(next);
            onTyped?.(next);
            setErrors((before) => ({ ...before, [key]: undefined }));
          }}
        />
      </form>
    </Dialog>
  );
}
