import { findCallError } from '@portal/client';
import { creditCopy } from '@portal/contract/trade-credit';
import { repaidAlike } from '@portal/contract/trade-credit/errors';
import { CREDIT_NOTE_MAX } from '@portal/contract/trade-credit/limits';
import { Button, Dialog, Field, Input, Money, toast } from '@portal/ui';
import { yuanDigits } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { isRefused } from '../../../lib/calls/failure.ts';
import { repay } from '../api.ts';
import { readRepayment } from '../model/typed-terms.ts';
import { CreditForm } from './credit-form.tsx';

/** A dealer writes down money that has come from a customer; all that is owed to begin with. */
export function RepayButton({ customerNo, owed, onDone }: { customerNo: string; owed: number; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState({ amount: '', note: '' });
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<ReactNode>(null);
  /** One like it was written down within the day: the next press says that this is another. */
  const [isAlike, setAlike] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const handleOpen = () => {
    setTyped({ amount: yuanDigits(owed), note: '' });
    setError('');
    setFailure(null);
    setAlike(false);
    setOpen(true);
  };
  const handleTyped = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setError('');
    if (isAlike) setFailure(null);
    setAlike(false);
  };
  const handleAct = async () => {
    const amount = readRepayment(typed.amount);
    setError(amount === null ? creditCopy.amount : '');
    setFailure(null);
    if (amount === null) return;
    setBusy(true);
    try {
      await repay({ customerNo, amount, note: typed.note.trim(), isAnother: isAlike });
      setOpen(false);
      toast.success('还款已登记');
      onDone();
    } catch (refused) {
      setAlike(findCallError(refused)?.code === repaidAlike.code);
      const isLost = !isRefused(refused);
      setFailure(
        isLost ? (
          <>
            {failureWords(refused)}。{creditCopy.repaymentLost}
          </>
        ) : (
          failureWords(refused)
        ),
      );
      // what is owed may be less by now
      if (isLost) onDone();
    }
    setBusy(false);
  };
  return (
    <>
      <Button kind="primary" onClick={handleOpen}>
        登记还款
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="登记收到的还款"
        width="tip"
        action={{ label: isAlike ? '是另一笔，继续登记' : '登记还款', busy: isBusy, onAct: () => void handleAct() }}
      >
        <CreditForm failure={failure}>
          <p>
            当前欠款 <Money yuan={owed} size="small" />
            。先抵减最早到期的订单；登记后客户会收到通知。登记有误可在往来记录中冲销。
          </p>
          <Field label="还款金额" required error={error}>
            <Input
              figure
              before="¥"
              inputMode="decimal"
              autoComplete="off"
              value={typed.amount}
              onChange={({ target }) => handleTyped({ amount: target.value })}
            />
          </Field>
          <Field label="备注" hint="例如 银行流水号">
            <Input maxLength={CREDIT_NOTE_MAX} autoComplete="off" value={typed.note} onChange={({ target }) => handleTyped({ note: target.value })} />
          </Field>
        </CreditForm>
      </Dialog>
    </>
  );
}
