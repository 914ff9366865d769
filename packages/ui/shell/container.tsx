import type { ReactNode } from 'react';
import { classes } from '../components/classes.ts';

/** The middle of the page: 1440 with its margins, the same edges for header, content and foot. */
export function Container({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classes('p-container', className)}>{children}</div>;
}
