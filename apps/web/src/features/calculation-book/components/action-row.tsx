import type { ReactNode } from 'react';
import './action-row.css';

/** Buttons beside one another, on as many rows as they need. */
export const ActionRow = ({ children }: { children: ReactNode }) => <span className="cb-actions">{children}</span>;
