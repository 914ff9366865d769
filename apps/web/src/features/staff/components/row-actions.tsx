import type { ReactNode } from 'react';
import './row-actions.css';

/** What can be done to a row, side by side while there is room. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className="st-actions">{children}</div>;
