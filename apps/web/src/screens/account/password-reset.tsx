import { accountCopy } from '@portal/contract/account';
import { Notice } from '@portal/ui';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { AccountCard, OutboxHint, PasswordResetForm } from '../../features/account/index.ts';
import { nextPageOf } from '../../lib/address-bar/next-page.ts';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/password-reset.ts';

/** /passwordReset leads on to the page of the portal named by `redirect`, else home; and /login/forget leads here (ACCOUNT-10). */
export const loader = ({ request }: Route.LoaderArgs) => ({ next: nextPageOf(request) ?? '/home' });

export default function PasswordReset({ loaderData: { next } }: Route.ComponentProps) {
  const [isDone, setDone] = useState(false);
  const site = (useRouteLoaderData('root') as RootData | undefined)?.site;
  return (
    <AccountCard title="重置密码" {...(isDone ? {} : { lead: '通过短信验证码设置新密码，重置后所有设备都需要重新登录。' })}>
      {isDone ? (
        <>
          <Notice tone="success">{accountCopy.passwordReset}</Notice>
          <a className="p-button p-button--primary p-button--large" href={signInHref(next)}>
            去登录
          </a>
        </>
      ) : (
        <PasswordResetForm onDone={() => setDone(true)} />
      )}
      <OutboxHint site={site} />
    </AccountCard>
  );
}
