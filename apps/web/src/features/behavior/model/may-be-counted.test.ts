import { expect, it } from 'vitest';
import { mayBeCounted } from './may-be-counted.ts';

it.each([
  [{}, true],
  [{ doNotTrack: null, webdriver: false }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ webdriver: true }, false],
])('%j counts: %s', (browser, counts) => expect(mayBeCounted(browser)).toBe(counts));
