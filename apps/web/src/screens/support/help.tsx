import { VISITOR } from '@portal/engines/access';
import { Breadcrumb, Card, Container } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { ArticleSections } from '../../features/protocol/index.ts';
import { ServicePanel } from '../../features/shell/index.ts';
import { ownAddressOf } from '../../lib/page/page-access.ts';
import type { RootData } from '../../root.tsx';
import { HELP } from './help-text.ts';

/** /help, for whoever is signed in (SHELL-15). The guard stands before loaders, so there is one. */
export const loader = () => null;

export default function Help() {
  const { site, session } = useRouteLoaderData('root') as RootData;
  const sections = HELP.map(({ link, ...section }) =>
    link === undefined ? section : { ...section, link: { ...link, href: ownAddressOf(link.href, session ?? VISITOR) } },
  );
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '帮助中心' }]} />
      <div className="p-stack">
        <Card>
          <ArticleSections title="帮助中心" sections={sections} />
        </Card>
        {site.servicePhones.length > 0 && (
          <Card>
            <ServicePanel site={site} />
          </Card>
        )}
      </div>
    </Container>
  );
}
