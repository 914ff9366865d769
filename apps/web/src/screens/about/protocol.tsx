import { getProtocol, PROTOCOL_CODES } from '@portal/contract/protocol';
import { Breadcrumb, Card, Container } from '@portal/ui';
import { AgreementText } from '../../features/protocol/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/protocol.ts';

/** /aboutUs/protocol?protocolCode=60&version=1: an agreement as it stands, or stood (ACCOUNT-8). */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const version = searchParams.get('version');
  const protocolCode = searchParams.get('protocolCode') ?? String(PROTOCOL_CODES[0]);
  return context.get(callContext)(getProtocol, { query: { protocolCode, ...(version === null ? {} : { version }) } });
});

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: windowTitle(loaderData?.protocolName ?? '协议') }];

export default function ProtocolPage({ loaderData }: Route.ComponentProps) {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: loaderData.protocolName }]} />
      <Card>
        <AgreementText protocol={loaderData} />
      </Card>
    </Container>
  );
}
