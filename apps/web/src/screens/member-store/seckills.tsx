import { listSeckills } from '@portal/contract/seckill';
import { SECKILL_TYPE_NAMES } from '@portal/engines/access';
import { Breadcrumb, ButtonLink, Card, Container, Empty, Tabs } from '@portal/ui';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { LIST_PATH } from '../../features/catalog/index.ts';
import { UnboundNotice } from '../../features/dealer/index.ts';
import { SECKILL_TABS, seckillsAddress as address, SessionPart } from '../../features/seckill/index.ts';
import { useUnboundPrompt } from '../../features/shell/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/seckills.ts';
import './seckills.css';

/** /memberStore/seckill: sessions that run, are to come, or are over (SECKILL-8). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const { pType, when } = query;
  return { query, list: await partOf(request, context.get(callContext)(listSeckills, { query: pType === '' ? { when } : { pType, when } })) };
}

const TAB_WORDS = { running: '抢购中', coming: '即将开始', over: '已结束' } as const;
const NONE = { running: '现在没有正在进行的秒杀', coming: '暂时没有即将开始的秒杀', over: '最近没有结束的秒杀' } as const;

export default function Seckills({ loaderData: { query, list } }: Route.ComponentProps) {
  const session = useRouteLoaderData<RootData>('root')?.session ?? null;
  const { revalidate } = useRevalidator();
  useReadWhenTold();
  const { data, failure } = list;
  // a step to other sessions stays with the type that is shown
  const shownType = data === null ? query.pType : data.pType === 1 ? '1' : '2';
  const { onUnbound, prompt } = useUnboundPrompt(session);
  const isUnbound = session !== null && !session.hasBindFirstDistributor;
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '限时秒杀' }]} />
      <h1 className="sks-title">限时秒杀</h1>
      <Tabs
        label="活动类型"
        tabs={(['1', '2'] as const).map((pType) => {
          const running = data?.running[pType === '1' ? 'platform' : 'shop'] ?? 0;
          return {
            key: pType,
            label: SECKILL_TYPE_NAMES[pType],
            href: address.href(address.with(query, { pType })),
            ...(running > 0 ? { count: running } : {}),
          };
        })}
        current={shownType}
      />
      <Tabs
        label="场次"
        small
        tabs={SECKILL_TABS.map((when) => ({
          key: when,
          label: TAB_WORDS[when],
          href: address.href(address.with(query, { pType: shownType, when })),
          ...(data && data.counts[when] > 0 ? { count: data.counts[when] } : {}),
        }))}
        current={query.when}
      />
      <div className="p-stack sks-sessions">
        {isUnbound && <UnboundNotice userType={session.userType} />}
        {failure !== null && (
          <Card>
            <PartFailed title="秒杀场次没有加载成功" failure={failure} />
          </Card>
        )}
        {data?.sessions.length === 0 && (
          <Card>
            <Empty
              drawing="box"
              text={NONE[query.when]}
              action={
                query.when === 'running' && data.counts.coming > 0 ? (
                  <ButtonLink href={address.href(address.with(query, { pType: shownType, when: 'coming' }))}>看看即将开始的</ButtonLink>
                ) : (
                  <ButtonLink href={LIST_PATH}>去看全部产品</ButtonLink>
                )
              }
            />
          </Card>
        )}
        {data?.sessions.map((one, index) => (
          <SessionPart
            key={one.sessionNo}
            session={one}
            now={data.now}
            isFirst={index === 0}
            mayBuy={!isUnbound || onUnbound !== undefined}
            onUnbound={onUnbound}
            onDue={() => void revalidate()}
          />
        ))}
      </div>
      {prompt}
    </Container>
  );
}
