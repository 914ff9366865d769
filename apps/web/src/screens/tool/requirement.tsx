import { REQUIREMENT_TYPES } from '@portal/contract/requirement';
import { Anchor, Breadcrumb, Container, Notice } from '@portal/ui';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { begunRequirement, RequirementForm, requirementsAddress, requirementTypeIn, SubmittedDialog } from '../../features/requirement/index.ts';
import { detailHref as designOrderHref } from '../../features/design-order/index.ts';
import { requirementFormHref } from '../../lib/address-bar/requirement-href.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/requirement.ts';
import { readRequirement } from './read-requirement.server.ts';
import './requirement.css';

export const meta: Route.MetaFunction = ({ location }) => {
  const type = requirementTypeIn(new URLSearchParams(location.search));
  return [{ title: windowTitle(`${REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === type)?.title}需求`) }];
};

/** /tool/requirement: what is asked of the provider, of the kind the address says (REQUEST-1, REQUEST-2). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  return { type: requirementTypeIn(searchParams), ...(await readRequirement(context.get(callContext), searchParams)) };
});

export default function RequirementPage({ loaderData: { type, choices, known } }: Route.ComponentProps) {
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const [submitted, setSubmitted] = useState<string>();
  const current = REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === type);
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '安防工具', href: '/tool' }, { label: `${current?.title}需求` }]} />
      <div className="t-request">
        <div>
          <h1>{current?.title}需求</h1>
          <p className="p-small">{current?.words}。提交后由平台客服答复。</p>
          {known.designOrder && (
            <Notice>
              为配单 <Anchor href={designOrderHref(known.designOrder.id)}>{known.designOrder.name}</Anchor> 提交，项目信息已填好，请核对。
            </Notice>
          )}
          <RequirementForm
            key={known.designOrder?.id ?? ''}
            requirementTypeId={type}
            choices={choices}
            begun={begunRequirement({ ...known, companyName: session?.companyName ?? '', nickname: session?.nickname ?? '' })}
            onSubmitted={setSubmitted}
          />
        </div>
        <aside className="t-request__kinds" aria-label="需求类型">
          <h2 className="p-h3">需要别的帮助</h2>
          <ul>
            {REQUIREMENT_TYPES.map(({ requirementTypeId, title, words }) => (
              <li key={requirementTypeId}>
                <Anchor href={requirementFormHref(requirementTypeId)} aria-current={requirementTypeId === type ? 'page' : undefined}>
                  {title}
                </Anchor>
                <span className="p-small">{words}</span>
              </li>
            ))}
          </ul>
          <p>
            <Anchor href={requirementsAddress.path}>我的需求</Anchor>
          </p>
        </aside>
      </div>
      <SubmittedDialog id={submitted} onClose={() => setSubmitted(undefined)} />
    </Container>
  );
}
