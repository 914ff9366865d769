import type { OwnContentComment } from '@portal/contract/comment';
import { contentCommentCopy, tellsHowToReach } from '@portal/contract/comment';
import { COMMENT_TEXT_MAX } from '@portal/contract/comment/limits';
import { Button, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { useKeptForm } from '../../../lib/kept/use-kept-form.tsx';
import { useSending } from '../../../lib/calls/use-sending.ts';
import { saveContentComment } from '../api.ts';

interface ContentCommentFormProps {
  contentId: string;
  /** One of one's own that is written anew. */
  before?: OwnContentComment;
  onSaved(saved: OwnContentComment): void;
  /** Of what is written anew: it stays as it is. */
  onLeave?(): void;
}

/** What one has to say, where it stands; what is wrong is told on the field before it is sent. */
export function ContentCommentForm({ contentId, before, onSaved, onLeave }: ContentCommentFormProps) {
  const [content, setContent] = useState(before?.content ?? '');
  const { restored, forget } = useKeptForm(`contentComment:${contentId}:${before?.id ?? 'new'}`, { content }, (kept) => setContent(kept.content));
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const wrong = content.trim() === '' ? contentCommentCopy.textRequired : tellsHowToReach(content) ? contentCommentCopy.reachable : undefined;
  const handleAct = () => {
    setTried(true);
    if (wrong !== undefined) return;
    void send(
      () => saveContentComment({ contentId, content, ...(before === undefined ? {} : { id: before.id }) }),
      (saved) => {
        forget();
        toast.success(contentCommentCopy.submitted);
        onSaved(saved);
      },
    );
  };
  return (
    <div className="cm-write">
      {restored}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Field label={before === undefined ? '写评论' : '修改评论'} hint="审核通过后所有人可见，不要填写电话、地址等个人信息" error={isTried ? wrong : undefined}>
        <Textarea rows={3} value={content} maxLength={COMMENT_TEXT_MAX} onChange={({ target }) => setContent(target.value)} />
      </Field>
      <div className="p-row">
        <Button kind="primary" busy={isBusy} onClick={handleAct}>
          提交评论
        </Button>
        {onLeave && (
          <Button
            onClick={() => {
              forget();
              onLeave();
            }}
          >
            取消
          </Button>
        )}
      </div>
    </div>
  );
}
