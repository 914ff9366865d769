import { findCallError } from '@portal/client';
import { answerFeedback, FEEDBACK_ANSWER_MAX, feedbackAnswered, feedbackCopy, type DeskFeedback } from '@portal/contract/feedback';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import type { RefusedAction } from '../../lib/refused.tsx';

/** The one answer of a complaint or a suggestion; where it is refused it stays written (FEEDBACK-5). */
export function AnswerForm({ id, onAnswered, onRefused }: { id: DeskFeedback['id']; onAnswered(): void; onRefused(action: RefusedAction): void }) {
  const { text, setText } = useKeptText(`feedback ${id}`);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const answer = async () => {
    if (text.trim() === '') return setFault(feedbackCopy.answerRequired);
    setBusy(true);
    setNotice(undefined);
    try {
      await call(answerFeedback, { body: { id, text } });
      toast.success(feedbackCopy.answered);
      setText('');
      onAnswered();
    } catch (failure) {
      const told = findCallError(failure)?.fields?.['text'];
      setFault(told);
      if (findCallError(failure)?.code === feedbackAnswered.code) onRefused({ words: failureWords(failure), typed: text });
      else if (told === undefined) setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <div className="c-decide">
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field label="答复" hint="只能答复一次，提交人会收到消息" error={fault}>
        <Textarea
          rows={3}
          maxLength={FEEDBACK_ANSWER_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <div>
        <Button kind="primary" busy={isBusy} onClick={() => void answer()}>
          发送答复
        </Button>
      </div>
    </div>
  );
}
