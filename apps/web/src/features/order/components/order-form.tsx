import { Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import './order-form.css';

/** What a dialog about an order asks; what was refused stands above it. */
export const OrderForm = ({ failure, children }: { failure: ReactNode; children: ReactNode }) => (
  <div className="od-form">
    {failure !== null && <Notice tone="error">{failure}</Notice>}
    {children}
  </div>
);

/** Two fields side by side, on a phone one below the other. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className="od-form__pair">{children}</div>;
