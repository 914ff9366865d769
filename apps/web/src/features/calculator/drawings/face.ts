/** A face as few or as many pixels show it: what the pixel density of a camera means. */

export type FaceTone = 'ground' | 'hair' | 'skin' | 'dark' | 'mouth';

/** Width of what is shown, metres: a head with some air. */
export const FACE_WIDTH_M = 0.24;
/** More pixels than these no longer change what the eye sees at the size of the drawing. */
const PIXELS_MAX = 40;

const inEllipse = (u: number, v: number, cx: number, cy: number, rx: number, ry: number): boolean => ((u - cx) / rx) ** 2 + ((v - cy) / ry) ** 2 <= 1;

/** What lies at a point of the face, both from 0 to 1. */
export function toneAt(u: number, v: number): FaceTone {
  const across = Math.abs(u - 0.5);
  if (inEllipse(across, v, 0.13, 0.5, 0.055, 0.032)) return 'dark';
  if (across > 0.06 && across < 0.2 && v > 0.405 && v < 0.435) return 'hair';
  if (across < 0.022 && v > 0.5 && v < 0.64) return 'dark';
  if (inEllipse(across, v, 0, 0.755, 0.11, 0.026)) return 'mouth';
  if (inEllipse(u, v, 0.5, 0.42, 0.33, 0.36) && v < 0.3 + across * 0.25) return 'hair';
  if (inEllipse(u, v, 0.5, 0.54, 0.29, 0.39)) return 'skin';
  if (inEllipse(u, v, 0.5, 0.42, 0.33, 0.36)) return 'hair';
  if (across < 0.13 && v > 0.8) return 'skin';
  return v > 0.93 - (0.5 - across) * 0.1 ? 'dark' : 'ground';
}

export interface FaceRun {
  row: number;
  from: number;
  length: number;
  tone: FaceTone;
}

/** Pixels over the face at so many pixels a metre: at least 1. */
export const facePixels = (pixelsPerMeter: number): number => Math.max(1, Math.min(PIXELS_MAX, Math.round(pixelsPerMeter * FACE_WIDTH_M)));

/** The face as `pixels` × `pixels` squares, those of one tone side by side joined. Each square takes its commonest tone. */
export function faceRuns(pixels: number): FaceRun[] {
  const runs: FaceRun[] = [];
  for (let row = 0; row < pixels; row++) {
    for (let column = 0; column < pixels; column++) {
      const tone = commonest(column / pixels, row / pixels, 1 / pixels);
      const last = runs.at(-1);
      if (last && last.row === row && last.tone === tone) last.length++;
      else runs.push({ row, from: column, length: 1, tone });
    }
  }
  return runs;
}

const SAMPLES = 5;

function commonest(u: number, v: number, side: number): FaceTone {
  const counts = new Map<FaceTone, number>();
  for (let i = 0; i < SAMPLES; i++) {
    for (let j = 0; j < SAMPLES; j++) {
      const tone = toneAt(u + (side * (i + 0.5)) / SAMPLES, v + (side * (j + 0.5)) / SAMPLES);
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'ground';
}
