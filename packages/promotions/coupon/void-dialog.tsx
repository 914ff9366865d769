import { couponCopy, couponVoidWords, couponVoidedWords, type CouponsVoided, type CouponTemplate } from '@portal/contract/coupon';
import { COUPON_REASON_MAX } from '@portal/contract/coupon/limits';
import { toast } from '@portal/ui';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../reason/index.ts';

interface VoidDialogProps {
  template: CouponTemplate;
  voidAll(reason: string): Promise<CouponsVoided>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onDone(): void;
}

/** Asked first, as it is not undone: what was claimed holds no more (COUPON-17). */
export const VoidDialog = ({ template, voidAll, failureWords, onClose, onDone }: VoidDialogProps) => (
  <ReasonDialog
    title={`作废已领取的“${template.name}”？`}
    action={{ label: '作废已领取', danger: true }}
    reason={{ label: '作废原因', hint: '持有人可以看到', max: COUPON_REASON_MAX, missing: couponCopy.voidReason }}
    perform={async (reason) => {
      toast.success(couponVoidedWords(await voidAll(reason)));
      onDone();
    }}
    wordsOf={(failure) => ({ above: failureWords(failure) })}
    onClose={onClose}
  >
    {couponVoidWords(template)}
  </ReasonDialog>
);
