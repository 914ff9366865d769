import type { DesignLine, OrderFee } from '@portal/contract/design-order';
import { remindersOf } from '@portal/engines/goods';
import { isOnSale } from '@portal/engines/pricing';
import { Button, ButtonLink, Notice } from '@portal/ui';
import { useDeferredValue, useMemo } from 'react';
import './site-works-tip.css';

interface SiteWorksTipProps {
  lines: readonly DesignLine[];
  /** Of an order. */
  fees?: readonly Pick<OrderFee, 'name'>[];
  /** Where they are chosen; null: this account keeps no products of its own, and sees no tip (PRIVATE-3). */
  href: string | null;
  /** Of an order, whose construction is a fee: begins it. */
  onAddConstruction?: () => void;
}

const NO_FEES: NonNullable<SiteWorksTipProps['fees']> = [];

/** Asks whether a list is to have the construction and the cable that its devices bring to mind (DESIGN-14, DESIGN-27). */
export function SiteWorksTip({ lines: typed, fees = NO_FEES, href, onAddConstruction }: SiteWorksTipProps) {
  // follows what is typed
  const lines = useDeferredValue(typed);
  const { cable, construction } = useMemo(
    () =>
      remindersOf(
        lines.filter(isOnSale),
        fees.map(({ name }) => name),
      ),
    [lines, fees],
  );
  const missing = [...(construction === 0 ? ['安装施工费'] : []), ...(cable === 0 ? ['线缆耗材'] : [])];
  if (href === null || missing.length === 0) return null;
  const isFee = onAddConstruction !== undefined && construction === 0;
  const isBoth = isFee && cable === 0;
  return (
    <div className="do-site-works">
      <Notice
        action={
          <span className="p-row">
            {isFee && (
              <Button size="small" icon="plus" aria-haspopup="dialog" onClick={onAddConstruction}>
                快速添加{isBoth && '施工费'}
              </Button>
            )}
            {(!isFee || isBoth) && (
              <ButtonLink size="small" icon="plus" href={href}>
                快速添加{isBoth && '线缆'}
              </ButtonLink>
            )}
          </span>
        }
      >
        是否需要添加{missing.join('和')}？
      </Notice>
    </div>
  );
}
