import { creditCopy, reversedWords, type CreditMovement } from '@portal/contract/trade-credit';
import { CREDIT_NOTE_MAX } from '@portal/contract/trade-credit/limits';
import { ReasonDialog } from '@portal/promotions/reason';
import { Money, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { reverse } from '../api.ts';
import { forgoneWords } from '../model/forgone-words.ts';

interface ReverseDialogProps {
  customerNo: string;
  repayment: CreditMovement;
  onClose(): void;
  onDone(): void;
}

/** A repayment that was written down wrongly is owed again; the entry stays, and one of its own says so. */
export const ReverseDialog = ({ customerNo, repayment, onClose, onDone }: ReverseDialogProps) => (
  <ReasonDialog
    title="冲销还款"
    action={{ label: '确认冲销' }}
    reason={{ label: '冲销原因', hint: '客户可以看到，例如 金额登记错误', max: CREDIT_NOTE_MAX, missing: creditCopy.reason }}
    perform={async (reason) => {
      const { owed, forgone } = await reverse({ customerNo, movementId: repayment.id, reason });
      toast.success(forgone > 0 ? `还款已冲销，${reversedWords(owed, forgone)}` : '还款已冲销');
      onDone();
    }}
    wordsOf={(failure) => ({ above: failureWords(failure) })}
    onClose={onClose}
  >
    {formatDateTime(Date.parse(repayment.gmtCreate))} 登记的还款 <Money yuan={repayment.amount} size="small" />
    {forgoneWords(repayment)}，客户会收到通知。原记录保留，另记一笔冲销；不能恢复，可重新登记。
  </ReasonDialog>
);
