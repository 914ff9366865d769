import { Icon } from '@portal/ui';
import type { ReactNode } from 'react';
import './fold.css';

/** A part of the check that is folded away until it is wanted, or stands open until it is folded. */
export function Fold({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="dc-fold" open={isOpen}>
      <summary>
        <Icon name="chevron-right" size={16} />
        {title}
      </summary>
      <div className="dc-fold__body">{children}</div>
    </details>
  );
}
