import { useEffect, useRef } from 'react';
import { sessionDrawer } from '../../../lib/storage.ts';
import { checkoutDraftIn, draftOf, type CheckoutDraft } from '../model/checkout-draft.ts';

const owner = (): string => `${document.documentElement.dataset['actingFor']}`;

/** Keeps what is chosen over a reload of the page, and gives it to `onFound` once. Gives what forgets it. */
export function useCheckoutDraft(draft: CheckoutDraft, onFound: (kept: CheckoutDraft) => void): () => void {
  const isRead = useRef(false);
  const text = JSON.stringify(draft);
  useEffect(() => {
    if (isRead.current) {
      sessionDrawer.write('checkoutDraft', draftOf(JSON.parse(text) as CheckoutDraft, owner()));
      return;
    }
    isRead.current = true;
    const kept = checkoutDraftIn(sessionDrawer.read('checkoutDraft'), owner(), draft.shopNo);
    if (kept) onFound(kept);
    // as often as something else is chosen
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  return () => sessionDrawer.remove('checkoutDraft');
}
