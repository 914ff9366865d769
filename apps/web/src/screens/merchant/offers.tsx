import { PAGE_SIZES } from '@portal/contract/core';
import { listOfferCustomers, listOffers, offerCopy } from '@portal/contract/offer';
import { mayCall, UserType } from '@portal/engines/access';
import { Button, ButtonLink, ChoiceLinks, Empty, Pager, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator, useRouteLoaderData } from 'react-router';
import { offersAddress as address, offersCallQuery, offersExportHref, OfferImportDialog, OfferTable, type OffersQuery } from '../../features/offer/index.ts';
import { ExportButton } from '../../features/private-product/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/offers.ts';
import { CustomerSelect } from './customer-select.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import './offers.css';
import { NO_MODELS_YET } from '../../lib/words/empty-words.ts';

/** /merchantCenter/offers: what the first-level dealer acted for offers, and what a customer sees (PRICE-17, PRICE-18). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [offers, customers] = await Promise.all([
    partOf(request, call(listOffers, { query: offersCallQuery(query) })),
    // the list stands without them
    call(listOfferCustomers).catch(() => []),
  ]);
  return { query, offers, customers };
}

const SHOWN = [
  ['', '全部'],
  ['offered', '已报价'],
  ['low', '库存偏低'],
  ['out', '缺货'],
  ['below', '低于参考价'],
  ['open', '未报价'],
] as const;

export default function Offers({ loaderData: { query, offers, customers } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const [isImporting, setImporting] = useState(false);
  // what is typed belongs to a reading: after an import the rows begin anew
  const [reading, setReading] = useState(0);
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const hrefOf = (change: Partial<OffersQuery>) => address.href(address.with(query, change));
  const customerName = customers.find(({ customerNo }) => customerNo === query.customer)?.customerName ?? null;
  const shown = offers.data?.data ?? [];
  return (
    <div className="of-page">
      <p className="p-small">
        没有客户价的型号，以及没有经销商身份的客户，看到的是您的报价。{mayEdit ? '填好离开单元格即自动保存。' : '修改报价请联系主账号或管理员。'}
      </p>
      <div className="of-bar">
        {mayEdit && <Button onClick={() => setImporting(true)}>导入 Excel</Button>}
        <ExportButton
          href={offersExportHref(query)}
          label="导出 Excel"
          file={{ name: '报价与库存.xlsx', slow: offerCopy.exportSlow, done: offerCopy.exported }}
        />
        <KeywordSearch address={address} query={query} label="产品名称或型号" />
      </div>
      <div className="of-bar">
        <ChoiceLinks
          label="报价状态"
          quietLabel
          choices={SHOWN.map(([show, label]) => ({ key: show || 'all', label, href: hrefOf({ show }), chosen: query.show === show }))}
        />
        <CustomerSelect
          customers={customers}
          chosen={query.customer}
          onChoose={(customer) => void navigate(hrefOf({ customer }), { preventScrollReset: true })}
        />
      </div>
      {offers.failure !== null && <PartFailed title="报价没有加载成功" failure={offers.failure} />}
      {offers.data &&
        shown.length === 0 &&
        (query.keyword === '' && query.show === '' ? (
          <Empty drawing="list" text={NO_MODELS_YET} action={<ButtonLink href="/merchantCenter">回商户中心</ButtonLink>} />
        ) : (
          <Empty drawing="search" text="没有符合条件的型号" action={<ButtonLink href={address.path}>查看全部</ButtonLink>} />
        ))}
      {offers.data && shown.length > 0 && (
        <div className="of-list" aria-busy={state === 'loading'}>
          <OfferTable key={reading} rows={shown} mayEdit={mayEdit} customerName={customerName} onStored={() => void (customerName !== null && revalidate())} />
          <Pager total={offers.data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={(page, size) => hrefOf({ page, size })} />
        </div>
      )}
      {isImporting && (
        <OfferImportDialog
          onClose={() => setImporting(false)}
          onImported={(words) => {
            setImporting(false);
            toast.success(words);
            setReading((now) => now + 1);
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
