import { findCallError } from '@portal/client';
import {
  answerRequirement,
  CLOSE_REASON_MAX,
  closeRequirement,
  requirementCopy,
  takeOverRequirement,
  WORD_MAX,
  type DeskRequirement,
} from '@portal/contract/requirement';
import { requirementStates } from '@portal/engines/states';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { Refused } from '../../lib/refused.tsx';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { useOperator } from '../../lib/use-operator.ts';

interface HandlingProps {
  requirement: DeskRequirement;
  onHandled(requirement: DeskRequirement): void;
}
type Act = 'takeOver' | 'answer' | 'close';
const DONE: Readonly<Record<Act, string>> = { takeOver: requirementCopy.taken, answer: requirementCopy.answered, close: requirementCopy.closed };

/** Take over, answer, close: what was read here, and not what was said since (REQUEST-12). Of what is closed, what was refused alone. */
export function Handling({ requirement, onHandled }: HandlingProps) {
  const { text, setText } = useKeptText(`requirement ${requirement.id} answer`);
  const { text: reason, setText: setReason } = useKeptText(`requirement ${requirement.id} close`);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const keys = useRequestKeys();
  const { operatorNo } = useOperator();
  const { id, gmtModified, state, handlerNo, handlerName } = requirement;
  if (state === 'closed') return notice && <Refused words={notice} typed={text || reason} />;
  const read = { id, gmtModified };
  const isMine = handlerNo === operatorNo;
  const act = async (name: Act, send: () => Promise<DeskRequirement>) => {
    setBusy(name);
    setFaults({});
    setNotice(undefined);
    try {
      onHandled(await send());
      toast.success(DONE[name]);
      if (name === 'answer') setText('');
      if (name === 'close') setReason('');
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      setFaults(told);
      if (Object.keys(told).length === 0) setNotice(failureWords(failure));
    }
    setBusy(undefined);
  };
  const answer = () => {
    if (text.trim() === '') return setFaults({ text: requirementCopy.answerRequired });
    const body = { ...read, text };
    void act('answer', () => keys.send(body, (key) => call(answerRequirement, { body, idempotencyKey: key })));
  };
  const close = () => {
    if (reason.trim() === '') return setFaults({ reason: requirementCopy.reasonRequired });
    void act('close', () => call(closeRequirement, { body: { ...read, reason } }));
  };
  return (
    <section className="c-decide" aria-label="处理">
      {notice && <Notice tone="error">{notice}</Notice>}
      {!isMine && (
        <div className="c-decide__row">
          <p>{handlerNo === '' ? '还没有人接手' : `由${handlerName || '其他同事'}处理中，接手后由您答复`}</p>
          <Button
            kind="primary"
            busy={busy === 'takeOver'}
            disabled={busy !== undefined}
            onClick={() => void act('takeOver', () => call(takeOverRequirement, { body: read }))}
          >
            接手处理
          </Button>
        </div>
      )}
      {isMine && requirementStates.may(state, 'answer', 'operator') && (
        <>
          <Field label="答复" hint="提交人会收到消息，并在需求详情里看到" error={faults['text']}>
            <Textarea
              rows={5}
              maxLength={WORD_MAX}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setFaults({});
              }}
            />
          </Field>
          <div>
            <Button kind="primary" busy={busy === 'answer'} disabled={busy !== undefined} onClick={answer}>
              发送答复
            </Button>
          </div>
        </>
      )}
      <Field label="关闭原因" hint="提交人会看到；关闭后不能再答复" error={faults['reason']}>
        <Textarea
          rows={2}
          maxLength={CLOSE_REASON_MAX}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setFaults({});
          }}
        />
      </Field>
      <div>
        <Button kind="danger" busy={busy === 'close'} disabled={busy !== undefined} onClick={close}>
          关闭需求
        </Button>
      </div>
    </section>
  );
}
