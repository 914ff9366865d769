import { PAGE_SIZES } from '@portal/contract/core';
import { listRequirements, requirementStateNames } from '@portal/contract/requirement';
import { Button, ButtonLink, Empty, ErrorState, Pager, Tabs } from '@portal/ui';
import { useNavigation, useRevalidator } from 'react-router';
import { RequirementList, requirementsAddress as address, type RequirementsQuery } from '../../features/requirement/index.ts';
import { partOf } from '../../lib/page-loader.ts';
import { useReadWhenTold } from '../../lib/read-when-told.ts';
import { REQUIREMENT_FORM_PATH } from '../../lib/requirement-href.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/requirements.ts';

/** /member/requirement: what one has asked of the provider (REQUEST-8). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = address.read(new URL(request.url).searchParams);
  const { state, page, size } = query;
  const asked = { page, size, ...(state === 'all' ? {} : { state }) };
  return { query, requirements: await partOf(request, context.get(callContext)(listRequirements, { query: asked })) };
}

const STATES = ['all', 'pending', 'processing', 'answered', 'closed'] as const;

export default function Requirements({ loaderData: { query, requirements } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  useReadWhenTold();
  const { data, failure } = requirements;
  return (
    <>
      <div className="p-row p-row--apart">
        <Tabs
          label="需求状态"
          small
          tabs={STATES.map((key) => ({
            key,
            label: key === 'all' ? '全部' : requirementStateNames[key],
            href: address.href(address.with(query, { state: key })),
          }))}
          current={query.state}
        />
        <ButtonLink kind="primary" icon="plus" href={REQUIREMENT_FORM_PATH}>
          提交需求
        </ButtonLink>
      </div>
      {failure !== null && (
        <ErrorState
          title="需求没有加载成功"
          safe={failure}
          actions={
            <Button kind="primary" onClick={() => void revalidate()}>
              重试
            </Button>
          }
        />
      )}
      {data?.data.length === 0 && <None query={query} />}
      {data && data.data.length > 0 && (
        <div aria-busy={state === 'loading'}>
          <RequirementList requirements={data.data} />
          <Pager
            total={data.count}
            page={query.page}
            size={query.size}
            sizes={PAGE_SIZES}
            hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
          />
        </div>
      )}
    </>
  );
}

function None({ query }: { query: RequirementsQuery }) {
  if (query.page > 1) return <Empty text="这一页没有需求了" action={<ButtonLink href={address.href({ ...query, page: 1 })}>回到第一页</ButtonLink>} />;
  if (query.state !== 'all') return <Empty text="没有这种状态的需求" action={<ButtonLink href={address.path}>查看全部需求</ButtonLink>} />;
  return <Empty text="还没有提交过需求。方案、勘测、施工和运维都可以请平台帮忙" action={<ButtonLink href={REQUIREMENT_FORM_PATH}>提交需求</ButtonLink>} />;
}
