import { getEnterpriseDetail } from '@portal/contract/enterprise';
import { ButtonLink, Card, Empty } from '@portal/ui';
import { useRevalidator } from 'react-router';
import { CertificationNotice, PapersFacts, WithdrawButton } from '../../features/enterprise/index.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/cert.ts';
import { memberOf } from './member.server.ts';

/** /member/cert (ENTERPRISE-5) */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const { employee } = await memberOf(context);
  return { employee, detail: employee ? null : await context.get(callContext)(getEnterpriseDetail) };
});

export default function Cert({ loaderData: { employee, detail } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const toForm = <ButtonLink href="/auth">{detail ? '查看或修改' : '去认证'}</ButtonLink>;
  if (employee) return <Empty text="企业认证由企业负责人办理" />;
  if (detail === null) return <Empty text="您还没有提交企业认证，认证后可查看经销商价格并在线订货" action={toForm} />;
  return (
    <Card>
      <CertificationNotice detail={detail} action={<WithdrawButton detail={detail} onDone={() => void revalidate()} />} />
      <PapersFacts detail={detail} />
      {toForm}
    </Card>
  );
}
