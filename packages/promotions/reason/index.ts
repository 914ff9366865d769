/** Front door of the reason that is asked for before something is taken back. */
export { ReasonDialog } from './reason-dialog.tsx';
