import type { ReactNode } from 'react';
import { classes } from '../components/classes.ts';

export type ContainerWidth = 'normal' | 'wide' | 'full';

/** The middle of the page: 1280, 1440 or the whole width, with its margins. */
export function Container({
  width = 'normal',
  className,
  children,
}: {
  width?: ContainerWidth | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classes('p-container', width !== 'normal' && `p-container--${width}`, className)}>{children}</div>;
}

/** The slim bar at the very top: who is here at the left, their links at the right. Items are links, buttons or words. */
export function TopBar({ start, end, width }: { start?: ReactNode; end?: ReactNode; width?: ContainerWidth | undefined }) {
  return (
    <section className="p-top-bar" aria-label="顶部栏">
      <Container width={width} className="p-top-bar__row">
        <div className="p-top-bar__side">{start}</div>
        <div className="p-top-bar__side">{end}</div>
      </Container>
    </section>
  );
}
