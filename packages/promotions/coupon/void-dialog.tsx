import { couponCopy, couponVoidWords, couponVoidedWords, type CouponsVoided, type CouponTemplate } from '@portal/contract/coupon';
import { COUPON_REASON_MAX } from '@portal/contract/coupon/limits';
import { Dialog, Field, Input, Notice, toast } from '@portal/ui';
import { useState, type ReactNode } from 'react';

interface VoidDialogProps {
  template: CouponTemplate;
  voidAll(reason: string): Promise<CouponsVoided>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onDone(): void;
}

/** Asked first, as it is not undone: what was claimed holds no more (COUPON-17). */
export function VoidDialog({ template, voidAll, failureWords, onClose, onDone }: VoidDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const handleAct = async () => {
    setError(reason.trim() === '' ? couponCopy.voidReason : '');
    if (reason.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      toast.success(couponVoidedWords(await voidAll(reason.trim())));
      onDone();
    } catch (refused) {
      setFailure(failureWords(refused));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`作废已领取的“${template.name}”？`}
      width="tip"
      action={{ label: '作废已领取', danger: true, busy: isBusy, onAct: () => void handleAct() }}
    >
      <div className="p-stack">
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <p>{couponVoidWords(template)}</p>
        <Field label="作废原因" required hint="持有人可以看到" error={error}>
          <Input
            maxLength={COUPON_REASON_MAX}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError('');
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
