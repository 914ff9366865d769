import { findCallError } from '@portal/client';
import { NOTICE_REASON_MAX, withdrawNotice, type NoticeLine } from '@portal/contract/message';
import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';

interface WithdrawDialogProps {
  notice: NoticeLine;
  onClose(): void;
  onWithdrawn(): void;
}

/** Takes a notice back, and says what becomes of it. */
export function WithdrawDialog({ notice: { noticeNo, title, state }, onClose, onWithdrawn }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    setFault(undefined);
    setFailed(undefined);
    try {
      await call(withdrawNotice, { body: { noticeNo, reason } });
      onWithdrawn();
    } catch (failure) {
      const told = findCallError(failure)?.fields['reason'];
      setFault(told);
      if (told === undefined) setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={`撤回公告：${title}`} action={{ label: '撤回公告', danger: true, busy: isBusy, onAct: () => void withdraw() }}>
      <div className="c-freeze">
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>{state === 'waiting' ? '还没有人看到这条公告，撤回后不会发布。' : '撤回后不再弹窗提示，所有账号消息中心里的这条消息也会移除。'}撤回不能恢复。</p>
        <Field label="撤回原因" required hint="只记入操作日志" error={fault}>
          <Textarea value={reason} maxLength={NOTICE_REASON_MAX} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
