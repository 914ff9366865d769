import { useRouteLoaderData } from 'react-router';
import { AccountCard, ScanLogin } from '../../features/account/index.ts';
import type { RootData } from '../../root.tsx';

/** /login/scan: where a phone comes by scanning the picture of the sign-on site (ACCOUNT-12). The guard stands before loaders, so there is one. */
export const loader = () => null;

export default function ScanLoginPage() {
  const session = (useRouteLoaderData('root') as RootData | undefined)?.session;
  return (
    <AccountCard title="确认登录" lead="有一台设备请求以您的账号登录门户。">
      <ScanLogin phone={session?.phone ?? ''} />
    </AccountCard>
  );
}
