import type { ReactNode } from 'react';
import './frame-main.css';

interface FrameMainProps {
  isWhite?: boolean;
  head: ReactNode;
  /** What stands below the main part. */
  foot: ReactNode;
  children: ReactNode;
}

/** Head, main part and foot, the foot at the window's end where the page is short. */
export function FrameMain({ isWhite = false, head, foot, children }: FrameMainProps) {
  return (
    <div className={isWhite ? 's-frame s-frame--white' : 's-frame'}>
      {head}
      <main id="main" className="s-main" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}
