import { expect, it } from 'vitest';
import { switchFor } from './switch-for.ts';

it.each([
  [0.1, 8, 1],
  [8, 8, 1],
  [8.0000000001, 8, 1],
  [8.1, 16, 1],
  [24, 24, 1],
  [25, 48, 1],
  [48, 48, 1],
  [48.1, 48, 2],
  [96, 48, 2],
  [97, 48, 3],
])('%d ports: switches of %d, %d of them', (needed, ports, quantity) => expect(switchFor(needed)).toEqual({ ports, quantity }));
