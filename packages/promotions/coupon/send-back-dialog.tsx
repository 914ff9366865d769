import { couponCopy, type CouponTemplate } from '@portal/contract/coupon';
import { COUPON_REASON_MAX } from '@portal/contract/coupon/limits';
import { toast } from '@portal/ui';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../reason/index.ts';

interface SendBackDialogProps {
  template: CouponTemplate;
  sendBack(reason: string): Promise<unknown>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onDone(): void;
}

/** The second operator does not let it out: why is read by whoever asked and whoever wrote it (COUPON-19). */
export const SendBackDialog = ({ template: { name, askedBy }, sendBack, failureWords, onClose, onDone }: SendBackDialogProps) => (
  <ReasonDialog
    title={`退回“${name}”？`}
    action={{ label: couponCopy.sendBack }}
    reason={{ label: '退回原因', hint: '提交人和填写人可以看到', max: COUPON_REASON_MAX, missing: couponCopy.sendBackReason }}
    perform={async (reason) => {
      await sendBack(reason);
      toast.success(couponCopy.sentBack);
      onDone();
    }}
    wordsOf={(failure) => ({ above: failureWords(failure) })}
    onClose={onClose}
  >
    {askedBy === '' ? '' : `${askedBy} 提交了复核。`}退回后仍为草稿，修改后须重新提交复核。
  </ReasonDialog>
);
