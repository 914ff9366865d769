import { newIdempotencyKey } from '@portal/client/request-keys';
import type { DesignOrder, QuotationShare } from '@portal/contract/design-order';
import { Button, Notice } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { quotationQuery } from '../../quotation/api.ts';
import { CostConsent } from '../../quotation/components/cost-consent.tsx';
import { needsConsent } from '../../quotation/model/cost-consent.ts';
import { create, revoke, sharesQuery } from '../api.ts';
import { daysOf, newPassword } from '../model/renewed-link.ts';
import { shareHref } from '../model/share-href.ts';
import { MadeLink, type LinkMade } from './made-link.tsx';

/** Links that too many wrong passwords have shut: each is made anew, with a password of its own, by one press. */
export function RenewedLinks({ order, shares }: { order: DesignOrder; shares: readonly QuotationShare[] }) {
  const [made, setMade] = useState<LinkMade | null>(null);
  return (
    <>
      {made !== null && <MadeLink made={made} project={order.name} more="收起" onMore={() => setMade(null)} />}
      {shares
        .filter(({ state }) => state === 'shut')
        .map((share) => (
          <ShutLink key={share.id} orderId={order.id} share={share} onMade={setMade} />
        ))}
    </>
  );
}

function ShutLink({ orderId, share, onMade }: { orderId: string; share: QuotationShare; onMade: (made: LinkMade) => void }) {
  const queries = useQueryClient();
  const { data: quotation } = useQuery(quotationQuery(orderId));
  // the same request however often it is pressed
  const [request] = useState(() => ({ requestId: newIdempotencyKey(), password: newPassword((count) => crypto.getRandomValues(new Uint8Array(count))) }));
  const [consent, setConsent] = useState({ isGiven: false, isMissed: false });
  const [isBusy, setIsBusy] = useState(false);
  const perform = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((failure: unknown) => tellFailure(failure, sayFailure));
    await queries.invalidateQueries({ queryKey: sharesQuery(orderId).queryKey });
    setIsBusy(false);
  };
  const renew = () => {
    if (quotation !== undefined && needsConsent(quotation) && !consent.isGiven) return setConsent({ isGiven: false, isMissed: true });
    return void perform(async () => {
      const { quotationNumber, token, codeSvg } = await create({ id: orderId, ...request, days: daysOf(share), isAtCostMeant: consent.isGiven });
      onMade({ number: quotationNumber, link: shareHref(window.location.origin, token), codeSvg, password: request.password });
      await revoke(orderId, share.id);
    });
  };
  return (
    <div className="sq-made">
      <Notice tone="error">
        <strong>报价链接已自动停用</strong> {share.quotationNumber} 累计输错 {share.wrongTries}{' '}
        次访问密码；打开过的客户在原来的网络上仍可凭密码打开，其他人不能再打开。
      </Notice>
      {quotation !== undefined && (
        <CostConsent id={orderId} quotation={quotation} {...consent} onChange={(isGiven) => setConsent({ isGiven, isMissed: false })} />
      )}
      <div className="sq-made__row">
        <Button kind="primary" icon="link" busy={isBusy} onClick={renew}>
          生成新链接
        </Button>
        <Button disabled={isBusy} onClick={() => void perform(async () => void (await revoke(orderId, share.id)))}>
          不再提示
        </Button>
      </div>
    </div>
  );
}
