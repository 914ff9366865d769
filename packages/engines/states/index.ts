/** Front door of states: what may be done to a record in each of its states, by whom. */
export { designOrderStates, type DesignOrderAct, type DesignOrderState } from './design-order.ts';
