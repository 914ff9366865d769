import { walletUrl } from '@portal/contract/account';
import { PAGE_SIZES } from '@portal/contract/core';
import { listShopShares, shareCopy, shareStateNames, sumShopShares } from '@portal/contract/share-out';
import { ButtonLink, Card, Empty, Field, Pager, Select, Tabs } from '@portal/ui';
import { useNavigate, useNavigation } from 'react-router';
import { afterSaleHref, shopAfterSalesAddress } from '../../features/after-sale/index.ts';
import { orderHref, shopOrdersAddress } from '../../features/order/index.ts';
import { ExportButton } from '../../features/private-product/index.ts';
import {
  monthsTo,
  SHARE_TABS,
  sharesAddress as address,
  sharesAsked,
  sharesExportHref,
  ShareSums,
  ShareTable,
  type SharesQuery,
} from '../../features/share-out/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext, siteContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/shares.ts';

/** Months that can be chosen. */
const MONTHS = 24;
/** By which the wallet knows what is shared out. */
const WALLET_CHANNEL = 'share';

/** /merchantCenter/shares: what of paid orders is shared out to the first-level dealer acted for (SHARE-1). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const { page, size } = query;
  const [shares, totals, wallet] = await Promise.all([
    partOf(request, call(listShopShares, { query: { ...sharesAsked(query), page, size } })),
    partOf(request, call(sumShopShares, { query: sharesAsked(query) })),
    // a portal without a wallet has no way to one
    partOf(request, call(walletUrl, { query: { terminal: 1, walletChannel: WALLET_CHANNEL } })),
  ]);
  return { query, shares, totals: totals.data, walletHref: wallet.data?.url ?? null, months: monthsTo(context.get(siteContext).today, MONTHS) };
}

export default function Shares({ loaderData: { query, shares, totals, walletHref, months } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const hrefOf = (change: Partial<SharesQuery>) => address.href(address.with(query, change));
  const isNarrowed = query.state !== 'all' || query.month !== '' || query.page > 1;
  const { data, failure } = shares;
  return (
    <>
      <Tabs
        label="分账状态"
        small
        tabs={SHARE_TABS.map((key) => ({ key, label: key === 'all' ? '全部' : shareStateNames[key], href: hrefOf({ state: key }) }))}
        current={query.state}
      />
      <div className="p-row p-row--apart">
        <Field label="月份" inline>
          <Select value={query.month} onChange={({ target }) => void navigate(hrefOf({ month: target.value }))}>
            <option value="">全部月份</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {month}
              </option>
            ))}
          </Select>
        </Field>
        <div className="p-row">
          {walletHref !== null && (
            <ButtonLink href={walletHref} target="_blank" rel="noreferrer">
              打开钱包
            </ButtonLink>
          )}
          {data && data.count > 0 && (
            <ExportButton
              href={sharesExportHref(query)}
              label="导出 Excel"
              file={{ name: '分账明细.xlsx', slow: '正在导出分账明细，请稍候', done: '分账明细已导出' }}
            />
          )}
        </div>
      </div>
      {failure !== null && <PartFailed title="分账明细没有加载成功" failure={failure} />}
      {data?.data.length === 0 && (
        <Empty
          drawing={isNarrowed ? 'search' : 'box'}
          text={isNarrowed ? '没有符合条件的分账记录' : '还没有分账记录。客户付款后，您应得的金额会出现在这里'}
          action={<ButtonLink href={isNarrowed ? address.path : shopOrdersAddress.path}>{isNarrowed ? '查看全部' : '查看客户订单'}</ButtonLink>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          {totals && <ShareSums totals={totals} />}
          <p className="p-small">{shareCopy.paidBase}</p>
          <div className="p-stack p-stack--small" aria-busy={state === 'loading'}>
            <Card flush>
              <ShareTable
                rows={data.data}
                orderHrefOf={(shopOrderNo) => orderHref(shopOrdersAddress, shopOrderNo)}
                claimHrefOf={(afterSaleNo) => afterSaleHref(shopAfterSalesAddress, afterSaleNo)}
              />
            </Card>
            <Pager total={data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
          </div>
        </>
      )}
    </>
  );
}
