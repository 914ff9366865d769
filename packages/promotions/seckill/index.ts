/** Front door of what flash sales are written, followed and called off by, by dealers and by the provider. */
export { AbandonDialog } from './abandon-dialog.tsx';
export { PlanForm } from './plan-form.tsx';
export { SessionCard } from './session-card.tsx';
