/** One key a request, as the console has it too. */
export { createRequestKeys, newIdempotencyKey } from '@portal/client/request-keys';
