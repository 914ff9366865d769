import type { ReactNode } from 'react';

const many = (count: number, draw: (index: number) => ReactNode) => Array.from({ length: count }, (_, index) => draw(index));

function Loading({ children }: { children: ReactNode }) {
  return (
    <div className="p-skeleton" aria-live="polite" aria-busy="true">
      <span className="p-hidden">正在加载</span>
      {children}
    </div>
  );
}

const bone = (shape: string, key?: number) => <span key={key} className={`p-bone p-bone--${shape}`} aria-hidden="true" />;

/** The shape of a table before its rows come. */
export function TableSkeleton({ rows = 8, columns = 6 }: { rows?: number | undefined; columns?: number | undefined }) {
  return (
    <Loading>
      <div className="p-table">
        {many(rows + 1, (row) => (
          <div key={row} className="p-skeleton__row">
            {row > 0 && bone('square')}
            {many(columns, (column) => bone(row === 0 ? 'third' : column === 0 ? 'line' : 'half', column))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
