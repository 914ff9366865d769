import type { ReactNode } from 'react';
import './pair.css';

/** Two sheets side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="m-pair">{children}</div>;
