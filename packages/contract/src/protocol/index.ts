export { PROTOCOL_CODES, ProtocolAction, ProtocolCode } from './codes.ts';
export { getProtocol, listProtocols, Protocol, ProtocolText, ProtocolVersion } from './endpoints.ts';
