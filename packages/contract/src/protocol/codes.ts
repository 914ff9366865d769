/** The agreements of the portal by number, as the calls name them (ACCOUNT-8). */
export const ProtocolCode = {
  UserAgreement: 5,
  PrivacyPolicy: 6,
  TradeRules: 39,
  PersonalInformation: 60,
  AccountRules: 61,
  /** Asked for apart, of those who install (MESSAGE-6). */
  ServiceSafety: 62,
} as const;
export type ProtocolCode = (typeof ProtocolCode)[keyof typeof ProtocolCode];

/** In the order they are asked for by default. */
export const PROTOCOL_CODES: readonly ProtocolCode[] = [60, 39, 61, 5, 6];

/** All there are. */
export const EVERY_PROTOCOL_CODE: readonly ProtocolCode[] = [...PROTOCOL_CODES, ProtocolCode.ServiceSafety];

/** What a person answers to an agreement. */
export const ProtocolAction = { Disagree: 1, Later: 2, Agree: 3 } as const;
export type ProtocolAction = (typeof ProtocolAction)[keyof typeof ProtocolAction];
