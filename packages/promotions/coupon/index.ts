/** Front door of what is asked where coupons are given out, by dealers and by the provider. */
export { SendBackDialog } from './send-back-dialog.tsx';
export { StepDialog, type TemplateStep } from './step-dialog.tsx';
export { TemplateActs, TemplateState } from './template-acts.tsx';
export { TemplateDialog } from './template-dialog.tsx';
export { VoidDialog } from './void-dialog.tsx';
