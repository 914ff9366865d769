import { findCallError } from '@portal/client';
import { decideReport, FEEDBACK_ANSWER_MAX, feedbackCopy, reportActNames, reportDecided, type DeskReport } from '@portal/contract/feedback';
import { reportStates, type ReportAct } from '@portal/engines/states';
import { Button, Dialog, Field, Notice, RadioGroup, Textarea, toast } from '@portal/ui';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import type { RefusedAction } from '../../lib/refused.tsx';

/** What follows, before it is done. */
const wordsOf = (act: ReportAct, { isComment, othersWaiting }: DeskReport): string => {
  const others = othersWaiting > 0 ? `另有 ${othersWaiting} 条举报的是同一内容，一并处理。` : '';
  if (act !== 'remove') return `举报人会收到处理结果，内容不变。${others}`;
  return `${isComment ? '评论立即不再展示，作者会收到处理说明' : '内容立即撤下，访客不能再打开'}；举报人会收到处理结果。${others}`;
};

/** What becomes of a report: taken away at once, put right, or nothing wrong with it; once, and whoever reported reads it (FEEDBACK-7). */
export function ReportForm({ report, onDecided, onRefused }: { report: DeskReport; onDecided(): void; onRefused(action: RefusedAction): void }) {
  const { id, isComment } = report;
  const { text, setText } = useKeptText(`report ${id}`);
  const [act, setAct] = useState<ReportAct>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // a comment is put right by its writer alone
  const acts = reportStates.acts.filter((one) => !(isComment && one === 'correct'));
  const ask = () => {
    const found = { ...(act === undefined && { act: feedbackCopy.outcomeRequired }), ...(text.trim() === '' && { text: feedbackCopy.outcomeTextRequired }) };
    if (Object.keys(found).length > 0) return showFaults(form.current, () => setFaults(found));
    setAsking(true);
  };
  const decide = async () => {
    if (act === undefined) return;
    setBusy(true);
    setNotice(undefined);
    try {
      await call(decideReport, { body: { id, act, text } });
      toast.success(feedbackCopy.decided);
      setText('');
      onDecided();
    } catch (failure) {
      const failed = findCallError(failure);
      if (failed?.code === reportDecided.code) onRefused({ words: failureWords(failure), typed: text });
      else
        showFaults(form.current, () => {
          setFaults(failed?.fields ?? {});
          if (Object.keys(failed?.fields ?? {}).length === 0) setNotice(failureWords(failure));
        });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className="c-decide" ref={form}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <div>
        <RadioGroup
          legend="处理结果"
          required
          name={`outcome ${id}`}
          {...(act === undefined ? {} : { value: act })}
          options={acts.map((value) => ({ value, label: isComment && value === 'remove' ? '不再展示' : reportActNames[value] }))}
          onChange={(value) => {
            setAct(acts.find((one) => one === value));
            setFaults(({ act: _mended, ...others }) => others);
          }}
        />
        {faults['act'] && <p className="p-field__error">{faults['act']}</p>}
      </div>
      <Field label="处理说明" required hint={isComment ? '举报人会看到；不再展示时评论的作者也会看到' : '举报人会看到'} error={faults['text']}>
        <Textarea
          rows={3}
          maxLength={FEEDBACK_ANSWER_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFaults(({ text: _mended, ...others }) => others);
          }}
        />
      </Field>
      <div>
        <Button kind="primary" onClick={ask}>
          提交处理结果
        </Button>
      </div>
      {isAsking && act !== undefined && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={act === 'remove' ? (isComment ? '不再展示这条评论？' : '撤下这条内容？') : `处理结果为“${reportActNames[act]}”？`}
          action={{
            label: act === 'remove' ? (isComment ? '不再展示' : '撤下内容') : '提交处理结果',
            danger: act === 'remove',
            busy: isBusy,
            onAct: () => void decide(),
          }}
        >
          <p>{wordsOf(act, report)}</p>
        </Dialog>
      )}
    </div>
  );
}
