/** Front door of the provider’s coupons: given out, stepped, voided, how many wait. */
export { ProviderSendBackDialog, ProviderStepDialog, ProviderTemplateDialog, ProviderVoidDialog } from './provider-dialogs.tsx';
export { useWaitingCoupons } from './use-waiting-coupons.ts';
