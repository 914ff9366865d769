import { useRef } from 'react';

/** A key nobody has used; also where `randomUUID` is missing (plain http on a local network). */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of a request: the same while the same is sent again, so that a lost answer does nothing twice. */
export function useRequestKey(): (request: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (request) => {
    const content = JSON.stringify(request);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    return last.current.key;
  };
}
