import type { ReactNode } from 'react';
import './content-columns.css';

/** What is read, and beside it what else there is; below it on a narrow screen. */
export function ContentColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="ct-columns">
      {children}
      <div className="ct-columns__aside">{aside}</div>
    </div>
  );
}
