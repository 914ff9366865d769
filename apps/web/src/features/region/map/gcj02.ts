/** The shifted grid of Chinese map services, from WGS84 and back. For their adapter alone: all else is WGS84. */
import type { Position } from '../model/map-view.ts';

const AXIS = 6_378_245;
const ECCENTRICITY = 0.006693421622965943;
const { PI, sin, cos, sqrt, abs } = Math;

/** The grid is shifted inside this box only. */
const isOutside = ([x, y]: Position): boolean => x < 72.004 || x > 137.8347 || y < 0.8293 || y > 55.8271;

const waves = (value: number): number => ((20 * sin(6 * value * PI) + 20 * sin(2 * value * PI)) * 2) / 3;
const northOf = (x: number, y: number): number =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * sqrt(abs(x)) +
  waves(x) +
  ((20 * sin(y * PI) + 40 * sin((y / 3) * PI)) * 2) / 3 +
  ((160 * sin((y / 12) * PI) + 320 * sin((y * PI) / 30)) * 2) / 3;
const eastOf = (x: number, y: number): number =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * sqrt(abs(x)) +
  waves(x) +
  ((20 * sin(x * PI) + 40 * sin((x / 3) * PI)) * 2) / 3 +
  ((150 * sin((x / 12) * PI) + 300 * sin((x / 30) * PI)) * 2) / 3;

function shiftAt([x, y]: Position): Position {
  const latitude = (y / 180) * PI;
  const bulge = 1 - ECCENTRICITY * sin(latitude) ** 2;
  const north = (northOf(x - 105, y - 35) * 180) / (((AXIS * (1 - ECCENTRICITY)) / (bulge * sqrt(bulge))) * PI);
  const east = (eastOf(x - 105, y - 35) * 180) / ((AXIS / sqrt(bulge)) * cos(latitude) * PI);
  return [east, north];
}

export function toGcj02(position: Position): Position {
  if (isOutside(position)) return position;
  const [east, north] = shiftAt(position);
  return [position[0] + east, position[1] + north];
}
