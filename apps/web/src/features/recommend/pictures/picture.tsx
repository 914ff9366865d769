import type { ReactNode } from 'react';
import './picture.css';

/**
 * The frame of a scenario's picture, 320 by 180. All of them share light (from the upper left) and tones: `rc-t1` lightest to
 * `rc-t6` darkest, `rc-t0` white, `rc-tw` the one warm light. They say nothing to a screen reader: the words beside them do.
 */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className="rc-art" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}
