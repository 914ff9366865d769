import { Button, ErrorState, TableSkeleton } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '../../../lib/calls/failure-words.tsx';

interface MatchingProps {
  matched: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;
  /** Lines and columns that will stand here. */
  rows: number;
  columns: number;
  /** What is not lost by a failure. */
  safe: string;
}

/** In the place of models while they are asked for, and where the asking failed. */
export function Matching({ matched: { isPending, error, refetch }, rows, columns, safe }: MatchingProps) {
  if (isPending) return <TableSkeleton rows={rows} columns={columns} />;
  if (error === null) return null;
  return (
    <ErrorState
      title="产品没有匹配成功"
      safe={
        <>
          {failureWords(error)}。{safe}
        </>
      }
      actions={<Button onClick={() => void refetch()}>重试</Button>}
    />
  );
}
