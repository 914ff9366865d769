import { getProtocol } from '@portal/contract/protocol';
import { Breadcrumb, Card, Container, Tabs } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { AgreementText, ArticleSections } from '../../features/protocol/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/static-content.ts';
import { AGREEMENTS, isAgreement, staticContent, TABS } from './static-text.ts';

/** /aboutUs/staticContent?tab=userGuide|userAgreement|privacyPolicy|aboutUs (SHELL-11). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const wanted = new URL(request.url).searchParams.get('tab');
  const tab = TABS.find(({ name }) => name === wanted)?.name ?? 'userGuide';
  if (!isAgreement(tab)) return { tab, protocol: null };
  return { tab, protocol: await context.get(callContext)(getProtocol, { query: { protocolCode: AGREEMENTS[tab] } }) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: windowTitle(TABS.find(({ name }) => name === loaderData?.tab)?.title ?? '') }];

export default function StaticContent({ loaderData: { tab, protocol } }: Route.ComponentProps) {
  const { site } = useRouteLoaderData('root') as RootData;
  const title = TABS.find(({ name }) => name === tab)?.title ?? '';
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: title }]} />
      <Card>
        <Tabs
          label="帮助与条款"
          current={tab}
          tabs={TABS.map(({ name, title: label }) => ({ key: name, label, href: `/aboutUs/staticContent?tab=${name}` }))}
        />
        {protocol ? (
          <AgreementText protocol={protocol} />
        ) : (
          !isAgreement(tab) && <ArticleSections title={title} sections={staticContent(tab, site.providerBrand)} />
        )}
      </Card>
    </Container>
  );
}
