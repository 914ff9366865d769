import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  className: string;
  /** What it says while what it folds is away. */
  closed: ReactNode;
  open: string;
  /** Of what, where the eye sees it beside it. */
  of?: string;
}

/** Opens and closes what stands before it, also before script: the style sheet hides that while this is closed. */
export function Fold({ className, closed, open, of }: FoldProps) {
  return (
    <details className={className}>
      <summary className="c-fold">
        <span className="c-fold__closed">{closed}</span>
        <span className="c-fold__open">{open}</span>
        {of !== undefined && <span className="p-hidden">：{of}</span>}
      </summary>
    </details>
  );
}
