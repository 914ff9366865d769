import { findCallError } from '@portal/client';
import {
  COMMENT_REASON_MAX,
  COMMENT_REPLY_MAX,
  commentCopy,
  commentMoved,
  decideComment,
  decideContentComment,
  replyComment,
  replyContentComment,
  type DeskComment,
} from '@portal/contract/comment';
import { commentStates } from '@portal/engines/states';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import type { RefusedAction } from '../../lib/refused.tsx';

/** What is being written: why it is not shown, or what is answered. */
type Writing = 'hide' | 'reply';
const WORDS: Readonly<Record<Writing, { label: string; hint: string; max: number; act: string; missing: string }>> = {
  hide: { label: '不展示的原因', hint: '写的人会收到，可以修改后重新提交', max: COMMENT_REASON_MAX, act: '确认不展示', missing: commentCopy.reasonRequired },
  reply: { label: '回复', hint: '展示在原文下方，所有人可见', max: COMMENT_REPLY_MAX, act: '发布回复', missing: commentCopy.replyRequired },
};

const CALLS = {
  product: { decide: decideComment, reply: replyComment },
  content: { decide: decideContentComment, reply: replyContentComment },
} as const;

export type HandledComment = Pick<DeskComment, 'id' | 'state' | 'edition' | 'reply'>;

/** Lets a comment be read, or not, and answers it (COMMENT-5, COMMENT-10). `of`: what it is said of. `onDone`: it is another now. */
export function CommentHandling({
  of,
  comment: { id, state, edition, reply },
  onDone,
  onRefused,
}: {
  of: keyof typeof CALLS;
  comment: HandledComment;
  onDone(): void;
  onRefused(action: RefusedAction): void;
}) {
  const calls = CALLS[of];
  const [writing, setWriting] = useState<Writing>();
  const kept = { hide: useKeptText(`comment ${id} hide`), reply: useKeptText(`comment ${id} reply`) };
  const text = writing ? kept[writing].text : '';
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const may = (act: 'show' | 'hide' | 'reply') => commentStates.may(state, act, 'operator');
  const begin = (what: Writing) => {
    setWriting(what);
    if (what === 'reply' && kept.reply.text === '') kept.reply.setText(reply);
    setFault(undefined);
  };
  const perform = async (act: 'show' | Writing) => {
    if (act !== 'show' && text.trim() === '') return setFault(WORDS[act].missing);
    setBusy(true);
    setNotice(undefined);
    try {
      if (act === 'reply') await call(calls.reply, { body: { id, edition, text } });
      else await call(calls.decide, { body: act === 'show' ? { act, id, edition } : { act, id, edition, reason: text } });
      toast.success(act === 'show' ? '已展示' : act === 'hide' ? '已设为不展示' : '已回复');
      if (writing) kept[writing].setText('');
      setWriting(undefined);
      onDone();
    } catch (failure) {
      const told = findCallError(failure);
      const fieldFault = told?.fields[act === 'hide' ? 'reason' : 'text'];
      setFault(fieldFault);
      if (told?.code === commentMoved.code) onRefused({ words: failureWords(failure), typed: writing ? text : '' });
      else if (fieldFault === undefined) setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  const words = writing && WORDS[writing];
  return (
    <div className="c-decide">
      {notice && <Notice tone="error">{notice}</Notice>}
      {words && (
        <Field label={words.label} hint={words.hint} error={fault}>
          <Textarea
            rows={3}
            maxLength={words.max}
            value={text}
            onChange={({ target }) => {
              if (writing) kept[writing].setText(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      )}
      <div className="c-decide__row">
        {writing && (
          <>
            <Button kind={writing === 'hide' ? 'danger' : 'primary'} busy={isBusy} onClick={() => void perform(writing)}>
              {WORDS[writing].act}
            </Button>
            <Button
              onClick={() => {
                kept[writing].setText('');
                setWriting(undefined);
              }}
            >
              取消
            </Button>
          </>
        )}
        {!writing && (
          <>
            {may('show') && (
              <Button kind="primary" busy={isBusy} onClick={() => void perform('show')}>
                展示
              </Button>
            )}
            {may('reply') && <Button onClick={() => begin('reply')}>{reply === '' ? '回复' : '修改回复'}</Button>}
            {may('hide') && <Button onClick={() => begin('hide')}>不展示</Button>}
          </>
        )}
      </div>
    </div>
  );
}
