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
/** A keyword that found no goods, and one that found some only once part of it was left out or taken in another way. */
export const MISSED_KINDS = ['none', 'partly'] as const;
export type MissedKind = (typeof MISSED_KINDS)[number];
/** Keywords of a day that are kept, whatever is looked for on it. */
export const MISSED_A_DAY = 500;
