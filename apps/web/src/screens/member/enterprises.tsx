import { listOwnEnterprises } from '@portal/contract/staff';
import { ButtonLink, Card, Empty } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { OwnEnterpriseList, ReceivedInvitations } from '../../features/staff/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/enterprises.ts';

/** /member/enterprises: what one is in which enterprise, and the invitations to one's number (ENTERPRISE-8, ENTERPRISE-10). */
export const loader = pageLoader(({ context }: Route.LoaderArgs) => context.get(callContext)(listOwnEnterprises));

export default function Enterprises({ loaderData: { enterprises, invitations } }: Route.ComponentProps) {
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const readAnew = useReadWhenTold();
  const handleChanged = () => void readAnew();
  return (
    <>
      {invitations.length > 0 && (
        <Card title="收到的邀请">
          <ReceivedInvitations invitations={invitations} isActing={session !== null && session.merchantNo !== ''} onChanged={handleChanged} />
        </Card>
      )}
      <Card title="所在企业" flush={enterprises.length > 0}>
        {enterprises.length === 0 ? (
          <Empty
            text="您还不在任何企业中。由企业的主账号或管理员用您的手机号邀请，或者认证自己的企业"
            action={session && !session.isHikSales ? <ButtonLink href="/auth">去认证企业</ButtonLink> : undefined}
          />
        ) : (
          <OwnEnterpriseList enterprises={enterprises} onChanged={handleChanged} />
        )}
      </Card>
    </>
  );
}
