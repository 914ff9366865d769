/** When the tests begin: 10:00 in Beijing. Milliseconds. */
export const TEST_NOW = Date.UTC(2026, 10, 21, 2, 0, 0);
