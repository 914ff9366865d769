import { creditCopy, type CreditMovement } from '@portal/contract/trade-credit';
import { CREDIT_NOTE_MAX } from '@portal/contract/trade-credit/limits';
import { Dialog, Field, Input, Money, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/failure-words.tsx';
import { reverse } from '../api.ts';
import { CreditForm } from './credit-form.tsx';

interface ReverseDialogProps {
  customerNo: string;
  repayment: CreditMovement;
  onClose(): void;
  onDone(): void;
}

/** A repayment that was written down wrongly is owed again; the entry stays, and one of its own says so. */
export function ReverseDialog({ customerNo, repayment, onClose, onDone }: ReverseDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const handleAct = async () => {
    setError(reason.trim() === '' ? creditCopy.reason : '');
    setFailure(null);
    if (reason.trim() === '') return;
    setBusy(true);
    try {
      await reverse({ customerNo, movementId: repayment.id, reason: reason.trim() });
      toast.success('还款已冲销');
      onDone();
    } catch (refused) {
      setFailure(failureWords(refused));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title="冲销还款" width="tip" action={{ label: '确认冲销', busy: isBusy, onAct: () => void handleAct() }}>
      <CreditForm failure={failure}>
        <p>
          {formatDateTime(Date.parse(repayment.gmtCreate))} 登记的还款 <Money yuan={repayment.amount} size="small" />
          将重新计为欠款，客户会收到通知。原记录保留，另记一笔冲销；不能恢复，可重新登记。
        </p>
        <Field label="冲销原因" required hint="客户可以看到，例如 金额登记错误" error={error}>
          <Input
            maxLength={CREDIT_NOTE_MAX}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError('');
            }}
          />
        </Field>
      </CreditForm>
    </Dialog>
  );
}
