import { feedbackCopy, REPORT_REASONS, REPORT_TEXT_MAX, reportReasonNames, type ReportReason } from '@portal/contract/feedback';
import { Field, Notice, RadioGroup, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { BegunDialog } from '../../../lib/forms/begun-dialog.tsx';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { useSending } from '../../../lib/calls/use-sending.ts';
import { submitReport } from '../api.ts';

interface ReportFormProps {
  contentId: string;
  /** What is said of it; left out: what is published itself. */
  commentId?: string;
  onClose(): void;
}

/** Why something is reported: one of five reasons and, where wanted, some words (FEEDBACK-6). */
export function ReportForm({ contentId, commentId, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [content, setContent] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const { restored, forget } = useKeptForm(`report:${contentId}:${commentId ?? ''}`, { reason: reason ?? null, content }, (kept) => {
    setReason(kept.reason ?? undefined);
    setContent(kept.content);
  });
  const handleAct = () => {
    setTried(true);
    if (reason === undefined) return;
    void send(
      () => submitReport({ contentId, reason, content, ...(commentId === undefined ? {} : { commentId }) }),
      () => {
        forget();
        toast.success(feedbackCopy.reported);
        onClose();
      },
    );
  };
  return (
    <BegunDialog
      title={commentId === undefined ? '举报内容' : '举报评论'}
      leaveTitle="放弃这次举报？"
      action={{ label: '提交举报', busy: isBusy, onAct: handleAct }}
      isBegun={content !== ''}
      onClose={onClose}
      onDrop={forget}
    >
      <div className="p-stack p-stack--small">
        {restored}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        {isTried && reason === undefined && <Notice tone="error">{feedbackCopy.reasonRequired}</Notice>}
        <RadioGroup
          legend="举报原因"
          required
          name="reportReason"
          options={REPORT_REASONS.map((value) => ({ value, label: reportReasonNames[value] }))}
          {...(reason === undefined ? {} : { value: reason })}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value))}
        />
        <Field label="补充说明" hint="可不填；写明哪一处有问题，便于尽快核实">
          <Textarea rows={3} value={content} maxLength={REPORT_TEXT_MAX} onChange={({ target }) => setContent(target.value)} />
        </Field>
      </div>
    </BegunDialog>
  );
}
