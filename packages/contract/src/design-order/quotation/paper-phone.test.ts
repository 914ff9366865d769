import { expect, it } from 'vitest';
import { paperPhone } from './shapes.ts';

it.each(['13800000000', '0571-88888888', '+86 (571) 88888888', '021-5555 8888', '', ' \u202E95555 '])('%j is a number on a paper', (phone) =>
  expect(paperPhone.safeParse(phone).success).toBe(true),
);
it.each(['abc', '-----', '+     +', '1234', '()()()', '138\u00A0\u00A0', '138\u2028'.repeat(4), '12345\t678', '138'.repeat(7)])('%j is none', (phone) =>
  expect(paperPhone.safeParse(phone).success).toBe(false),
);
