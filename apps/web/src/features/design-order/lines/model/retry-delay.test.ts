import { CallError } from '@portal/client';
import { describe, expect, it } from 'vitest';
import { retryDelayMs } from './retry-delay.ts';

const refused = (status: number, retryAfterMs?: number) =>
  new CallError({ code: status, status, msg: '', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
const lost = new CallError({ code: 0, status: 0, msg: '', isNetworkError: true });

describe('trying a save again', () => {
  it('after 3, 6, 12 seconds and so on, at most a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 40].map((tries) => retryDelayMs(lost, tries))).toEqual([3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]);
    expect([429, 502, 503, 504].map((status) => retryDelayMs(refused(status), 1))).toEqual([3000, 3000, 3000, 3000]);
  });

  it('when the server said to', () => {
    expect(retryDelayMs(refused(503, 5000), 3)).toBe(5000);
    expect(retryDelayMs(refused(429, 90_000), 1)).toBe(90_000);
    expect(retryDelayMs(refused(429, 0), 1)).toBe(3000);
  });

  it('never after an answer that would be the same again', () => {
    expect([400, 401, 403, 409, 413, 500].map((status) => retryDelayMs(refused(status), 1))).toEqual([null, null, null, null, null, null]);
    expect(retryDelayMs(new TypeError('x'), 1)).toBeNull();
  });
});
