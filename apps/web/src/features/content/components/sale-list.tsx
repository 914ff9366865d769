import type { Sale } from '@portal/contract/content';
import { saleAddress, saleDays, saleLeft } from '../model/sale.ts';
import { PublishedCard, PublishedGrid } from './published-card.tsx';
import { SaleTag } from './sale-tag.tsx';

/** What is promoted, a card each: cover, title, whether it is on, how long, and how many products. `now`: the server's. */
export function SaleList({ sales, now }: { sales: readonly Sale[]; now: number }) {
  return (
    <PublishedGrid label="促销活动">
      {sales.map((sale) => (
        <PublishedCard key={sale.saleNo} {...sale} href={saleAddress.href({ id: sale.saleNo })} isFirst>
          <SaleTag state={sale.state} />
          <span>{sale.productCount} 种产品</span>
          <span>{saleLeft(sale, now)}</span>
          <span>{saleDays(sale)}</span>
        </PublishedCard>
      ))}
    </PublishedGrid>
  );
}
