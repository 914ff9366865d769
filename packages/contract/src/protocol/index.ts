export { EVERY_PROTOCOL_CODE, PROTOCOL_CODES, ProtocolAction, ProtocolCode } from './codes.ts';
export {
  getProtocolVersion,
  getProtocolVersions,
  listProtocolVersions,
  ProtocolDraft,
  ProtocolVersions,
  publishProtocolDraft,
  saveProtocolDraft,
} from './console-endpoints.ts';
export type { ProtocolVersionLine } from './console-endpoints.ts';
export { protocolCopy } from './copy.ts';
export { bindProtocol, getProtocol, getProtocolConfirmTip, listProtocols, Protocol, ProtocolText, ProtocolVersion, signVerify } from './endpoints.ts';
export { draftMoved, protocolOutdated } from './errors.ts';
export { PROTOCOL_NAME_MAX, PROTOCOL_TEXT_MAX, PUBLISH_AHEAD_DAYS } from './limits.ts';
export { readProtocolText, withBrand, writeProtocolText } from './protocol-text.ts';
export type { ProtocolSection, ReadText } from './protocol-text.ts';
