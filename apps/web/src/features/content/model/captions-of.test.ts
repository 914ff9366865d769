import { expect, it } from 'vitest';
import { captionsOf } from './captions-of.ts';

it('captions lie beside their film (CONTENT-8)', () => {
  expect(captionsOf('/films/V4001.webm')).toBe('/films/V4001.vtt');
  expect(captionsOf('/films/v4.1/a.mp4')).toBe('/films/v4.1/a.vtt');
});
