/** How many main streams recorders decode, by what makers publish of them. */
import { expect, it } from 'vitest';
import { bNVRChannelAccess } from './calculate.ts';
import { recorderAccess } from './plan.ts';

const decoded = (decode1080p: number, resolution: string): number | null | undefined => {
  const result = bNVRChannelAccess({ nvr: { channels: 16, incomingMbps: 160, decode1080p }, cameras: [{ count: 1, resolution }] });
  if (!result.valid) throw new Error(JSON.stringify(result));
  return result.cameras[0]?.maxMainDecode;
};

it.each([
  // a recorder of four channels: 1 × 4K, 2 × 4MP, 4 × 1080P, 8 × 720P at 30 frames
  [4, { '720P': 8, '1080P': 4, '4MP': 2, '8MP': 1 }],
  // the usual line of recorders of eight and sixteen: 8 × 1080P, 4 × 4MP, 2 × 8MP, 1 × 12MP
  [8, { '1080P': 8, '4MP': 4, '8MP': 2, '12MP': 1 }],
])('a recorder that decodes %i at 1080P', (decode1080p, published) => {
  for (const [resolution, count] of Object.entries(published)) expect(decoded(decode1080p, resolution), resolution).toBe(count);
});

it('of 12MP nothing is published: the page says it is a choice', () => {
  const basis = recorderAccess.basis.filter(({ label }) => label.includes('12MP'));
  expect(basis.map(({ mark }) => mark)).toEqual(['P']);
  expect(basis[0]?.source).toContain('工程取值');
});

it('of 12MP no more are promised than by their share of pixels', () => {
  const share = (4000 * 3000) / (1920 * 1080);
  for (const decode1080p of [4, 7, 8, 15, 16, 32]) expect(decoded(decode1080p, '12MP')).toBeLessThanOrEqual(decode1080p / share);
});
