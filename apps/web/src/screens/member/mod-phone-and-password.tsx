import { accountCopy, listLoginSessions } from '@portal/contract/account';
import { Card, toast } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { ChangePasswordForm, ChangePhoneForm, LoginSessions } from '../../features/account/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/mod-phone-and-password.ts';
import { memberOf } from './member.server.ts';
import { Pair } from './pair.tsx';

/** /member/accountSetting/modPhoneAndPassword and /merchantCenter/modPhoneAndPassword */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { phone } = await memberOf(context);
  return { phone, sessions: await context.get(callContext)(listLoginSessions) };
});

export default function ModPhoneAndPassword({ loaderData: { phone, sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const reread = () => void revalidate();
  const handlePhone = () => {
    toast.success(accountCopy.phoneChanged);
    reread();
  };
  return (
    <>
      <Pair>
        <Card title="修改密码">
          <ChangePasswordForm onDone={reread} />
        </Card>
        <Card title="更换手机号">
          <p>当前手机号 {phone}</p>
          {/* the number is the form's beginning: another one begins a fresh form */}
          <ChangePhoneForm key={phone} onDone={handlePhone} />
        </Card>
      </Pair>
      <Card title="登录设备">
        <LoginSessions sessions={sessions} onChanged={reread} />
      </Card>
    </>
  );
}
