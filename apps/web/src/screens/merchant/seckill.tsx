import { getShopSeckill } from '@portal/contract/seckill';
import { mayCall, UserType } from '@portal/engines/access';
import { SECKILL_STATUS } from '@portal/engines/states';
import { Anchor, Button } from '@portal/ui';
import { data, useRevalidator, useRouteLoaderData } from 'react-router';
import { AbandonButton, ActivityBoard, itemNoIn, shopSeckillsAddress } from '../../features/seckill/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/seckill.ts';

/** /merchantCenter/seckill/detail?id=activityNo: the board of one activity (SECKILL-12). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const activityNo = itemNoIn(new URL(request.url).searchParams);
  if (activityNo === null) throw data(null, { status: 404 });
  return { board: await context.get(callContext)(getShopSeckill, { params: { activityNo } }) };
});

export default function ShopSeckill({ loaderData: { board } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const { revalidate } = useRevalidator();
  useReadWhenTold();
  const mayEdit = mayCall('editsOffers', session?.userType ?? UserType.Tourist, session?.staffRole);
  const isOver = board.status === SECKILL_STATUS.finished || board.status === SECKILL_STATUS.abandon;
  return (
    <div className="p-stack">
      <div className="p-row p-row--apart">
        <span className="p-row">
          <Anchor href={shopSeckillsAddress.path}>返回活动列表</Anchor>
          <h2 className="p-h3">{board.activityName}</h2>
        </span>
        <span className="p-row">
          <Button onClick={() => void revalidate()}>刷新</Button>
          {mayEdit && !isOver && <AbandonButton activityNo={board.activityNo} onDone={() => void revalidate()} />}
        </span>
      </div>
      <ActivityBoard board={board} onDue={() => void revalidate()} />
    </div>
  );
}
