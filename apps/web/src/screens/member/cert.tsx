import { getEnterpriseDetail } from '@portal/contract/enterprise';
import { mayCall } from '@portal/engines/access';
import { ButtonLink, Card, Empty } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { CertificationNotice, PapersFacts, WithdrawButton } from '../../features/enterprise/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/cert.ts';
import { memberOf } from './member.server.ts';
import './cert.css';

/** /member/cert (ENTERPRISE-5) */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { userType } = await memberOf(context);
  const isOwners = mayCall('certifies', userType);
  return { isOwners, detail: isOwners ? await context.get(callContext)(getEnterpriseDetail) : null };
});

export default function Cert({ loaderData: { isOwners, detail } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const toForm = <ButtonLink href="/auth">{detail ? '查看或修改' : '去认证'}</ButtonLink>;
  if (!isOwners) return <Empty text="企业认证由企业的主账号办理" />;
  if (detail === null) return <Empty text="您还没有提交企业认证，认证后可查看经销商价格并在线订货" action={toForm} />;
  return (
    <Card>
      <div className="m-cert">
        <CertificationNotice detail={detail} action={<WithdrawButton detail={detail} onDone={() => void revalidate()} />} />
        <PapersFacts detail={detail} />
        <div>{toForm}</div>
      </div>
    </Card>
  );
}
