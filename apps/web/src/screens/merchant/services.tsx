import { countShopServices, listShopServices, SHOP_SERVICE_STATES, shopServiceStateNames } from '@portal/contract/service-order';
import { ButtonLink, Tabs } from '@portal/ui';
import { shopOrdersAddress } from '../../features/order/index.ts';
import { ShopServiceList, shopServicesAddress as address, shopServicesAsked } from '../../features/service-order/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { NarrowedList } from '../order/narrowed-list.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import type { Route } from './+types/services.ts';

/** /merchantCenter/services: what customers of the first-level dealer acted for have asked to be installed, repaired … (SERVICE-14). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = address.read(new URL(request.url).searchParams);
  const [services, counts] = await Promise.all([
    partOf(request, call(listShopServices, { query: shopServicesAsked(query) })),
    call(countShopServices).catch(() => null),
  ]);
  return { query, services, counts };
}

export default function ShopServices({ loaderData: { query, services, counts } }: Route.ComponentProps) {
  useReadWhenTold();
  const hrefOf = (change: Partial<typeof query>) => address.href(address.with(query, change));
  return (
    <>
      <Tabs
        label="服务单状态"
        small
        tabs={(['all', ...SHOP_SERVICE_STATES] as const).map((key) => ({
          key,
          label: key === 'all' ? '全部' : shopServiceStateNames[key],
          href: hrefOf({ state: key }),
          // what is over asks for nothing
          ...(counts && key !== 'all' && key !== 'over' && counts[key] > 0 ? { count: counts[key] } : {}),
        }))}
        current={query.state}
      />
      <div className="p-row p-row--apart">
        <KeywordSearch address={address} query={query} label="服务单号、订单号或买家" />
      </div>
      <NarrowedList
        name="服务单"
        query={query}
        allHref={address.path}
        hrefOf={(page, size) => hrefOf({ page, size })}
        found={services}
        none={{ text: '还没有客户申请服务。订单发货后，客户可以申请安装', action: <ButtonLink href={shopOrdersAddress.path}>查看客户订单</ButtonLink> }}
      >
        {(rows) => <ShopServiceList services={rows} />}
      </NarrowedList>
    </>
  );
}
