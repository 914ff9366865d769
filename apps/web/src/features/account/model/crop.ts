/** Which square of a picture is kept: pure arithmetic over its size, how far one is in, and where the middle lies. */
export interface Size {
  width: number;
  height: number;
}

/** `zoom` 1: the largest square that fits; `x`, `y`: the square's middle, in pixels of the picture. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const ZOOM_MAX = 4;

export const middleOf = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** Side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number => Math.min(width, height) / zoom;

/** The same crop, moved and zoomed as little as needed to lie inside the picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, crop.zoom));
  const half = sideOf(size, { zoom }) / 2;
  const within = (middle: number, length: number) => Math.min(length - half, Math.max(half, middle));
  return { zoom, x: within(crop.x, size.width), y: within(crop.y, size.height) };
}

/** The crop after the picture was dragged by so many pixels of a square on the screen that is `shown` wide. */
export function dragged(size: Size, crop: Crop, by: { dx: number; dy: number }, shown: number): Crop {
  const scale = sideOf(size, crop) / shown;
  return inside(size, { ...crop, x: crop.x - by.dx * scale, y: crop.y - by.dy * scale });
}
