/** Front door of the import of goods: tried, taken, undone. */
export { countsWords } from './counts-words.ts';
export { SteepNotice } from './steep-notice.tsx';
export { TakeDialog } from './take-dialog.tsx';
export { TriedImport } from './tried-import.tsx';
export { UndoDialog } from './undo-dialog.tsx';
export { useGoodsImport } from './use-goods-import.ts';
