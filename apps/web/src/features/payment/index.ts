/** Front door of paying: what is to be paid, by the code of a channel. */
export { PayView } from './components/pay-view.tsx';
