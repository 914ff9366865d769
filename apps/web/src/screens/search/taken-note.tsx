import type { ReactNode } from 'react';
import './taken-note.css';

/** How a keyword was taken. `loosened`: what is shown answers another question than the one asked (GOODS-15). */
export function TakenNote({ loosened, children }: { loosened: boolean; children: ReactNode }) {
  return <p className={loosened ? 'c-taken c-taken--looser' : 'c-taken'}>{children}</p>;
}
