import { PAGE_SIZES } from '@portal/contract/core';
import { listPlatformSeckills, listShopSeckills } from '@portal/contract/seckill';
import { mayCall, UserType } from '@portal/engines/access';
import { ButtonLink, Card, Empty, Pager } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { ActivityTable, activityHref, NEW_ACTIVITY_PATH, PlatformSales, shopSeckillsAddress as address } from '../../features/seckill/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/seckills.ts';

/** /merchantCenter/seckill: the flash sales of the shop acted for (SECKILL-10), and below them the provider's (SECKILL-15). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const call = context.get(callContext);
  const [activities, platform] = await Promise.all([partOf(request, call(listShopSeckills, { query })), partOf(request, call(listPlatformSeckills))]);
  return { query, activities, platform };
}

export default function ShopSeckills({ loaderData: { query, activities, platform } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const { data, failure } = activities;
  const create = mayEdit && (
    <ButtonLink kind="primary" href={NEW_ACTIVITY_PATH}>
      新建活动
    </ButtonLink>
  );
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-small">在您店铺订货的客户可以抢购，名额先从库存中划出，结束后没卖完的退回。{mayEdit ? '' : '新建和终止活动请联系主账号或管理员。'}</p>
        {data !== null && data.count > 0 && create}
      </div>
      {failure !== null && <PartFailed title="秒杀活动没有加载成功" failure={failure} />}
      {data?.data.length === 0 && <Empty drawing="box" text="还没有秒杀活动。定好产品、价格和名额即可发布" action={create || undefined} />}
      {data && data.data.length > 0 && (
        <>
          <Card flush>
            <ActivityTable activities={data.data} hrefOf={activityHref} />
          </Card>
          <Pager
            total={data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
          />
        </>
      )}
      {platform.failure !== null && <PartFailed title="平台秒杀活动没有加载成功" failure={platform.failure} />}
      {platform.data !== null && platform.data.length > 0 && <PlatformSales sales={platform.data} />}
    </>
  );
}
