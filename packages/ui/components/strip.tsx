import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** A tool on a page of several: its name and words at the left, what it leads to beside them. */
export function Strip({
  title,
  words,
  action,
  className,
  children,
}: {
  title: string;
  words: string;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classes('p-strip', className)} aria-label={title}>
      <div className="p-strip__words">
        <h2>{title}</h2>
        <p>{words}</p>
        {action}
      </div>
      {children}
    </section>
  );
}
