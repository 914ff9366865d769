/** Keys under which the server does a request once, however often it arrives. */
import { isRefused } from './index.ts';

/** A key nobody has used; also where `randomUUID` is missing (plain http on a local network). */
export const newIdempotencyKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface RequestKeys {
  /** Sends a request under its key. `request`: what tells it from others, as JSON. Rejects as `send` does. */
  send<Answer>(request: unknown, send: (key: string) => Promise<Answer>): Promise<Answer>;
}

interface RequestKeysOptions {
  newKey?: () => string;
  /**
   * A request overtakes the ones before it, as the applying of a state does: the former one sent again is to be done again.
   * Without it requests stand side by side, as additions do, and a lost one sent again is still the same.
   */
  latestOnly?: boolean;
}

/**
 * One key for each request until it is answered: sent again after a lost answer it carries the same key, so that the server
 * does it once; after an answer, be it a refusal, the same content is a new request.
 */
export function createRequestKeys({ newKey = newIdempotencyKey, latestOnly = false }: RequestKeysOptions = {}): RequestKeys {
  const open = new Map<string, string>();
  return {
    async send(request, send) {
      const name = JSON.stringify(request);
      const key = open.get(name) ?? newKey();
      if (latestOnly) open.clear();
      open.set(name, key);
      const close = () => open.get(name) === key && open.delete(name);
      try {
        const answer = await send(key);
        close();
        return answer;
      } catch (failure) {
        if (isRefused(failure)) close();
        throw failure;
      }
    },
  };
}
