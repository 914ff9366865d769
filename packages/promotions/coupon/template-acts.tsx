import { couponActNames, couponCopy, couponTemplateStateNames, type CouponTemplate } from '@portal/contract/coupon';
import { couponTemplateStates } from '@portal/engines/states';
import { Button, Tag, type Tone } from '@portal/ui';
import type { TemplateStep } from './step-dialog.tsx';
import './template-acts.css';

const TONES: Readonly<Record<CouponTemplate['state'], Tone>> = { draft: 'neutral', issuing: 'success', paused: 'warning', ended: 'neutral', voided: 'danger' };

/** How far a template has come: one that waits for a colleague, and one whose days of claiming are to come, say so. */
export function TemplateState({ template: { state, review, isToCome } }: { template: Pick<CouponTemplate, 'state' | 'review' | 'isToCome'> }) {
  if (review === 'returned') return <Tag tone="danger">{couponCopy.wasSentBack}</Tag>;
  if (review !== 'none') return <Tag tone="warning">{review === 'own' ? '待同事复核' : couponCopy.waitsForSecond}</Tag>;
  if (state === 'issuing' && isToCome) return <Tag tone="accent">待开始</Tag>;
  return <Tag tone={TONES[state]}>{couponTemplateStateNames[state]}</Tag>;
}

/** What giving it out is, where two decide. */
const ISSUE_LABELS: Readonly<Partial<Record<CouponTemplate['review'], string>>> = { asked: '复核并发放', returned: '重新提交复核' };

interface TemplateActsProps {
  template: CouponTemplate;
  onEdit(isCopy: boolean): void;
  /** Left out: it is given to nobody by name here. */
  onGrant?: (() => void) | undefined;
  onStep(act: TemplateStep): void;
  /** Left out: nothing waits for a second operator here. */
  onSendBack?: (() => void) | undefined;
  onVoid(): void;
}

interface Act {
  key: string;
  label: string;
  isFinal?: boolean;
  perform(): void;
}

/** What can be done about a template: what goes on first, what cannot be taken back last, and marked. */
export function TemplateActs({ template, onEdit, onGrant, onStep, onSendBack, onVoid }: TemplateActsProps) {
  const { state, review, name } = template;
  const may = (act: TemplateStep) => couponTemplateStates.may(state, act, 'issuer') && !(act === 'issue' && review === 'own');
  const stepOf = (act: TemplateStep, isFinal = false): Act[] =>
    may(act) ? [{ key: act, label: (act === 'issue' && ISSUE_LABELS[review]) || couponActNames[act], isFinal, perform: () => onStep(act) }] : [];
  const isDraft = state === 'draft';
  const acts: Act[] = [
    ...stepOf('issue'),
    ...(onSendBack && review === 'asked' ? [{ key: 'sendBack', label: couponCopy.sendBack, perform: onSendBack }] : []),
    { key: 'edit', label: isDraft ? '修改' : '复制', perform: () => onEdit(!isDraft) },
    ...(onGrant && may('end') ? [{ key: 'grant', label: '发放给客户', perform: onGrant }] : []),
    ...stepOf('pause'),
    ...stepOf('resume'),
    ...stepOf('end', true),
    ...stepOf('void', true),
    ...(template.claimedCount > template.usedCount ? [{ key: 'voidClaimed', label: '作废已领取', isFinal: true, perform: onVoid }] : []),
  ];
  return (
    <span className="pr-acts">
      {acts.map(({ key, label, isFinal, perform }) => (
        <Button key={key} kind="quiet" size="small" className={isFinal ? 'pr-acts__final' : undefined} aria-label={`${label}：${name}`} onClick={perform}>
          {label}
        </Button>
      ))}
    </span>
  );
}
