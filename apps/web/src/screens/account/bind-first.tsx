import { getLoginSessionInfo } from '@portal/contract/account';
import { dealerCopy, getBindDetail } from '@portal/contract/dealer';
import { dealerBindingOf, UserType } from '@portal/engines/access';
import { Anchor, Breadcrumb, Card, Container, Notice } from '@portal/ui';
import { BoundDealers, DealerChoice } from '../../features/dealer/index.ts';
import { nextPageOf } from '../../lib/next-page.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/bind-first.ts';
import './bind-first.css';

/** /bindFirst (ACCESS-11): leads on to the page named by `redirect` once a dealer is chosen. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const [{ accountNo, userType }, bound] = await Promise.all([call(getLoginSessionInfo), call(getBindDetail)]);
  const isDone = new URL(request.url).searchParams.get('done') === '1';
  return { accountNo, userType, bound, next: nextPageOf(request), isDone };
});

export default function BindFirst({ loaderData: { accountNo, userType, bound, next, isDone } }: Route.ComponentProps) {
  const hasBound = bound.length > 0;
  // whom one orders from stands in the header of every page: they are loaded anew
  const leave = () => window.location.assign(next ?? '/bindFirst');
  const handleBound = () => window.location.assign(next ?? '/bindFirst?done=1');
  const [current] = bound;
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '订货一级经销商' }]} />
      <div className="d-page">
        <h1 className="d-page__title">{hasBound ? '更换订货一级经销商' : '选择订货一级经销商'}</h1>
        {isDone && current && (
          <Notice tone="success" action={<Anchor href="/product">去选产品</Anchor>}>
            {dealerCopy.bound}，当前向{current.enterpriseName}订货
          </Notice>
        )}
        {!hasBound && <Notice tone="warning">{userType === UserType.Person ? dealerCopy.notChosen : dealerCopy.notBound}</Notice>}
        {hasBound && (
          <Card title="已绑定的一级经销商">
            <BoundDealers dealers={bound} onSwitched={leave} />
          </Card>
        )}
        {dealerBindingOf(userType, hasBound) === 'bind' ? (
          <Card title={hasBound ? '绑定其他一级经销商' : '您所在的区域'}>
            <DealerChoice accountNo={accountNo} boundNos={bound.map(({ merchantNo }) => merchantNo)} label="确认绑定" onBound={handleBound} />
          </Card>
        ) : (
          <p className="p-small">认证企业更换一级经销商请前往客户运营中心办理。已有的清单和配单不受影响。</p>
        )}
      </div>
    </Container>
  );
}
