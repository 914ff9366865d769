import { findCallError } from '@portal/client';
import {
  COUPON_REVIEW_ABOVE,
  couponActNames,
  couponActWords,
  couponCopy,
  couponTemplateMoved,
  getCouponTemplate,
  stepCouponTemplate,
  type CouponTemplate,
} from '@portal/contract/coupon';
import { ceilingOf, couponTermsWords } from '@portal/engines/pricing';
import type { CouponTemplateAct } from '@portal/engines/states';
import { Dialog, Notice, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';

export type TemplateStep = Exclude<CouponTemplateAct, 'change'>;

/** Asked first; what was refused stands in the dialog. */
export function StepDialog({ template: listed, act, onClose, onDone }: { template: CouponTemplate; act: TemplateStep; onClose(): void; onDone(): void }) {
  const [template, setTemplate] = useState(listed);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const ceiling = ceilingOf(template);
  const isAsked = act === 'issue' && template.review === 'none' && (ceiling === null || ceiling > COUPON_REVIEW_ABOVE);
  const label = isAsked ? '提交复核' : couponActNames[act];
  const handleAct = async () => {
    setBusy(true);
    try {
      const { review } = await call(stepCouponTemplate, { body: { templateNo: template.templateNo, act, edition: template.edition } });
      if (review === 'own') toast.success(couponCopy.reviewWaits);
      onDone();
    } catch (failure) {
      setFailed(failureWords(failure));
      // what is confirmed next is what stands there now
      if (findCallError(failure)?.code === couponTemplateMoved.code)
        await call(getCouponTemplate, { params: { id: template.templateNo } }).then(setTemplate, () => undefined);
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
      <p>{isAsked ? couponCopy.reviewAsked(formatYuan(COUPON_REVIEW_ABOVE).text) : couponActWords[act]}</p>
      {act === 'issue' && <p>{`${couponTermsWords(template)}，共 ${template.totalCount} 张`}</p>}
      {failed && <Notice tone="error">{failed}</Notice>}
    </Dialog>
  );
}
