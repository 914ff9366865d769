import type { DesignOrder } from '@portal/contract/design-order';
import { atCostFor } from '@portal/engines/pricing';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import { needsConsent } from '../model/cost-consent.ts';

// seldom needed, so not part of the page
const PrintDialog = lazyPart(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** An order on paper: where a customer would read what the house pays it is asked about first, and paper that nobody was asked about says that it is none for customers (PRICE-38). */
export function usePrint(order: DesignOrder) {
  const atCost = atCostFor(useUserType(), order.lines);
  /** The version of the order that was said to be meant so. */
  const [meant, setMeant] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isOpen = needsConsent({ atCost }) && meant !== order.revision;
  const print = () => (isOpen ? setAsked(true) : window.print());
  const handleMeant = () => {
    // the paper is drawn of what the page says now, and the dialog is no part of it
    flushSync(() => {
      setMeant(order.revision);
      setAsked(false);
    });
    requestAnimationFrame(() => window.print());
  };
  const dialog =
    isAsked &&
    createPortal(
      <ComingDialog title="打印报价" width="medium" onClose={() => setAsked(false)}>
        <PrintDialog id={order.id} quotation={{ atCost }} onClose={() => setAsked(false)} onMeant={handleMeant} />
      </ComingDialog>,
      document.body,
    );
  return { print, dialog, isForCustomer: !isOpen };
}
