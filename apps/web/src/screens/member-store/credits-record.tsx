import { PAGE_SIZES } from '@portal/contract/core';
import { getCreditsAccount, listCreditsRecords, listExchanges } from '@portal/contract/credits';
import { Breadcrumb, ButtonLink, Card, Container, Empty, Pager, Tabs } from '@portal/ui';
import { CreditsBalance, CREDITS_PATH, creditsRecordAddress as address, ExchangeList, RecordTable } from '../../features/credits/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/credits-record.ts';
import './credits-record.css';

/** /memberStore/creditsExchange/record: every movement, or every exchange (CREDITS-7). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { tab, page, size } = query;
  const [account, records, exchanges] = await Promise.all([
    call(getCreditsAccount),
    tab === 'points' ? call(listCreditsRecords, { query: { page, size } }) : null,
    tab === 'orders' ? call(listExchanges, { query: { page, size } }) : null,
  ]);
  return { query, account, records, exchanges };
});

export default function CreditsRecordPage({ loaderData: { query, account, records, exchanges } }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const count = records?.count ?? exchanges?.count ?? 0;
  const toGoods = <ButtonLink href={CREDITS_PATH}>去看积分商品</ButtonLink>;
  return (
    <Container className="ms-records">
      <Breadcrumb crumbs={[{ label: '积分兑换', href: CREDITS_PATH }, { label: '积分记录' }]} />
      <h1>积分记录</h1>
      <CreditsBalance account={account}>{toGoods}</CreditsBalance>
      <Tabs
        label="积分记录"
        tabs={[
          { key: 'points', label: '积分明细', href: address.href(address.with(query, { tab: 'points' })) },
          { key: 'orders', label: '兑换记录', href: address.href(address.with(query, { tab: 'orders' })) },
        ]}
        current={query.tab}
      />
      {records && records.data.length > 0 && (
        <Card flush>
          <RecordTable records={records.data} />
        </Card>
      )}
      {exchanges && exchanges.data.length > 0 && <ExchangeList exchanges={exchanges.data} onDone={() => void readAnew()} />}
      {(records ?? exchanges)?.data.length === 0 && (
        <Empty drawing="box" text={query.tab === 'points' ? '还没有积分变动，订单完成后就会有积分' : '还没有兑换过商品'} action={toGoods} />
      )}
      {count > 0 && (
        <Pager
          total={count}
          page={query.page}
          size={query.size}
          sizes={PAGE_SIZES}
          hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
        />
      )}
    </Container>
  );
}
