/** Front door of agreements: their texts by version, and who answered what to which. */
export { areInForce, recordConsents } from './record-consents.ts';
export { protocolRoom } from './room.ts';
export { standardProtocols } from './standard-protocols.ts';
export { hasProtocols, insertProtocols, listConsents } from './store.ts';
export { findUnconfirmed, listUnsigned } from './unsigned.ts';
export { publishProtocol, type PublishedProtocol } from './publish-protocol.ts';
