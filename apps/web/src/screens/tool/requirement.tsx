import { listScenes } from '@portal/contract/design-order';
import { listProductTypes, REQUIREMENT_TYPES } from '@portal/contract/requirement';
import { Anchor, Breadcrumb, Container } from '@portal/ui';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { RequirementForm, requirementsAddress, requirementTypeIn, SubmittedDialog } from '../../features/requirement/index.ts';
import { requirementFormHref } from '../../lib/requirement-href.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import { windowTitle } from '../../lib/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/requirement.ts';
import './requirement.css';

export const meta: Route.MetaFunction = ({ location }) => {
  const type = requirementTypeIn(new URLSearchParams(location.search));
  return [{ title: windowTitle(`${REQUIREMENT_TYPES.find(({ requirementTypeId }) => requirementTypeId === type)?.title}需求`) }];
};

/** /tool/requirement: what is asked of the provider, of the kind the address says (REQUEST-1, REQUEST-2). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const [scenes, productTypes] = await Promise.all([call(listScenes), call(listProductTypes)]);
  return { type: requirementTypeIn(new URL(request.url).searchParams), choices: { scenes, productTypes } };
});

export default function RequirementPage({ loaderData: { type, choices } }: Route.ComponentProps) {
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
          <RequirementForm requirementTypeId={type} choices={choices} companyName={session?.companyName ?? ''} onSubmitted={setSubmitted} />
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
