/** Front door of the provider's own staff: their accounts and the console's pages, and what they did. */
export { operatorRoom } from './room.ts';
export { createFindOperator } from './sign-in/find-operator.ts';
export { recordAct } from './record-act.ts';
export { updateChain, findBrokenLine, findHashAt } from './log-chain.ts';
export { sealPlainSecrets } from './sign-in/seal-plain-secrets.ts';
export { sealKeyOf } from './sign-in/totp-seal.ts';
export { deleteSecondFactor, insertOperators, listNamesOf, updateDemoOperators, updateLocked, type OperatorRow } from './store.ts';
export { registerConsolePages, type DemoOperator } from './pages/console-pages.ts';
