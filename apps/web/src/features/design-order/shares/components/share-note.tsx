import type { QuotationShare } from '@portal/contract/design-order';
import { Notice } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUnreadMail } from '../../../../lib/unread-mail.ts';
import { sharesQuery } from '../api.ts';
import { acceptanceOf } from '../model/acceptance.ts';
import { AnswerWords } from './share-row.tsx';

/** What the customer said last, on the order itself; seen while the page stands open, for the answer is told as a message. */
export function ShareNote({ orderId }: { orderId: string }) {
  const { data, refetch } = useQuery(sharesQuery(orderId));
  const unread = useUnreadMail();
  const before = useRef(unread);
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== null && unread !== null && unread > known) void refetch();
  }, [unread, refetch]);
  const share = lastAnswered(data ?? []);
  if (share === undefined || share.answer === null) return null;
  return (
    <div className="sq-note">
      <Notice tone={share.answer.kind === 'accepted' ? 'success' : 'warning'}>
        <strong>{share.answer.kind === 'accepted' ? '客户已接受报价' : '客户要求修改报价'}</strong> {share.quotationNumber}
        {acceptanceOf(share, data ?? []) === 'holds' && '（以此为准，之前接受的报价不再有效）'}
        {!share.isCurrent && '（之后配单有修改）'}
        <AnswerWords answer={share.answer} />
      </Notice>
    </div>
  );
}

/** A wish for changes is done with once a newer offer was sent; what was accepted stays said. */
function lastAnswered(shares: readonly QuotationShare[]): QuotationShare | undefined {
  const newest = Math.max(0, ...shares.map(({ gmtCreate }) => gmtCreate));
  return shares
    .filter(({ answer }) => answer !== null && (answer.kind === 'accepted' || answer.gmtAnswer >= newest))
    .sort((one, other) => (other.answer?.gmtAnswer ?? 0) - (one.answer?.gmtAnswer ?? 0))[0];
}
