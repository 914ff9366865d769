import { Children, type ReactNode } from 'react';
import './row-actions.css';

/** What can be done to a row, side by side while there is room; on a phone in buttons for a thumb. Nothing where nothing can be. */
export const RowActions = ({ children }: { children: ReactNode }) => Children.toArray(children).length > 0 && <div className="st-actions">{children}</div>;
