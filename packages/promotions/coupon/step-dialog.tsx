import { findCallError } from '@portal/client';
import { COUPON_REVIEW_ABOVE, couponActNames, couponActWords, couponCopy, couponTemplateMoved, type CouponTemplate } from '@portal/contract/coupon';
import { ceilingOf, countMostOf, couponTermsWords } from '@portal/engines/pricing';
import type { CouponTemplateAct } from '@portal/engines/states';
import { Button, Dialog, Facts, Notice, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { issueFactsOf } from './issue-facts.ts';

export type TemplateStep = Exclude<CouponTemplateAct, 'change'>;

interface StepDialogProps {
  template: CouponTemplate;
  act: TemplateStep;
  /** What costs much is given out by two (COUPON-16). */
  isReviewed: boolean;
  /** By which the categories of its scope are named. */
  categories?: readonly { id: number; name: string }[] | undefined;
  /** Of the edition that is shown. */
  step(template: CouponTemplate): Promise<CouponTemplate>;
  /** The template as it is by now. */
  read(): Promise<CouponTemplate | undefined>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onDone(): void;
  /** Offered beside letting out what another asked for; left out: nothing waits for two here. */
  onSendBack?: ((template: CouponTemplate) => void) | undefined;
}

/** Asked first; what was refused stands in the dialog, and what is confirmed next is what stands there now. */
export function StepDialog({ template: listed, act, isReviewed, categories = [], step, read, failureWords, onClose, onDone, onSendBack }: StepDialogProps) {
  const [template, setTemplate] = useState(listed);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReactNode>(null);
  const ceiling = ceilingOf(template);
  const isAsked =
    isReviewed && act === 'issue' && (template.review === 'returned' || (template.review === 'none' && (ceiling === null || ceiling > COUPON_REVIEW_ABOVE)));
  const label = isAsked ? '提交复核' : couponActNames[act];
  const handleAct = async () => {
    setBusy(true);
    try {
      const { review } = await step(template);
      if (review === 'own') toast.success(couponCopy.reviewWaits);
      onDone();
    } catch (failure) {
      setFailed(failureWords(failure));
      if (findCallError(failure)?.code === couponTemplateMoved.code)
        await read().then(
          (now) => now && setTemplate(now),
          () => undefined,
        );
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
      {act === 'issue' && <p>{issuedWords(template)}</p>}
      {act === 'issue' && isReviewed && <Facts facts={issueFactsOf(template, categories)} />}
      {act === 'issue' && template.returned && (
        <Notice tone="warning">
          {template.returned.by} 退回：{template.returned.reason}
        </Notice>
      )}
      {onSendBack && act === 'issue' && template.review === 'asked' && (
        <p>
          内容有误或不应发放时，
          <Button kind="quiet" size="small" onClick={() => onSendBack(template)}>
            退回并说明原因
          </Button>
        </p>
      )}
      {failed !== null && <Notice tone="error">{failed}</Notice>}
    </Dialog>
  );
}

/** What is given out, and how many: fewer than its number where the budget is for fewer. */
function issuedWords(template: CouponTemplate): string {
  const { budget, totalCount } = template;
  const count = countMostOf(template);
  const limit = budget !== null && count < totalCount ? `（预算 ${formatYuan(budget).text} 只够这么多，总量 ${totalCount} 张发不完）` : '';
  return `${couponTermsWords(template)}，共 ${count} 张${limit}`;
}
