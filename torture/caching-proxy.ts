/**
 * A cache that everybody shares, as greedy as HTTP allows: it keeps every answer that is not forbidden to it, whatever the status
 * and whatever cookie comes along, and knows an address by its decoded path (RFC 9111; `Vary`: RFC 9110 §12.5.5).
 */
import type { Answered, Asked } from './ask.ts';

interface Kept {
  /** Request headers the answer depends on, with what they said. */
  vary: readonly (readonly [string, string])[];
  answer: Answered;
}

export interface CachingProxy {
  ask(request: Asked): Promise<{ answer: Answered; hit: boolean }>;
  /** Answers kept so far. */
  size(): number;
}

export function createCachingProxy(origin: (request: Asked) => Promise<Answered>): CachingProxy {
  const kept = new Map<string, Kept[]>();
  return {
    async ask(request) {
      const key = `${request.method ?? 'GET'} ${decoded(request.path)}`;
      const found = kept.get(key)?.find(({ vary }) => vary.every(([name, value]) => (request.headers?.[name] ?? '') === value));
      if (found) return { answer: found.answer, hit: true };
      const answer = await origin(request);
      const vary = namesOf(answer.headers.vary);
      if (mayKeep(answer.headers['cache-control'] ?? '') && !vary.includes('*'))
        kept.set(key, [...(kept.get(key) ?? []), { vary: vary.map((name) => [name, request.headers?.[name] ?? '']), answer }]);
      return { answer, hit: false };
    },
    size: () => [...kept.values()].reduce((sum, answers) => sum + answers.length, 0),
  };
}

/** `no-cache` may be kept but not used unasked: a cache that never asks again does not keep it. */
const mayKeep = (cacheControl: string): boolean => !namesOf(cacheControl).some((word) => /^(no-store|private|no-cache)\b/.test(word));

const namesOf = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

function decoded(path: string): string {
  try {
    return decodeURI(path)
      .replace(/%2[dD]/g, '-')
      .replace(/([^:])\/{2,}/g, '$1/')
      .replace(/\/(?=$|\?)/, '');
  } catch {
    return path;
  }
}
