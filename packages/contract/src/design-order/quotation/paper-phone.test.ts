import { expect, it } from 'vitest';
import { paperPhone } from './shapes.ts';

it.each([
  ['13800000000', '13800000000'],
  ['０５７１－８８８８ ８８８８', '0571-88888888'],
  ['+86 138-0000-0000', '13800000000'],
  ['057188888888', '057188888888'],
  ['400-800-8888', '400-800-8888'],
  ['', ''],
])('%j is printed as %j', (phone, printed) => expect(paperPhone.parse(phone)).toBe(printed));
it.each([
  '1390000000',
  '139000000000',
  '88888888',
  '12800000000',
  '95555',
  'abc',
  '-----',
  '+     +',
  '-0571 8888',
  '()()()',
  '138\u2028'.repeat(4),
  '138'.repeat(7),
])('%j is none', (phone) => expect(paperPhone.safeParse(phone).success).toBe(false));
