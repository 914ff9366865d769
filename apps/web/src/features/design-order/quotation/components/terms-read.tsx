import { quotationCopy } from '@portal/contract/design-order';
import { Checkbox } from '@portal/ui';

interface TermsReadProps {
  isGiven: boolean;
  /** Asked to go on without it. */
  isMissed: boolean;
  onChange: (isGiven: boolean) => void;
}

/** At the end of terms that nobody has written for this order: that they were read, before a customer is bound by them (DESIGN-51). */
export const TermsRead = ({ isGiven, isMissed, onChange }: TermsReadProps) => (
  <div className="qt-part__wide">
    <Checkbox checked={isGiven} aria-invalid={isMissed || undefined} onChange={({ target }) => onChange(target.checked)}>
      {quotationCopy.termsRead}
    </Checkbox>
    {isMissed && (
      <p className="p-field__error" role="alert">
        {quotationCopy.termsUnread}
      </p>
    )}
  </div>
);
