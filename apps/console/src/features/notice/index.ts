/** Front door of notices: written, shown as they will be, withdrawn. */
export { NoticeForm } from './notice-form.tsx';
export { NoticePreview } from './notice-preview.tsx';
export { noticeKindNames, noticeStateNames } from './notice-words.ts';
export { WithdrawDialog } from './withdraw-dialog.tsx';
