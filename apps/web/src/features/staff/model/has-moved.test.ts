import { CallError } from '@portal/client';
import { describe, expect, it } from 'vitest';
import { hasMoved, unlessMoved } from './has-moved.ts';

const refusal = (status: number) => new CallError({ status, code: 1754, msg: '员工信息已变化' } as never);

describe('a page that stayed behind', () => {
  it('is told by a right that is gone, by somebody who is, by what is settled already; not by a wrong password nor by a lost network', () => {
    expect([403, 404, 409].map((status) => hasMoved(refusal(status)))).toEqual([true, true, true]);
    expect([400, 401, 429, 500].map((status) => hasMoved(refusal(status)))).toEqual([false, false, false, false]);
    expect(hasMoved(new TypeError('Failed to fetch'))).toBe(false);
  });

  it('is read anew, and the refusal is told all the same', async () => {
    let read = 0;
    await expect(unlessMoved(Promise.reject(refusal(409)), () => (read += 1))).rejects.toThrow('员工信息已变化');
    expect(read).toBe(1);
    expect(await unlessMoved(Promise.resolve('done'), () => (read += 1))).toBe('done');
    expect(read).toBe(1);
  });
});
