import { getCreditsAccount, listCreditsGoods, rankCreditsGoods } from '@portal/contract/credits';
import { PAGE_SIZES } from '@portal/contract/core';
import { Breadcrumb, ButtonLink, CardGrid, Container, Empty, Pager, Tabs } from '@portal/ui';
import { redirect } from 'react-router';
import { creditsAddress as address, CreditsBalance, CreditsGoodsCard, CreditsRank, creditsRecordAddress } from '../../features/credits/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/credits-exchange.ts';
import './credits-exchange.css';

/** /memberStore/creditsExchange: what one has, and what it is given for (CREDITS-7). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { affordable, page, size } = query;
  const [account, listed, rank] = await Promise.all([
    call(getCreditsAccount),
    call(listCreditsGoods, { query: { page, size, ...(affordable ? { affordable: '1' } : {}) } }),
    // the list stands without it
    call(rankCreditsGoods).catch(() => []),
  ]);
  const { data: goods, count } = listed;
  if (goods.length === 0 && count > 0) throw redirect(address.href(address.with(query, { page: Math.ceil(count / size) })));
  return { query, account, goods, count, rank };
});

export default function CreditsExchange({ loaderData: { query, account, goods, count, rank } }: Route.ComponentProps) {
  const records = (tab: 'points' | 'orders') => creditsRecordAddress.href({ tab, page: 1, size: 20 });
  return (
    <Container className="ms-credits">
      <Breadcrumb crumbs={[{ label: '积分兑换' }]} />
      <h1>积分兑换</h1>
      <CreditsBalance account={account}>
        <ButtonLink href={records('points')}>积分明细</ButtonLink>
        <ButtonLink href={records('orders')}>我的兑换</ButtonLink>
      </CreditsBalance>
      <div className={rank.length > 0 ? 'ms-credits__two' : undefined}>
        <section className="p-stack" aria-label="积分商品">
          <Tabs
            label="积分商品"
            small
            tabs={[
              { key: 'all', label: '全部', href: address.href(address.with(query, { affordable: false })) },
              { key: 'own', label: '我能兑换的', href: address.href(address.with(query, { affordable: true })) },
            ]}
            current={query.affordable ? 'own' : 'all'}
          />
          <h2 className="p-hidden">积分商品列表</h2>
          {goods.length === 0 ? (
            <Empty
              drawing="box"
              text={query.affordable ? '现有积分还不够兑换任何商品' : '目前没有可以兑换的商品'}
              action={query.affordable && <ButtonLink href={address.path}>看全部商品</ButtonLink>}
            />
          ) : (
            <CardGrid label="积分商品">
              {goods.map((one, place) => (
                <CreditsGoodsCard key={one.spuNo} goods={one} balance={account.balance} isFirst={place < 5} />
              ))}
            </CardGrid>
          )}
          {count > query.size && (
            <Pager
              total={count}
              page={query.page}
              size={query.size}
              sizes={PAGE_SIZES}
              hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
            />
          )}
        </section>
        <CreditsRank goods={rank} />
      </div>
    </Container>
  );
}
