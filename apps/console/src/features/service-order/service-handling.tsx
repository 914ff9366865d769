import { findCallError } from '@portal/client';
import { SERVICE_NOTE_MAX, serviceOrderCopy, stepServiceOrder, type DeskServiceOrder } from '@portal/contract/service-order';
import { serviceOrderStates } from '@portal/engines/states';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { Refused } from '../../lib/refused.tsx';

const ACTIONS = [
  { act: 'accept', label: '受理并告知安排', done: '已受理' },
  { act: 'finish', label: '标记完成', done: '服务单已完成' },
  { act: 'decline', label: '退回', done: '服务单已退回' },
] as const;
type Action = (typeof ACTIONS)[number];

/** What the desk may do in this state, each with a word to whoever ordered (SERVICE-5). */
export function ServiceHandling({ order, onHandled }: { order: DeskServiceOrder; onHandled(order: DeskServiceOrder): void }) {
  const { text, setText } = useKeptText(`serviceOrder ${order.id}`);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState<Action['act']>();
  const actions = ACTIONS.filter(({ act }) => serviceOrderStates.may(order.state, act, 'operator'));
  if (actions.length === 0) return notice && <Refused words={notice} typed={text} />;
  const isArranging = (act: Action['act']) => act === 'accept' && order.steps.some((step) => step.act === 'accept');
  const perform = async ({ act, done }: Action) => {
    if (text.trim() === '') return setFault(serviceOrderCopy.noteRequired);
    setBusy(act);
    setNotice(undefined);
    try {
      onHandled(await call(stepServiceOrder, { body: { id: order.id, gmtModified: order.gmtModified, act, text } }));
      toast.success(isArranging(act) ? serviceOrderCopy.arrangedAnewDone : done);
      setText('');
    } catch (failure) {
      const told = findCallError(failure)?.fields?.['text'];
      setFault(told);
      if (told === undefined) setNotice(failureWords(failure));
    }
    setBusy(undefined);
  };
  return (
    <section className="c-decide" aria-label="处理">
      {notice && <Notice tone="error">{notice}</Notice>}
      <Field label="安排或说明" hint="下单人会收到消息，并在服务进度里看到" error={fault}>
        <Textarea
          rows={3}
          maxLength={SERVICE_NOTE_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <div className="p-row">
        {actions.map((action) => (
          <Button
            key={action.act}
            kind={action.act === 'decline' ? 'danger' : 'primary'}
            busy={busy === action.act}
            disabled={busy !== undefined}
            onClick={() => void perform(action)}
          >
            {isArranging(action.act) ? serviceOrderCopy.arrangedAnew : action.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
