import { afterSaleStateNames, type AfterSaleCounts, type AfterSaleSummary } from '@portal/contract/after-sale';
import { PAGE_SIZES } from '@portal/contract/core';
import { isAfterSaleOver } from '@portal/engines/states';
import { Button, ButtonLink, Empty, ErrorState, Pager, Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { AFTER_SALE_TABS, AfterSaleList, type AfterSalesAddress, type AfterSalesQuery } from '../../features/after-sale/index.ts';
import type { Part } from '../../lib/page-loader.ts';
import { KeywordSearch } from '../merchant/keyword-search.tsx';

interface AfterSalesPartProps {
  who: 'buyer' | 'dealer';
  address: AfterSalesAddress;
  query: AfterSalesQuery;
  requests: Part<{ data: readonly AfterSaleSummary[]; count: number }>;
  /** Null: not known. */
  counts: AfterSaleCounts | null;
  /** What there is to do where there is no request at all. */
  none: { text: string; action: ReactNode };
}

/** Requests after a sale by state, looked for by words: a buyer's own, or those at a dealer. */
export function AfterSalesPart({ who, address, query, requests, counts, none }: AfterSalesPartProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const { data, failure } = requests;
  const hrefOf = (change: Partial<AfterSalesQuery>) => address.href(address.with(query, change));
  const isNarrowed = query.state !== 'all' || query.keyword !== '' || query.page > 1;
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
        <KeywordSearch address={address} query={query} label="售后单号、产品或型号" />
      </div>
      {failure !== null && (
        <ErrorState
          title="售后单没有加载成功"
          safe={failure}
          actions={
            <Button kind="primary" onClick={() => void revalidate()}>
              重试
            </Button>
          }
        />
      )}
      {data?.data.length === 0 &&
        (isNarrowed ? (
          <Empty drawing="search" text="没有符合条件的售后单" action={<ButtonLink href={address.path}>查看全部售后单</ButtonLink>} />
        ) : (
          <Empty drawing="box" text={none.text} action={none.action} />
        ))}
      {data && data.data.length > 0 && (
        <div aria-busy={state === 'loading'}>
          <AfterSaleList requests={data.data} who={who} list={address} />
          <Pager total={data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
        </div>
      )}
    </>
  );
}
