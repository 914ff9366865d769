import { listRequirements, requirementStateNames } from '@portal/contract/requirement';
import { ButtonLink, Empty } from '@portal/ui';
import { requirementRecord, requirementsAddress as address, type RequirementsQuery } from '../../features/requirement/index.ts';
import { OwnRecordsPage } from '../../lib/parts/own-records.tsx';
import { partOf } from '../../lib/page/page-loader.ts';
import { REQUIREMENT_FORM_PATH } from '../../lib/address-bar/requirement-href.ts';
import { callContext } from '../../lib/page/server-context.ts';
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
  return (
    <OwnRecordsPage
      name="需求"
      label="需求状态"
      tabs={STATES.map((key) => ({
        key,
        label: key === 'all' ? '全部' : requirementStateNames[key],
        href: address.href(address.with(query, { state: key })),
      }))}
      current={query.state}
      action={
        <ButtonLink kind="primary" icon="plus" href={REQUIREMENT_FORM_PATH}>
          提交需求
        </ButtonLink>
      }
      found={requirements}
      recordOf={requirementRecord}
      none={<None query={query} />}
      page={query.page}
      size={query.size}
      hrefOf={(page, size) => address.href(address.with(query, { page, size }))}
    />
  );
}

function None({ query }: { query: RequirementsQuery }) {
  if (query.page > 1) return <Empty text="这一页没有需求了" action={<ButtonLink href={address.href({ ...query, page: 1 })}>回到第一页</ButtonLink>} />;
  if (query.state !== 'all') return <Empty text="没有这种状态的需求" action={<ButtonLink href={address.path}>查看全部需求</ButtonLink>} />;
  return <Empty text="还没有提交过需求。方案、勘测、施工和运维都可以请平台帮忙" action={<ButtonLink href={REQUIREMENT_FORM_PATH}>提交需求</ButtonLink>} />;
}
