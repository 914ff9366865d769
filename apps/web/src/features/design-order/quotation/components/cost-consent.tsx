import { quotationCopy, type Quotation } from '@portal/contract/design-order';
import { Anchor, Checkbox, Notice } from '@portal/ui';
import { useRef, type MouseEvent } from 'react';
import { editHref } from '../../lines/model/addresses.ts';
import { needsConsent } from '../model/cost-consent.ts';

/** Presses this near to each other are one. */
const PRESSED_TWICE_MS = 1000;

interface CostConsentProps {
  id: string;
  quotation: Pick<Quotation, 'atCost'>;
  isGiven: boolean;
  /** Asked to go on without it. */
  isMissed: boolean;
  onChange: (isGiven: boolean) => void;
}

/** Before a customer's quotation leaves: that its prices are what the house pays, where to raise them, and that it is meant so (PRICE-38). */
export function CostConsent({ id, quotation, isGiven, isMissed, onChange }: CostConsentProps) {
  const pressedAt = useRef(-Infinity);
  // a second press would break off the way that the first one is on
  const handlePress = (event: MouseEvent) => {
    if (event.timeStamp - pressedAt.current < PRESSED_TWICE_MS) event.preventDefault();
    else pressedAt.current = event.timeStamp;
  };
  if (!needsConsent(quotation)) return null;
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Anchor href={editHref(id)} onClick={handlePress}>
            去加价
          </Anchor>
        }
      >
        {quotationCopy.atCost(quotation.atCost)}
      </Notice>
      <div>
        <Checkbox checked={isGiven} aria-invalid={isMissed || undefined} onChange={(event) => onChange(event.target.checked)}>
          {quotationCopy.atCostMeant}
        </Checkbox>
        {isMissed && (
          <p className="p-field__error" role="alert">
            {quotationCopy.atCostRequired}
          </p>
        )}
      </div>
    </>
  );
}
