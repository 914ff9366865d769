import { findCallError } from '@portal/client';
import {
  FEEDBACK_CLASSES,
  FEEDBACK_CONTACT_MAX,
  FEEDBACK_KINDS,
  FEEDBACK_PICTURES_MAX,
  FEEDBACK_TEXT_MAX,
  feedbackCopy,
  feedbackKindNames,
  type FeedbackKind,
} from '@portal/contract/feedback';
import { Button, Field, Input, Notice, RadioGroup, Select, Textarea } from '@portal/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { showFaults } from '@portal/ui/show-faults';
import { NEEDS_SCRIPT } from '../../../lib/browser/needs-script.ts';
import { PicturesField } from '../../../lib/forms/pictures-field.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { createFeedback } from '../api.ts';
import { bodyOf, faultsOf, NOTHING_WRITTEN, type AskedOfFeedback, type TypedFeedback } from '../model/typed-feedback.ts';
import './feedback-form.css';

type Named = AskedOfFeedback | 'pictures';

/** A complaint or a suggestion: what is wrong is told on its field, and nothing typed is lost (FEEDBACK-2). */
export function FeedbackForm({ onSubmitted }: { onSubmitted(): void }) {
  const [typed, setTyped] = useState(NOTHING_WRITTEN);
  const [told, setTold] = useState<Partial<Record<Named, string>>>({});
  const [notice, setNotice] = useState<ReactNode>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { restored, forget } = useKeptForm('feedback', typed, setTyped);

  const change = (next: Partial<TypedFeedback>) => {
    setTyped((before) => ({ ...before, ...next }));
    setTold((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  };
  const tell = (faults: Partial<Record<Named, string>>) => {
    showFaults(document.getElementById(id), () => setTold(faults));
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setNotice(undefined);
    const faults = faultsOf(typed);
    if (Object.keys(faults).length > 0) return tell(faults);
    setBusy(true);
    try {
      await createFeedback(bodyOf(typed) as Parameters<typeof createFeedback>[0]);
      forget();
      setTyped(NOTHING_WRITTEN);
      setTold({});
      onSubmitted();
    } catch (failure) {
      const fields = findCallError(failure)?.fields ?? {};
      if (Object.keys(fields).length > 0) tell(fields);
      else showFaults(document.getElementById(id), () => setNotice(failureWords(failure)));
    }
    setBusy(false);
  };
  return (
    <form id={id} className="fb-form" method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {restored}
      {notice && <Notice tone="error">{notice}</Notice>}
      <noscript>
        <Notice tone="warning">{NEEDS_SCRIPT}</Notice>
      </noscript>
      <RadioGroup
        legend="您要提交的是"
        name="kind"
        segmented
        value={typed.kind}
        options={FEEDBACK_KINDS.map((kind) => ({ value: kind, label: feedbackKindNames[kind] }))}
        onChange={(kind) => change({ kind: kind as FeedbackKind })}
      />
      <Field label="反馈分类" required error={told.classificationId}>
        <Select value={typed.classificationId} onChange={({ target }) => change({ classificationId: target.value })}>
          <option value="">请选择</option>
          {FEEDBACK_CLASSES.map((one) => (
            <option key={one.id} value={one.id}>
              {one.itemValue}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="反馈内容" required error={told.content} hint={`${[...typed.content].length} / ${FEEDBACK_TEXT_MAX}`}>
        <Textarea
          rows={6}
          value={typed.content}
          maxLength={FEEDBACK_TEXT_MAX}
          placeholder="写清在哪一页、做了什么、看到了什么；投诉请写明订单号或经销商名称"
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      <PicturesField
        label="问题截图"
        max={FEEDBACK_PICTURES_MAX}
        tooMany={feedbackCopy.picturesTooMany}
        hint="每张不超过 10 MB"
        pictures={typed.pictures}
        error={told.pictures}
        onChange={(pictures) => change({ pictures })}
      />
      <Field label="联系电话（可不填）" error={told.phone} hint="需要回电时填写；答复会发到消息中心">
        <Input
          value={typed.phone}
          inputMode="tel"
          autoComplete="tel"
          maxLength={FEEDBACK_CONTACT_MAX}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </Field>
      <div>
        <Button type="submit" kind="primary" size="large" busy={isBusy}>
          提交{feedbackKindNames[typed.kind]}
        </Button>
      </div>
    </form>
  );
}
