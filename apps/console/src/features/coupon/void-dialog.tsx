import { couponCopy, couponVoidWords, couponVoidedWords, voidCoupons, type CouponTemplate } from '@portal/contract/coupon';
import { COUPON_REASON_MAX } from '@portal/contract/coupon/limits';
import { Dialog, Field, Input, Notice, toast } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';

/** Asked first, as it is not undone: what was claimed holds no more (COUPON-17). */
export function VoidDialog({ template, onClose, onDone }: { template: CouponTemplate; onClose(): void; onDone(): void }) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleAct = async () => {
    setError(reason.trim() === '' ? couponCopy.voidReason : '');
    if (reason.trim() === '') return;
    setBusy(true);
    try {
      toast.success(couponVoidedWords(await call(voidCoupons, { body: { templateNo: template.templateNo, reason: reason.trim() } })));
      onDone();
    } catch (failure) {
      setFailed(failureWords(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`作废已领取的“${template.name}”？`}
      action={{ label: '作废已领取', danger: true, busy: isBusy, onAct: () => void handleAct() }}
    >
      <div className="p-stack">
        <p>{couponVoidWords(template)}</p>
        {failed && <Notice tone="error">{failed}</Notice>}
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
