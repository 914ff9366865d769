import type { ReactNode } from 'react';
import './tagged-name.css';

/** A name with its tags behind it. */
export const TaggedName = ({ children }: { children: ReactNode }) => <span className="st-name">{children}</span>;
