/** Front door of addresses: listed, written, removed, chosen. */
export { AddressChoice } from './components/address-choice.tsx';
export { AddressManager } from './components/address-manager.tsx';
