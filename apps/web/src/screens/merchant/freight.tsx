import { getFreightTemplate } from '@portal/contract/order';
import { listRegions } from '@portal/contract/region';
import { mayCall, UserType } from '@portal/engines/access';
import { useRouteLoaderData } from 'react-router';
import { FreightForm } from '../../features/order/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/freight.ts';

/** /merchantCenter/freight: what the first-level dealer acted for takes for sending goods (ORDER-23). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const [template, regions] = await Promise.all([call(getFreightTemplate), call(listRegions)]);
  return { template, provinces: regions.map(({ code, name }) => ({ code, name })) };
});

export default function Freight({ loaderData: { template, provinces } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  return (
    <>
      <p className="p-small">客户提交订单时按收货省份、件数和商品金额计算运费。付款前仍可在订单里单独改运费。</p>
      <FreightForm template={template} provinces={provinces} mayEdit={mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole)} />
    </>
  );
}
