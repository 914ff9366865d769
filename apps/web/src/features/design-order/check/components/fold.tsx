import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import './fold.css';

/** A part of the check that is folded away until it is wanted. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="dc-fold">
      <summary>
        <Icon name="chevron-right" size={16} />
        {title}
      </summary>
      <div className="dc-fold__body">{children}</div>
    </details>
  );
}
