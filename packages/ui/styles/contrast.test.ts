import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colour = (name: string): string => {
  const found = new RegExp(`--p-${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (!found) throw new Error(`no colour --p-${name}`);
  return found;
};

/** Relative luminance and contrast ratio: WCAG 2.2, definitions. Black on white is 21. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test('the measure itself: black on white is 21, grey 767676 on white just passes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const grounds = ['surface', 'ground', 'hover', 'accent-soft'];
test.each([
  ...['ink', 'ink-2', 'ink-3', 'accent', 'accent-strong', 'money', 'success', 'warning', 'danger'].flatMap((words) => grounds.map((ground) => [words, ground])),
  ['money', 'money-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ...['success-soft', 'warning-soft', 'danger-soft', 'money-soft'].map((ground) => ['ink', ground]),
  ...['accent', 'accent-strong', 'danger', 'danger-strong'].map((ground) => ['on-accent', ground]),
  ['on-night-strong', 'night'],
  ['on-night', 'night'],
  ['on-night-2', 'night'],
])('%s can be read on %s', (words = '', ground = '') => {
  expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['line-control', 'surface'],
  ['accent', 'ground'],
])('the edge %s can be seen on %s', (edge = '', ground = '') => {
  expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
});
