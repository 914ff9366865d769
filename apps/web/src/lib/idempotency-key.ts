/** A key for one creating call; also where `randomUUID` is missing (plain http on a local network). */
export const newIdempotencyKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
