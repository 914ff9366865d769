/** Front door of the dealer one orders from: chosen, switched. */
export { BoundDealers } from './components/bound-dealers.tsx';
export { DealerChoice } from './components/dealer-choice.tsx';
