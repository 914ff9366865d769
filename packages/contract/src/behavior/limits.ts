/** What is told of a visit, without the schemas: pages take it from here. */

/** The portal in a browser; the one terminal there is. */
export const TERMINAL_TYPE = 2;
/** How long somebody looks before it counts, and how long until the next look does. */
export const LOOKED_AT_MS = 1000;
export const BehaviorEvent = { ViewProduct: 1 } as const;
export type BehaviorEvent = (typeof BehaviorEvent)[keyof typeof BehaviorEvent];
/** Days that are counted together in the console, and days after which a count goes. */
export const COUNTED_DAYS = 30;
export const KEPT_DAYS = 90;
