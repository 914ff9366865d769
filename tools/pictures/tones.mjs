/**
 * The materials of the product drawings. Each runs from `dark` (turned away from the light) over `mid` to `light` (towards it);
 * `edge` is the thin outline that keeps a white housing visible on a white page.
 */
export const tones = {
  white: { light: '#ffffff', mid: '#e9edf1', dark: '#b7c0ca', edge: '#8f9ba8' },
  silver: { light: '#eef1f4', mid: '#c3cbd3', dark: '#8d98a4', edge: '#6d7884' },
  graphite: { light: '#6a7380', mid: '#414955', dark: '#242a32', edge: '#181c22' },
  black: { light: '#4a515b', mid: '#282d35', dark: '#12151a', edge: '#0a0c0f' },
  blue: { light: '#5f8fd6', mid: '#2f62b3', dark: '#1b3f7c', edge: '#15315f' },
  red: { light: '#ee7a6c', mid: '#d2453a', dark: '#98281f', edge: '#7a1d16' },
  amber: { light: '#ffd685', mid: '#eeb03f', dark: '#b57a17', edge: '#94620f' },
  green: { light: '#7fcf9a', mid: '#3f9f63', dark: '#246a3f', edge: '#1b5231' },
  carton: { light: '#e6cfac', mid: '#cfae82', dark: '#a17f55', edge: '#836541' },
  copper: { light: '#f2c79c', mid: '#c98d58', dark: '#8c5a31', edge: '#6d4523' },
  orange: { light: '#ffb27a', mid: '#ee8434', dark: '#b35b18', edge: '#8f4812' },
};

/** What a cover stands on: the ground of the pages, and its hairline. */
export const GROUND = '#f4f6f8';
export const HAIRLINE = '#e3e7ec';

/** Mixes two #rrggbb colours; `t` 0 gives the first. */
export function mix(a, b, t) {
  const part = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(a, at) + (part(b, at) - part(a, at)) * t))
    .map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Colour of a material at brightness -1 … 1. */
export const shadeOf = (tone, brightness) =>
  brightness < 0 ? mix(tone.mid, tone.dark, Math.min(1, -brightness)) : mix(tone.mid, tone.light, Math.min(1, brightness));

const CAST_ALUMINIUM = { light: '#f6f8fa', mid: '#d6dde4', dark: '#98a4b1', edge: '#77838f' };

/** Casting of plastic, aluminium, stainless or painted steel, by the model's traits. */
export const castingOf = (t) => (t.steel ? tones.silver : t.alloy ? CAST_ALUMINIUM : t.iron ? tones.graphite : tones.white);
