import { expect, it } from 'vitest';
import { dialOf } from './dial.ts';

it.each([
  ['13800000000', 'tel:13800000000'],
  ['+86 (571) 8888 8888', 'tel:+8657188888888'],
  ['400-800-5998', 'tel:4008005998'],
  ['0571-88888888', 'tel:057188888888'],
  ['0571-88888888-801', 'tel:057188888888,801'],
])('%s is dialled as %s', (phone, dialled) => expect(dialOf(phone)).toBe(dialled));
