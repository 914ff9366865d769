/** Front door of the dealer one orders from: chosen, switched, told. */
export { BoundDealers } from './components/bound-dealers.tsx';
export { BoundElsewhere } from './components/bound-elsewhere.tsx';
export { DealerChoice } from './components/dealer-choice.tsx';
export { DealerLink } from './components/dealer-link.tsx';
export { useDealerDialog } from './components/use-dealer-dialog.tsx';
export { switchDealer } from './api.ts';
export { UnboundNotice } from './components/unbound-notice.tsx';
export { UnboundPrompt } from './components/unbound-prompt.tsx';
export { unboundWords } from './model/unbound-words.ts';
