import { createShare } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { daysOf, newPassword } from './renewed-link.ts';

it('lasts as long as the former', () => {
  expect(daysOf({ gmtCreate: 5, gmtExpire: 5 + 15 * 86_400_000 })).toBe(15);
});

it('has a password that may be one, of signs that are read aloud, each as likely', () => {
  let next = 0;
  const counted = new Map<string, number>();
  for (let n = 0; n < 1024; n++)
    for (const sign of newPassword((count) => Uint8Array.from({ length: count }, () => next++ % 256))) counted.set(sign, (counted.get(sign) ?? 0) + 1);
  expect([...counted.keys()].toSorted().join('')).toBe('23456789abcdefghjkmnpqrstuvwxyz');
  expect(Math.max(...counted.values()) - Math.min(...counted.values())).toBeLessThanOrEqual(1);
  expect(createShare.body.shape.password.safeParse(newPassword((count) => new Uint8Array(count))).success).toBe(true);
});
