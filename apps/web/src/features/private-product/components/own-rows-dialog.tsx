import { Suspense } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { RowsDialogProps } from './rows-dialog.tsx';

const RowsDialog = lazyPart(async () => (await import('./rows-dialog.tsx')).RowsDialog);

/** The dialog where rows of a sheet become products of one's own; it loads when it is first opened. */
export const OwnRowsDialog = (props: RowsDialogProps) => (
  <Suspense fallback={null}>
    <RowsDialog {...props} />
  </Suspense>
);
