import { listProtocols } from '@portal/contract/protocol';
import { redirect, useRevalidator, useRouteLoaderData } from 'react-router';
import { AccountCard, OutboxHint, RegisterForm } from '../../features/account/index.ts';
import { nextPageOf } from '../../lib/address-bar/next-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext, hasSessionContext } from '../../lib/page/server-context.ts';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/register.ts';

/** /register (ACCOUNT-9): leads to /auth as an offer (ENTERPRISE-5), and from there to the page of the portal named by `redirect`, else home. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const next = nextPageOf(request) ?? '/home';
  if (context.get(hasSessionContext)) throw redirect(next);
  const { protocolList } = await context.get(callContext)(listProtocols);
  return { next, protocols: protocolList };
});

export default function Register({ loaderData: { next, protocols } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const site = (useRouteLoaderData('root') as RootData | undefined)?.site;
  // who is here has changed: the page is loaded anew
  const leave = () => window.location.replace(`/auth?${new URLSearchParams({ from: 'normalRegister', redirect: next })}`);
  return (
    <AccountCard title="注册账号" lead="注册后即可保存清单、生成配单和报价单。">
      <RegisterForm protocols={protocols} onProtocolsChanged={() => void revalidate()} onDone={leave} signInHref={signInHref(next)} />
      <OutboxHint site={site} />
    </AccountCard>
  );
}
