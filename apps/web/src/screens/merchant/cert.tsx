import { findOwnAccreditation } from '@portal/contract/enterprise';
import { Anchor, Empty, Notice } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { Certificate } from '../../features/enterprise/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/cert.ts';

/** /merchantCenter/cert: the enterprise's own certificate, as everybody finds it at /accredit (ENTERPRISE-14). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ own: await context.get(callContext)(findOwnAccreditation) }));

export default function OwnCertificate({ loaderData: { own } }: Route.ComponentProps) {
  const { site } = useRouteLoaderData<RootData>('root') ?? {};
  if (own?.accreditStatus !== 'valid')
    return <Empty text="企业的授权当前不在有效期内，没有可以出示的证书" action={<Anchor href="/accredit">授权查询</Anchor>} />;
  return (
    <>
      <Notice action={<Anchor href="/accredit">授权查询</Anchor>}>客户扫描证书上的二维码，或在授权查询页输入企业全称，即可核验。</Notice>
      <Certificate of={own} brand={site?.providerBrand ?? ''} />
    </>
  );
}
