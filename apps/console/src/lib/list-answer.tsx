import { Button, ErrorState, Pager, TableSkeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import type { LiveAnswer } from './use-answer.ts';
import type { ListAddress } from './use-list-address.ts';

interface ListAnswerProps<T> {
  list: ListAddress<{ page: number; size: number }>;
  answer: LiveAnswer<T>;
  children: (data: T) => ReactNode;
}

/** What a list was answered: why it failed, that it is on its way, or what came and its further pages. */
export function ListAnswer<T extends { count: number }>({ list, answer, children }: ListAnswerProps<T>) {
  const { data, failed, isBusy, read } = answer;
  if (failed) return !isBusy && <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} />;
  if (!data) return <TableSkeleton />;
  const { page, size } = list.query;
  return (
    <>
      {children(data)}
      {data.count > size && <Pager total={data.count} page={page} size={size} hrefOf={(to, each) => list.hrefOf({ page: to, size: each })} />}
    </>
  );
}
