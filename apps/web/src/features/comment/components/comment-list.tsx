import type { ReactNode } from 'react';
import './comment-list.css';

interface CommentListProps {
  label: string;
  isBusy?: boolean;
  children: ReactNode;
}

/** Comments one below the other, of an order or of a product. */
export const CommentList = ({ label, isBusy, children }: CommentListProps) => (
  <ul className="cm-list" aria-label={label} aria-busy={isBusy}>
    {children}
  </ul>
);
