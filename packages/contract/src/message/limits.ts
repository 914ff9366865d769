/** Bounds of messages and of the live connection (MESSAGE-2, MESSAGE-5). */
export const MESSAGE_TITLE_MAX = 60;
export const MESSAGE_TEXT_MAX = 500;
/** Letters of the longest message: a notice of prices, and its days before it. */
export const SENT_TEXT_MAX = MESSAGE_TEXT_MAX + 40;
export const MESSAGE_LINK_MAX = 200;
/** Letters of why a notice is withdrawn. */
export const NOTICE_REASON_MAX = 200;
/** Messages one call marks or removes: a page of the largest size. */
export const MESSAGES_AT_ONCE = 50;

/** A part of a path: what is nothing but dots leads elsewhere. */
const SEGMENT = String.raw`(?!\.+(?:[/?]|$))[\w\-.]+`;
/** Of a query: nothing that signs in, or leads on from where one has been led. */
const PARAMETER = String.raw`(?!(?:token|redirect)(?:[=&]|$))[\w\-.]+(?:=[\w\-./=%]*)?`;
/** A page of ours, with its query: no other host, nothing that a browser reads otherwise than we do, no call, and none that signs out. */
export const MESSAGE_LINK = new RegExp(String.raw`^/(?!api-|logout(?:[/?]|$))(?:${SEGMENT}(?:/${SEGMENT})*/?)?(?:\?${PARAMETER}(?:&${PARAMETER})*)?$`);

export const LIVE_PATH = '/ws';
/** The client says that it is there. */
export const HEARTBEAT_MS = 120_000;
/** It tries again so often; a tenth of that more or less, so that a restart is not met by all at once. */
export const RECONNECT_MS = 300_000;
/** Bytes of what a client may send: a heartbeat has none. */
export const LIVE_BYTES_MAX = 1_024;
