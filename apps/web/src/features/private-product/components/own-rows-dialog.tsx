import { ComingDialog } from '../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import type { RowsDialogProps } from './rows-dialog.tsx';

const RowsDialog = lazyPart(async () => (await import('./rows-dialog.tsx')).RowsDialog);

/** The dialog where rows of a sheet become products of one's own; it loads when it is first opened. */
export const OwnRowsDialog = (props: RowsDialogProps) => (
  <ComingDialog title="存为自定义产品" width="wide" onClose={props.onClose}>
    <RowsDialog {...props} />
  </ComingDialog>
);
