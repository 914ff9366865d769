import { Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import './credit-form.css';

/** What is asked about credit, one below the other; what was refused stands above it. */
export const CreditForm = ({ failure = null, children }: { failure?: ReactNode; children: ReactNode }) => (
  <div className="tc-form">
    {failure !== null && <Notice tone="error">{failure}</Notice>}
    {children}
  </div>
);

/** Fields side by side, as many as there is room for. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className="tc-form__fields">{children}</div>;
