import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  render: (row: Row, index: number) => ReactNode;
  /** `figure` stands right in one width; `actions` last and quiet until the row is hovered or focused. */
  kind?: 'text' | 'figure' | 'picture' | 'actions' | 'choice' | undefined;
  /** Least width in pixels. */
  width?: number | undefined;
  /** On a phone a row is a card: its title, one of its facts (named), its picture, its deeds, or left out. */
  phone?: 'title' | 'fact' | 'hidden' | undefined;
  /** The name of the fact on that card; needed where `head` is not plain words. */
  label?: string | undefined;
}

export interface TableProps<Row> {
  /** What the table is, for a screen reader. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowProps?: ((row: Row, index: number) => HTMLAttributes<HTMLTableRowElement>) | undefined;
  /** In the place of rows where there are none. */
  empty?: ReactNode;
  /** Totals that stay in sight below the rows. */
  footer?: ReactNode;
  /** Scrolls inside, so that head and totals stay; otherwise the page scrolls. */
  contained?: boolean | undefined;
}

/**
 * Rows of one kind: head that stays, figures right, deeds last and quiet, 48 px a row, cards on a phone. It sorts and
 * fetches nothing.
 */
export function Table<Row>({ caption, columns, rows, rowKey, rowProps, empty, footer, contained }: TableProps<Row>) {
  const kindClass = ({ kind = 'text', phone }: Column<Row>) =>
    `p-table__${kind} p-table__phone-${phone ?? (kind === 'text' || kind === 'figure' ? 'fact' : kind)}`;
  return (
    <div className={classes('p-table', contained && 'p-table--contained')}>
      {/* what scrolls must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="p-table__scroll" aria-label={caption} tabIndex={0}>
        <table aria-label={caption}>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} width={width} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={kindClass(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowKey(row)} {...rowProps?.(row, index)}>
                {columns.map((column) => (
                  <td key={column.key} className={kindClass(column)} data-label={column.label ?? (typeof column.head === 'string' ? column.head : undefined)}>
                    {column.render(row, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && empty}
      </section>
      {footer !== undefined && <div className="p-table__footer">{footer}</div>}
    </div>
  );
}
