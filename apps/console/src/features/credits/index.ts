/** Front door of credits: goods, exchanges, adjustments, how many wait. */
export { CancelDialog, ParcelDialog } from './exchange-dialogs.tsx';
export { GoodsDialog } from './goods-dialog.tsx';
export { ProposeDialog } from './propose-dialog.tsx';
export { useWaitingCredits } from './use-waiting-credits.ts';
