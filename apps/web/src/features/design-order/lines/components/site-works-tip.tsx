import type { DesignLine, OrderFee } from '@portal/contract/design-order';
import { remindersOf } from '@portal/engines/goods';
import { isOnSale } from '@portal/engines/pricing';
import { ButtonLink, Notice } from '@portal/ui';
import './site-works-tip.css';

interface SiteWorksTipProps {
  lines: readonly DesignLine[];
  /** Of an order. */
  fees?: readonly Pick<OrderFee, 'name'>[];
  /** Where they are chosen; null: this account keeps no products of its own, and sees no tip (PRIVATE-3). */
  href: string | null;
}

/** Asks whether a list is to have the construction and the cable that its devices bring to mind (DESIGN-14, DESIGN-27). */
export function SiteWorksTip({ lines, fees = [], href }: SiteWorksTipProps) {
  const { cable, construction } = remindersOf(
    lines.filter(isOnSale),
    fees.map(({ name }) => name),
  );
  const missing = [...(construction === 0 ? ['安装施工费'] : []), ...(cable === 0 ? ['线缆耗材'] : [])];
  if (href === null || missing.length === 0) return null;
  return (
    <div className="do-site-works">
      <Notice
        action={
          <ButtonLink size="small" icon="plus" href={href}>
            快速添加
          </ButtonLink>
        }
      >
        是否需要添加{missing.join('和')}？
      </Notice>
    </div>
  );
}
