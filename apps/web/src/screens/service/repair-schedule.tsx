import { listServiceOrders } from '@portal/contract/service-order';
import { Anchor, ButtonLink, Empty } from '@portal/ui';
import { SERVICE_PATHS, serviceOrderRecord, serviceOrdersAddress } from '../../features/service-order/index.ts';
import { OwnRecords } from '../../lib/parts/own-records.tsx';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { Route } from './+types/repair-schedule.ts';

/** /service-center/repair-schedule: how far one's own repairs are (SERVICE-3). */
export async function loader({ context, request }: Route.LoaderArgs) {
  return { repairs: await partOf(request, context.get(callContext)(listServiceOrders, { query: { serviceType: 'repair' } })) };
}

export default function RepairSchedule({ loaderData: { repairs } }: Route.ComponentProps) {
  useReadWhenTold();
  const { data, failure } = repairs;
  if (failure !== null) return <PartFailed title="维修进度没有加载成功" failure={failure} />;
  if (data.data.length === 0)
    return (
      <Empty
        text="还没有提交过维修申请"
        action={
          <ButtonLink kind="primary" href={SERVICE_PATHS.repair}>
            申请维修
          </ButtonLink>
        }
      />
    );
  const allHref = serviceOrdersAddress.href({ ...serviceOrdersAddress.read(new URLSearchParams()), serviceType: 'repair' });
  return (
    <>
      <OwnRecords label="维修申请" records={data.data.map(serviceOrderRecord)} />
      {data.count > data.data.length && (
        <p>
          <Anchor href={allHref}>查看全部 {data.count} 个维修申请</Anchor>
        </p>
      )}
    </>
  );
}
