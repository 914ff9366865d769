import { getLoginSessionInfo } from '@portal/contract/account';
import { dealerCopy, bindDetail } from '@portal/contract/dealer';
import { getEnterpriseDetail } from '@portal/contract/enterprise';
import { dealerBindingOf, marksDefaultDealer, mayCall, UserType } from '@portal/engines/access';
import { Anchor, Breadcrumb, Card, Container, Notice, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BoundDealers, BoundElsewhere, DealerChoice } from '../../features/dealer/index.ts';
import { pickedOf } from '../../features/region/index.ts';
import { nextPageOf } from '../../lib/address-bar/next-page.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadAnew } from '../../lib/calls/read-anew.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/bind-first.ts';
import './bind-first.css';

/** /bindFirst (ACCESS-11): leads on to the page named by `redirect` once a dealer is chosen. */
export const loader = pageLoader(async ({ request, context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const [{ accountNo, userType, enterpriseType }, bound] = await Promise.all([call(getLoginSessionInfo), call(bindDetail)]);
  // begins where the enterprise is; the page stands without
  const isOwners = bound.length === 0 && userType !== UserType.Person && mayCall('certifies', userType);
  const papers = isOwners ? await call(getEnterpriseDetail).catch(() => null) : null;
  return {
    accountNo,
    userType,
    marksDefault: marksDefaultDealer(enterpriseType),
    bound,
    start: papers && pickedOf({ ...papers, streetCode: papers.streetCode ?? '', streetName: papers.streetName ?? '' }),
    next: nextPageOf(request),
  };
});

/** What has come of it takes the place of what was pressed, which is gone, and is brought into view. */
const comeTo = (result: HTMLElement | null): void => {
  result?.focus({ preventScroll: true });
  result?.scrollIntoView({ block: 'center' });
};

export default function BindFirst({ loaderData: { accountNo, userType, marksDefault, bound, start, next } }: Route.ComponentProps) {
  const readAnew = useReadAnew();
  const navigate = useNavigate();
  // how often another was chosen here: each time is told
  const [timesDone, setTimesDone] = useState(0);
  const hasBound = bound.length > 0;
  const [current] = bound;
  // whom one orders from stands on every page: all of it is read anew, in place
  const handleChanged = async () => {
    await readAnew();
    if (next === null) setTimesDone((times) => times + 1);
    else await navigate(next);
  };
  // once: the note that stays says from whom one orders now
  const handleBound = () => {
    toast.success(dealerCopy.bound);
    void handleChanged();
  };
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '订货一级经销商' }]} />
      <div className="d-page">
        <h1>{hasBound ? dealerCopy.modifyTitle : dealerCopy.addTitle}</h1>
        {timesDone > 0 && current && (
          <div key={timesDone} ref={comeTo} tabIndex={-1}>
            <Notice tone="success" action={<Anchor href="/product">去选产品</Anchor>}>
              当前向{current.enterpriseName}订货
            </Notice>
          </div>
        )}
        {!hasBound && <Notice tone="warning">{userType === UserType.Person ? dealerCopy.notChosen : dealerCopy.notBound}</Notice>}
        {hasBound && (
          <Card title="已绑定的一级经销商">
            <BoundDealers dealers={bound} marksDefault={marksDefault} onSwitched={() => void handleChanged()} onMarked={() => void handleChanged()} />
          </Card>
        )}
        {dealerBindingOf(userType, hasBound) === 'bind' ? (
          <Card title={hasBound ? '绑定其他一级经销商' : '您所在的地区'}>
            {/* bound, it begins anew: what was chosen is done */}
            <DealerChoice
              key={bound.length}
              accountNo={accountNo}
              bound={bound}
              {...(start ? { start } : {})}
              isFinal={dealerBindingOf(userType, true) !== 'bind'}
              onBound={handleBound}
            />
          </Card>
        ) : (
          <BoundElsewhere />
        )}
      </div>
    </Container>
  );
}
