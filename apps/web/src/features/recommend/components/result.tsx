import { Button, ErrorState, Notice } from '@portal/ui';
import { useState } from 'react';
import { failureWords } from '../../../lib/calls/failure-words.tsx';
import { mandatoryGaps } from '../model/mandatory-gaps.ts';
import { withKept, withPick, type ShownTier } from '../model/shown-tier.ts';
import { LiveDrawing } from '../pictures/live-drawing.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { ResultHead } from './result-head.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { TierChoice } from './tier-choice.tsx';
import { TierTable } from './tier-table.tsx';
import type { AnswersGuide } from './use-guide.ts';
import type { RecommendationNow } from './use-recommendation.ts';
import './result.css';

/** Everything the answers come to. Figures follow at once; products are asked for, and the former ones stay, dimmed, meanwhile. */
export function Result({ guide, recommendation, tier }: { guide: AnswersGuide; recommendation: RecommendationNow; tier: ShownTier | null }) {
  const { plan, local, figures } = guide;
  const errorCount = (local.valid ? 0 : local.errors.length) + (guide.budget.ok ? 0 : 1);
  return (
    <>
      {errorCount > 0 && <Notice tone="warning">有 {errorCount} 处填写需要修改，改好后这里马上算出结果。</Notice>}
      {figures !== null && (
        <div className="rc-sheet rc-overview">
          <figure>
            <LiveDrawing scenario={plan.id} inputs={figures.inputs} />
          </figure>
          <ResultHead highlights={figures.highlights} warnings={figures.warnings} />
        </div>
      )}
      <Products guide={guide} recommendation={recommendation} tier={tier} />
    </>
  );
}

function Products({ guide, recommendation, tier }: { guide: AnswersGuide; recommendation: RecommendationNow; tier: ShownTier | null }) {
  const { plan } = guide;
  const { tiers, failure, isForbidden, isAsking, isOutdated, retry } = recommendation;
  const [exchanging, setExchanging] = useState<string | null>(null);
  const exchanged = tier?.lines.find(({ key }) => key === exchanging);
  if (tiers === null || tier === null) {
    if (isForbidden) return <ErrorState title="您的身份不能使用智能配单工具" safe="请联系您的经销商或客服开通。上面的计算结果不受影响。" />;
    if (failure !== null && !isAsking) return <Failed failure={failure} onRetry={retry} />;
    return isAsking || failure !== null ? <ResultSkeleton /> : null;
  }
  const isEmpty = tier.lines.length > 0 && tier.lines.every(({ chosen }) => chosen === null);
  return (
    <>
      {failure !== null && !isAsking && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={retry}>
              重新匹配
            </Button>
          }
        >
          产品没有匹配成功：{failureWords(failure)}。下面是上一次匹配的产品。
        </Notice>
      )}
      <div className="rc-products" data-outdated={isOutdated || undefined} aria-busy={isAsking}>
        <TierChoice tiers={tiers} chosen={guide.tier} hasBudget={guide.budget.ok && guide.budget.yuan !== null} fields={plan.fields} onChoose={guide.setTier} />
        {isEmpty && <Notice tone="warning">产品库里还没有能用在这里的型号。下面按参数列出需要什么，可以打印出来询价。</Notice>}
        {mandatoryGaps(tier).map(({ line, text }) => (
          <Notice
            key={line.key}
            tone="warning"
            action={
              line.alternatives.length > 0 && (
                <Button size="small" onClick={() => setExchanging(line.key)} aria-label={`更换必配的${line.roleName}`}>
                  更换
                </Button>
              )
            }
          >
            {text}
          </Notice>
        ))}
        <TierTable
          tier={tier}
          onKeep={(line, quantity) => guide.setKept(withKept(guide.kept, tier.lines, line.key, quantity))}
          onExchange={({ key }) => setExchanging(key)}
        />
        <output className="p-hidden">{isAsking ? '正在匹配产品' : ''}</output>
      </div>
      {exchanged !== undefined && (
        <ExchangeDialog
          line={exchanged}
          onClose={() => setExchanging(null)}
          onTake={(skuNo) => guide.setPicks(withPick(guide.picks, tier, exchanged.key, skuNo))}
        />
      )}
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  return (
    <ErrorState
      title="产品没有匹配成功"
      safe={<>{failureWords(failure)}。填写的内容和计算结果都在。</>}
      actions={
        <Button kind="primary" onClick={onRetry}>
          重新匹配
        </Button>
      }
    />
  );
}
