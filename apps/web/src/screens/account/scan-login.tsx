import { getLoginSessionInfo } from '@portal/contract/account';
import { AccountCard, ScanLogin } from '../../features/account/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/scan-login.ts';

/** /login/scan: where a phone comes by scanning the picture of the sign-on site (ACCOUNT-12). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ phone: (await context.get(callContext)(getLoginSessionInfo)).phone }));

export default function ScanLoginPage({ loaderData: { phone } }: Route.ComponentProps) {
  return (
    <AccountCard title="确认登录" lead="有一台设备请求以您的账号登录门户。">
      <ScanLogin phone={phone} />
    </AccountCard>
  );
}
