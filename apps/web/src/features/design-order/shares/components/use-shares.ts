import type { QuotationShare } from '@portal/contract/design-order';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUnreadMail } from '../../../../lib/unread-mail.ts';
import { sharesQuery } from '../api.ts';

/** An order's links, read anew when a message comes: a customer's answer is told as one. */
export function useShares(orderId: string): readonly QuotationShare[] {
  const { data, refetch } = useQuery(sharesQuery(orderId));
  const unread = useUnreadMail();
  const before = useRef(unread);
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== null && unread !== null && unread > known) void refetch();
  }, [unread, refetch]);
  return data ?? [];
}
