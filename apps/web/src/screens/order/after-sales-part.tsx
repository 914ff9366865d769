import { afterSaleStateNames, type AfterSaleCounts, type AfterSaleSummary } from '@portal/contract/after-sale';
import { isAfterSaleOver } from '@portal/engines/states';
import { Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import { AFTER_SALE_TABS, AfterSaleList, type AfterSalesAddress, type AfterSalesQuery } from '../../features/after-sale/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { KeywordSearch } from '../merchant/keyword-search.tsx';
import { NarrowedList } from './narrowed-list.tsx';

interface AfterSalesPartProps {
  who: 'buyer' | 'dealer';
  address: AfterSalesAddress;
  query: AfterSalesQuery;
  requests: PagePart<{ data: readonly AfterSaleSummary[]; count: number }>;
  /** Null: not known. */
  counts: AfterSaleCounts | null;
  /** What there is to do where there is no request at all. */
  none: { text: string; action: ReactNode };
}

/** Requests after a sale by state, looked for by words: a buyer's own, or those at a dealer. */
export function AfterSalesPart({ who, address, query, requests, counts, none }: AfterSalesPartProps) {
  const hrefOf = (change: Partial<AfterSalesQuery>) => address.href(address.with(query, change));
  return (
    <>
      <Tabs
        label="售后状态"
        small
        tabs={AFTER_SALE_TABS.map((key) => ({
          key,
          label: key === 'all' ? '全部' : afterSaleStateNames[key],
          href: hrefOf({ state: key }),
          // what is over asks for nothing
          ...(counts && key !== 'all' && !isAfterSaleOver(key) && counts[key] > 0 ? { count: counts[key] } : {}),
        }))}
        current={query.state}
      />
      <div className="p-row p-row--apart">
        <KeywordSearch address={address} query={query} label={who === 'buyer' ? '售后单号、运单号、产品或型号' : '售后单号、运单号、买家、产品或型号'} />
      </div>
      <NarrowedList name="售后单" query={query} allHref={address.path} hrefOf={(page, size) => hrefOf({ page, size })} found={requests} none={none}>
        {(rows) => <AfterSaleList requests={rows} who={who} list={address} />}
      </NarrowedList>
    </>
  );
}
