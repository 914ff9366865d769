import { couponActNames, couponActWords, stepCouponTemplate, type CouponTemplate } from '@portal/contract/coupon';
import type { CouponTemplateAct } from '@portal/engines/states';
import { Dialog, Notice } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';

export type TemplateStep = Exclude<CouponTemplateAct, 'change'>;

/** Asked first; what was refused stands in the dialog. */
export function StepDialog({ template, act, onClose, onDone }: { template: CouponTemplate; act: TemplateStep; onClose(): void; onDone(): void }) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const label = couponActNames[act];
  const handleAct = async () => {
    setBusy(true);
    try {
      await call(stepCouponTemplate, { body: { templateNo: template.templateNo, act } });
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
      title={`${label}“${template.name}”？`}
      action={{ label, danger: act === 'end' || act === 'void', busy: isBusy, onAct: () => void handleAct() }}
    >
      <p>{couponActWords[act]}</p>
      {failed && <Notice tone="error">{failed}</Notice>}
    </Dialog>
  );
}
