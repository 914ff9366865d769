/** Front door of addresses: listed, written, removed. */
export { AddressManager } from './components/address-manager.tsx';
