import { Anchor, Button, Icon, Money } from '@portal/ui';
import { TIER_NAMES } from '../model/tier-words.ts';
import type { ReactNode } from 'react';
import type { ShownTier } from '../model/shown-tier.ts';
import type { Applying } from './use-applying.ts';
import './guide-bar.css';

interface GuideBarProps {
  tier: ShownTier;
  isOutdated: boolean;
  isJoiningOrder: boolean;
  applying: Applying;
  /** A further deed. */
  save: ReactNode;
}

/** The chosen tier at one glance, at the lower edge of the page: what it comes to, what it lacks, and the deeds. It never changes its height. */
export function GuideBar({ tier, isOutdated, isJoiningOrder, applying, save }: GuideBarProps) {
  const { busy, done } = applying;
  const lacking = [tier.unmatchedCount > 0 && `${tier.unmatchedCount} 项未匹配`, tier.unpricedCount > 0 && `${tier.unpricedCount} 项暂无价格`]
    .filter(Boolean)
    .join('、');
  const openCount = tier.unmatchedCount + tier.unpricedCount;
  return (
    <section className="rc-bar" aria-label="方案合计">
      <div className="rc-bar__row">
        <span className="rc-bar__sum" data-outdated={isOutdated || undefined}>
          <span className="rc-bar__tier">{TIER_NAMES[tier.tier]}</span>
          <Money yuan={tier.amount} size="large" />
        </span>
        <span className="rc-bar__state">
          {tier.overBudget !== null ? (
            <span className="rc-over">
              超出预算 <Money yuan={tier.overBudget} size="small" />
              {openCount > 0 && <>，另有 {openCount} 项未计入</>}
            </span>
          ) : (
            lacking !== '' && <span className="rc-lacking">{lacking}，未计入</span>
          )}
        </span>
        {done !== null && (
          <output className="rc-bar__done">
            <Icon name="success" size={16} />
            {done.words}
            <Anchor href={done.href}>{done.label}</Anchor>
          </output>
        )}
        <span className="rc-bar__space" />
        <Button className="rc-bar__print" icon="print" onClick={() => window.print()}>
          打印
        </Button>
        {save}
        {!isJoiningOrder && (
          <Button disabled={isOutdated} busy={busy === 'newOrder'} onClick={applying.startOrder}>
            生成新配单
          </Button>
        )}
        <Button kind="primary" size="large" disabled={isOutdated} busy={busy === 'selection' || busy === 'order'} onClick={applying.join}>
          {isJoiningOrder ? '加入配单' : '加入清单'}
        </Button>
      </div>
    </section>
  );
}
