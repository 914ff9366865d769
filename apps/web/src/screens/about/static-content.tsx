import { Breadcrumb, Card, Container, Tabs } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';
import { staticContent, TABS, type TabName } from './static-text.ts';
import type { Route } from './+types/static-content.ts';
import './static-content.css';
import { windowTitle } from '../../lib/window-title.ts';

/** /aboutUs/staticContent?tab=userGuide|userAgreement|privacyPolicy|aboutUs (SHELL-11). */
export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('tab');
  return { tab: TABS.find(({ name }) => name === wanted)?.name ?? 'userGuide' };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: windowTitle(`${TABS.find(({ name }) => name === loaderData?.tab)?.title ?? ''}`) }];

export default function StaticContent({ loaderData }: Route.ComponentProps) {
  const { site } = useRouteLoaderData('root') as RootData;
  const tab = loaderData.tab as TabName;
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
        <article className="s-article">
          <h1>{title}</h1>
          {staticContent(tab, site.providerBrand).map(({ heading, lines }) => (
            <section key={heading} className="p-stack p-stack--small">
              <h2>{heading}</h2>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </article>
      </Card>
    </Container>
  );
}
