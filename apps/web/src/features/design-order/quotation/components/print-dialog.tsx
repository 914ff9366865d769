import type { Quotation } from '@portal/contract/design-order';
import { Dialog } from '@portal/ui';
import { useState } from 'react';
import { CostConsent } from './cost-consent.tsx';

interface PrintDialogProps {
  id: string;
  quotation: Pick<Quotation, 'atCost'>;
  onClose: () => void;
  /** It is meant so. */
  onMeant: () => void;
}

/** Before an order goes to paper as the customer's form: the same question as before a file or a link (PRICE-38). */
export function PrintDialog({ id, quotation, onClose, onMeant }: PrintDialogProps) {
  const [consent, setConsent] = useState({ isGiven: false, isMissed: false });
  return (
    <Dialog
      open
      onClose={onClose}
      width="medium"
      title="打印报价"
      action={{ label: '打印', onAct: () => (consent.isGiven ? onMeant() : setConsent({ isGiven: false, isMissed: true })) }}
    >
      <div className="p-stack">
        <CostConsent id={id} quotation={quotation} {...consent} onChange={(isGiven) => setConsent({ isGiven, isMissed: false })} />
      </div>
    </Dialog>
  );
}
