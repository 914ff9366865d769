import { PAGE_SIZES } from '@portal/contract/core';
import { ButtonLink, Empty, Pager } from '@portal/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { PagePart } from '../../lib/page/page-loader.ts';
import { PartFailed } from '../../lib/page/part-failed.tsx';

interface NarrowedListProps<Row> {
  /** What one of them is called: 订单. */
  name: string;
  query: { state: string; keyword: string; page: number; size: number };
  /** Leads to all of them. */
  allHref: string;
  hrefOf(page: number, size: number): string;
  found: PagePart<{ data: readonly Row[]; count: number }>;
  /** What there is to do where there is none at all. */
  none: { text: string; action: ReactNode };
  /** Left out: as state, words and page say. */
  isNarrowed?: boolean;
  children(rows: readonly Row[]): ReactNode;
}

/** A page of what a list by state and words was narrowed to: its rows with their pager, what failed, or the way back to all of them. */
export function NarrowedList<Row>({ name, query, allHref, hrefOf, found: { data, failure }, none, isNarrowed: said, children }: NarrowedListProps<Row>) {
  const { state } = useNavigation();
  const isNarrowed = said ?? (query.state !== 'all' || query.keyword !== '' || query.page > 1);
  if (failure !== null) return <PartFailed title={`${name}没有加载成功`} failure={failure} />;
  if (data.data.length === 0) {
    return isNarrowed ? (
      <Empty drawing="search" text={`没有符合条件的${name}`} action={<ButtonLink href={allHref}>{`查看全部${name}`}</ButtonLink>} />
    ) : (
      <Empty drawing="box" text={none.text} action={none.action} />
    );
  }
  return (
    <div aria-busy={state === 'loading'}>
      {children(data.data)}
      <Pager total={data.count} page={query.page} size={query.size} sizes={PAGE_SIZES} hrefOf={hrefOf} />
    </div>
  );
}
