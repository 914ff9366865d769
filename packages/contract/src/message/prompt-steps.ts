/** What a person is told on /home after signing in, in this order (MESSAGE-6). */
export const LOGIN_STEPS = ['repeatName', 'browser', 'protocol', 'waitingShare', 'priceChange', 'freeze', 'verification', 'serviceSafety'] as const;
export type LoginStep = (typeof LOGIN_STEPS)[number];

/** `amount` of waitingShareMsg where nothing is under way. */
export const NOTHING_WAITS = 'blank';
