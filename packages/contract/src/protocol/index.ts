export { EVERY_PROTOCOL_CODE, PROTOCOL_CODES, ProtocolAction, ProtocolCode } from './codes.ts';
export { bindProtocol, getProtocol, getProtocolConfirmTip, listProtocols, Protocol, ProtocolText, ProtocolVersion, signVerify } from './endpoints.ts';
export { protocolOutdated } from './errors.ts';
