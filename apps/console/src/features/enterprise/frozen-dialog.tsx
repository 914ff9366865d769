import { findCallError } from '@portal/client';
import { freezeEnterprise, REASON_MAX, unfreezeEnterprise, type EnterpriseLine } from '@portal/contract/enterprise';
import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { FreezeImpactNotice } from './freeze-impact.tsx';

interface FrozenDialogProps {
  enterprise: EnterpriseLine;
  act: 'freeze' | 'unfreeze';
  onClose(): void;
  onDone(): void;
}

const WORDS = {
  freeze: {
    title: '冻结企业',
    button: '冻结企业',
    tells: '企业的所有人员立即失去客户价，不能订货；清单和配单保留，已下的订单负责人仍可查看、收货和申请售后。',
  },
  unfreeze: { title: '解除冻结', button: '解除冻结', tells: '企业恢复为已认证，客户价和订货立即恢复。' },
} as const;

/** Freezes an enterprise or lifts that, with the reason its people read. */
export function FrozenDialog({ enterprise: { merchantNo, companyName, gmtFreeze, freezeReason }, act, onClose, onDone }: FrozenDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const words = WORDS[act];
  const move = async () => {
    setBusy(true);
    setFault(undefined);
    setNotice(undefined);
    try {
      await call(act === 'freeze' ? freezeEnterprise : unfreezeEnterprise, { body: { merchantNo, reason } });
      onDone();
    } catch (failure) {
      const told = findCallError(failure)?.fields['reason'];
      setFault(told);
      if (told === undefined) setNotice(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.title}：${companyName}`}
      action={{ label: words.button, danger: act === 'freeze', busy: isBusy, onAct: () => void move() }}
    >
      <div className="c-freeze">
        {notice && <Notice tone="error">{notice}</Notice>}
        <p>{words.tells}</p>
        {act === 'freeze' && gmtFreeze !== null && (
          <Notice tone="warning">
            已设置 {formatDate(Date.parse(gmtFreeze))} 的冻结预警（{freezeReason}）。现在冻结后预警随之取消，解除冻结时不会恢复。
          </Notice>
        )}
        {act === 'freeze' && <FreezeImpactNotice merchantNo={merchantNo} />}
        <Field label="原因" required hint="企业的人会在消息中看到" error={fault}>
          <Textarea value={reason} maxLength={REASON_MAX} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
