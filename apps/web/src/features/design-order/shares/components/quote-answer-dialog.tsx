import { CallError } from '@portal/client';
import { SHARE_NAME_MAX, SHARE_REASON_MAX, shareClosed, sharesCopy, type SharedPaper, type SharedQuote } from '@portal/contract/design-order';
import { Dialog, Field, Input, Money, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/calls/failure.ts';
import { answer, openWith } from '../quote-api.ts';

export interface TypedAnswer {
  name: string;
  phone: string;
  reason: string;
}

export const NOTHING_TYPED: TypedAnswer = { name: '', phone: '', reason: '' };

interface QuoteAnswerDialogProps {
  kind: 'accept' | 'askChange';
  paper: SharedPaper;
  /** What was asked over this link and waits: accepting overtakes it. */
  waiting: SharedQuote['changes'];
  token: string;
  password: string | undefined;
  /** What is written; it outlives the dialog, which is easily closed by a thumb. */
  words: TypedAnswer;
  onWrite: (words: TypedAnswer) => void;
  onClose: () => void;
  onAnswered: (quote: SharedQuote) => void;
}

const WORDS = {
  accept: { title: '接受报价', act: '接受报价' },
  askChange: { title: '要求修改', act: '提交修改要求' },
} as const;

/** Who says it, and what is to be changed. What failed is said on its field; what was written stays. */
export function QuoteAnswerDialog({ kind, paper, waiting, token, password, words, onWrite, onClose, onAnswered }: QuoteAnswerDialogProps) {
  const { name, phone, reason } = words;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** What was said of a field goes once it is changed. */
  const write = (field: keyof TypedAnswer) => (event: { target: { value: string } }) => {
    onWrite({ ...words, [field]: event.target.value });
    setErrors(({ [field]: _mended, _: _whole, ...others }) => others);
  };
  const submit = async () => {
    if (isBusy) return;
    const missing = {
      ...(kind === 'askChange' && reason.trim() === '' ? { reason: sharesCopy.reasonRequired } : {}),
      ...(name.trim() === '' ? { name: sharesCopy.nameRequired } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setIsBusy(true);
    const common = { token, quotationNumber: paper.number, name, phone, ...(password === undefined ? {} : { password }) };
    try {
      onAnswered(await answer(kind === 'accept' ? { ...common, kind } : { ...common, kind, reason }));
    } catch (failure) {
      // another has answered meanwhile, or the offer was changed: the page shows what stands now
      if (failure instanceof CallError && failure.code === shareClosed.code) {
        const present = await openWith(token, password).catch(() => null);
        if (present !== null && (present.answer?.kind === 'accepted' || (kind === 'accept' && present.isOutdated))) {
          toast.error(failureText(failure));
          return onAnswered(present);
        }
      }
      const fields = failure instanceof CallError ? failure.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { _: failureText(failure) });
      setIsBusy(false);
    }
  };
  const { title, act } = WORDS[kind];
  return (
    <Dialog open onClose={onClose} title={title} dismissable={!isBusy} action={{ label: act, onAct: () => void submit(), busy: isBusy }}>
      <div className="sq-answer-form">
        {errors['_'] !== undefined && <Notice tone="error">{errors['_']}</Notice>}
        {kind === 'accept' && waiting.length > 0 && (
          <Notice tone="warning">
            还有 {waiting.length} 项修改要求待处理：{waiting.map(({ reason }) => `“${reason}”`).join('、')}。现在接受的是未修改的报价，这些要求不再处理。
          </Notice>
        )}
        {kind === 'accept' ? (
          <p>
            接受报价 {paper.number}，合计 <Money yuan={paper.total} />
            。接受后会通知报价方，不能撤回。
          </p>
        ) : (
          <Field label="需要修改的内容" required error={errors['reason']} hint={`${reason.length}/${SHARE_REASON_MAX}`}>
            <Textarea rows={4} maxLength={SHARE_REASON_MAX} value={reason} onChange={write('reason')} />
          </Field>
        )}
        <Field label="您的姓名" required error={errors['name']}>
          <Input autoComplete="name" maxLength={SHARE_NAME_MAX} value={name} onChange={write('name')} />
        </Field>
        <Field label="联系电话" hint="选填" error={errors['phone']}>
          <Input type="tel" autoComplete="tel" maxLength={20} value={phone} onChange={write('phone')} />
        </Field>
      </div>
    </Dialog>
  );
}
