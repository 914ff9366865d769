let hear: ((event: Event) => void) | undefined;

/** Called before a router begins: browsers tell of a step in the history in the order in which one asked to hear of it. */
export const hearStepsFirst = (): void => window.addEventListener('popstate', (event) => hear?.(event));

/** Who hears of each step before the router, and may keep it from it. */
export const tellStepsTo = (listener: (event: Event) => void): void => void (hear = listener);
