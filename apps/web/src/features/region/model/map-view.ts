/** A map as pages ask for it, whichever draws it. Positions are WGS84, longitude first; what a drawing service shifts, its adapter shifts. */

export type Position = readonly [longitude: number, latitude: number];

/** Something on the map that can be chosen. */
export interface Spot {
  key: string;
  name: string;
  position: Position;
}

export interface MapView {
  setSpots(spots: readonly Spot[]): void;
  /** Marks a spot and brings it into sight. */
  choose(key: string | undefined): void;
  moveTo(centre: Position): void;
  /** Draws the counties of a province, where the map does not draw them by itself. */
  showProvince(provinceCode: string): void;
  close(): void;
}

export interface MapOptions {
  centre: Position;
  onChoose(key: string): void;
}

/** Rejects where the browser cannot draw it, or the service does not answer. */
export type OpenMap = (place: HTMLElement, options: MapOptions) => Promise<MapView>;

/** How close a map begins. */
export const MAP_ZOOM = 11;

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export function kilometresBetween([fromX, fromY]: Position, [toX, toY]: Position): number {
  const half = Math.sin(radians(toY - fromY) / 2) ** 2 + Math.cos(radians(fromY)) * Math.cos(radians(toY)) * Math.sin(radians(toX - fromX) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** A county is measured from its middle: nearer than ten kilometres nothing exact can be said. */
export const distanceWords = (kilometres: number): string => (kilometres < 10 ? '10 公里内' : `约 ${Math.round(kilometres)} 公里`);
