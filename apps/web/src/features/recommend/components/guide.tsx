import { guestCopy } from '@portal/contract/core';
import { tierIds, tierInputs, type ScenarioId, type ScenarioPlan } from '@portal/engines/sizing';
import type { Raw } from '@portal/engines/inputs';
import { Button, Notice } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useRef, type ReactNode } from 'react';
import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { AnsweredAsk } from '../api.ts';
import type { GuideAddress } from '../model/guide-address.ts';
import { TIER_NAMES } from '../model/tier-words.ts';
import { GuideBar } from './guide-bar.tsx';
import { GuideForm } from './guide-form.tsx';
import { PrintedAnswers } from './printed-answers.tsx';
import { Result } from './result.tsx';
import { ScenarioSwitch } from './scenario-switch.tsx';
import { useAddress } from './use-address.ts';
import { useApplying, type SelectionDoor } from './use-applying.ts';
import { useGuide } from './use-guide.ts';
import { useRecommendation } from './use-recommendation.ts';
import './guide.css';

// the form of a new order brings the schemas along
const ApplyDialogs = lazyPart(async () => (await import('./apply-dialogs.tsx')).ApplyDialogs);

/** What comes, by the stage of applying. */
const COMING = { signIn: guestCopy.signInFirst, naming: '生成新配单', reviewing: '应用方案' } as const;

export interface GuideProps {
  plan: ScenarioPlan;
  address: GuideAddress;
  /** The design order to join; null: the selected-product list. */
  order: { id: string; /** null: a guest's, or not known now. */ name: string | null } | null;
  /** The order the address names is not one of this person's. */
  isOrderMissing: boolean;
  /** The recommendation as the page's loader read it; null: not yet. */
  first: AnsweredAsk | null;
  isSignedIn: boolean;
  list: SelectionDoor | null;
  /** What else can be done with the answers of the chosen tier, of a higher room. */
  renderSave: (answers: AnswersToSave) => ReactNode;
}

/** Answers that hold, with the preferences of the chosen tier put in. */
export interface AnswersToSave {
  engine: ScenarioId;
  title: string;
  inputs: Record<string, unknown>;
  /** The same of each tier, those of equal answers once; asked for when they are to be saved. */
  eachTier: () => readonly { title: string; inputs: Record<string, unknown> }[];
  here: string;
}

function tiersToSave(plan: ScenarioPlan, inputs: Raw): { title: string; inputs: Record<string, unknown> }[] {
  const tiers = tierIds.map((tier) => ({ title: `${plan.title} ${TIER_NAMES[tier]}`, inputs: { ...tierInputs(plan, inputs, tier) } }));
  const answersOf = ({ inputs: of }: (typeof tiers)[number]): string => JSON.stringify(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return tiers.filter((one, place) => tiers.findIndex((other) => answersOf(other) === answersOf(one)) === place);
}

/** Said where an address names an order that is gone or someone else's. */
export const ORDER_MISSING = '要加入的配单不存在或已被删除，方案可以加入清单或生成新的配单';

/** One scenario from the questions to the list: form at the left, figures, tiers and products at the right, deeds at the lower edge. */
export function Guide({ plan, address, order, isOrderMissing, first, isSignedIn, list, renderSave }: GuideProps) {
  const guide = useGuide(plan, address, order?.id ?? null);
  const recommendation = useRecommendation(guide, first);
  const tier = recommendation.tiers?.find((one) => one.tier === guide.tier) ?? null;
  const applying = useApplying(guide, tier, { orderId: order?.id ?? null, isSignedIn, list });
  const resultRef = useRef<HTMLElement>(null);
  // a link leads to what can be worked out: what is typed wrongly stays in the form alone
  useAddress(guide.local.valid ? guide.href : null);
  const { applied } = applying;
  const save =
    guide.figures &&
    renderSave({
      engine: plan.id,
      title: `${plan.title} ${TIER_NAMES[guide.tier]}`,
      inputs: { ...guide.figures.inputs },
      eachTier: () => tiersToSave(plan, guide.inputs),
      here: guide.href,
    });
  return (
    <>
      <div className="rc-guide">
        <div className="rc-guide__top">
          <h1>{plan.title}</h1>
          <p className="rc-guide__answers">{plan.answers}</p>
          <ScenarioSwitch current={plan.id} orderId={order?.id ?? null} />
        </div>
        {order !== null && <Notice>{order.name === null ? '正在为已有的配单配产品' : `正在为配单「${order.name}」配产品`}</Notice>}
        {isOrderMissing && <Notice tone="warning">{ORDER_MISSING}</Notice>}
        <PrintedAnswers guide={guide} orderName={order?.name ?? null} />
        <div className="rc-guide__columns">
          <div className="rc-guide__questions">
            <GuideForm guide={guide} onDone={() => resultRef.current?.scrollIntoView({ block: 'start' })} />
            <div className="rc-guide__again">
              <Button kind="quiet" size="small" icon="refresh" onClick={guide.restart}>
                恢复示例
              </Button>
              {applied !== null && (
                <Button kind="quiet" size="small" onClick={() => guide.takeUp(applied)}>
                  取回上次应用的填写（{TIER_NAMES[applied.tier]}，{formatDateTime(applied.gmtModified)}）
                </Button>
              )}
            </div>
          </div>
          <section ref={resultRef} className="rc-guide__result" aria-label="方案">
            <Result guide={guide} recommendation={recommendation} tier={tier} />
          </section>
        </div>
      </div>
      {tier !== null && (
        <>
          <GuideBar tier={tier} isOutdated={recommendation.isOutdated} isJoiningOrder={order !== null} applying={applying} save={save} />
          {applying.stage.kind !== 'idle' && (
            <ComingDialog title={COMING[applying.stage.kind]} onClose={applying.close}>
              <ApplyDialogs applying={applying} tier={tier} suggestedName={`${plan.title}方案`} here={guide.href} />
            </ComingDialog>
          )}
        </>
      )}
    </>
  );
}
