/** Calls that answer after minutes of work, such as an import of thousands of goods. */
import { browserTransportWith, createCall } from '@portal/client';
import { tellingActions } from './actions.ts';

const SLOW_TIMEOUT_MS = 15 * 60_000;
export const slowCall = createCall(tellingActions(browserTransportWith({ timeoutMs: SLOW_TIMEOUT_MS })));
