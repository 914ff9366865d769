import type { QuotationShare } from '@portal/contract/design-order';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUnreadMail } from '../../../../lib/live/unread-mail.ts';
import { sharesQuery } from '../api.ts';

/** An order's links, read anew when a message comes, for a customer's answer is told as one, and when the order is changed: `stored` is what of it tells one state that is stored from the next, undefined while none is. */
export function useShares(orderId: string, stored?: unknown): readonly QuotationShare[] {
  const { data, refetch } = useQuery(sharesQuery(orderId));
  const unread = useUnreadMail();
  const before = useRef(unread);
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== null && unread !== null && unread > known) void refetch();
  }, [unread, refetch]);
  const readOf = useRef(stored);
  useEffect(() => {
    if (stored === undefined || readOf.current === stored) return;
    readOf.current = stored;
    void refetch();
  }, [stored, refetch]);
  return data ?? [];
}
