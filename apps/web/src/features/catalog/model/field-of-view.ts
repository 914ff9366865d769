/**
 * What a camera sees, from above: a wedge of its horizontal field of view (`hfovDeg`), as far as its light reaches at night
 * (`irRangeM`). The models of a family are drawn around one camera, to one scale.
 */
import type { AttributeValue, Sku } from '@portal/contract/catalog';
import { attributeText } from './attribute-text.ts';

/** Pixels: the drawing's width, its height at most, and the room beside and above the wedges for their names. */
const WIDTH = 272;
const HEIGHT_MAX = 208;
const SIDE = 56;
const ABOVE = 16;
const BELOW = 10;
/** Names closer together than this would lie on one another. */
const NAME_STEP = 14;
/** From here on a flat width says nothing. */
const FLAT_MAX_DEG = 150;

export interface Wedge {
  skuNo: string;
  /** 2.8 mm, or the angle where no focal length is known. */
  name: string;
  angleDeg: number;
  isChosen: boolean;
  path: string;
  /** Where its name stands, right of the wedge or left of it; null where it would lie on another at both. */
  nameAt: { x: number; y: number; side: 'left' | 'right' } | null;
}

export interface FieldOfView {
  width: number;
  height: number;
  camera: { x: number; y: number };
  /** The chosen one last, so that it lies on top. */
  wedges: Wedge[];
  /** Distances within the chosen wedge, metres; none where no reach is known. */
  rings: { metres: number; path: string; y: number }[];
}

const numberOf = (value: AttributeValue | undefined): number | null => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Horizontal field of view in degrees; null for what is no camera, or sees all around. */
export function angleOf({ attributes }: Pick<Sku, 'attributes'>): number | null {
  const angle = numberOf(attributes['hfovDeg']);
  return angle !== null && angle < 360 ? angle : null;
}

/** Metres of scenery a camera takes in at a distance, across: 2 · d · tan(angle ∕ 2). Worked: 90° at 10 m sees 20 m. Null from 150°. */
export const widthSeen = (angleDeg: number, metres: number): number | null => (angleDeg >= FLAT_MAX_DEG ? null : 2 * metres * Math.tan(radians(angleDeg / 2)));

/** A wedge that opens upwards from (x, y). */
export function wedgePath(x: number, y: number, radius: number, angleDeg: number): string {
  const dx = round(radius * Math.sin(radians(angleDeg / 2)));
  const up = round(y - radius * Math.cos(radians(angleDeg / 2)));
  return `M${x} ${y}L${round(x - dx)} ${up}A${round(radius)} ${round(radius)} 0 ${angleDeg > 180 ? 1 : 0} 1 ${round(x + dx)} ${up}Z`;
}

/** Null where the chosen model says no angle. Models of one angle and reach are drawn once. */
export function fieldOfView(skus: readonly Sku[], chosen: Sku): FieldOfView | null {
  if (angleOf(chosen) === null) return null;
  const reaches = skus.map(({ attributes }) => numberOf(attributes['irRangeM']));
  const farthest = Math.max(...reaches.map((reach) => reach ?? 0));
  const reachOf = (sku: Sku) => (farthest === 0 ? 1 : (numberOf(sku.attributes['irRangeM']) ?? farthest));
  const drawn = [chosen, ...skus.filter((sku) => sku.skuNo !== chosen.skuNo && angleOf(sku) !== null)]
    .map((sku) => ({ sku, angleDeg: angleOf(sku) ?? 0, reach: reachOf(sku) }))
    .filter((one, index, all) => all.findIndex(({ angleDeg, reach }) => angleDeg === one.angleDeg && reach === one.reach) === index);

  const across = Math.max(...drawn.map(({ angleDeg, reach }) => reach * Math.sin(radians(Math.min(angleDeg, 180) / 2))));
  const behind = Math.max(...drawn.map(({ angleDeg, reach }) => reach * Math.max(0, -Math.cos(radians(angleDeg / 2)))));
  const ahead = Math.max(...drawn.map(({ reach }) => reach));
  const scale = Math.min((WIDTH - 2 * SIDE) / (2 * across), (HEIGHT_MAX - ABOVE - BELOW) / (ahead + behind));
  const camera = { x: WIDTH / 2, y: round(ABOVE + ahead * scale) };

  const names = { right: [] as number[], left: [] as number[] };
  const wedges = drawn.map(({ sku, angleDeg, reach }): Wedge => {
    const radius = reach * scale;
    const aside = radius * Math.sin(radians(angleDeg / 2)) + 4;
    const y = round(camera.y - radius * Math.cos(radians(angleDeg / 2)) + 4);
    const side = (['right', 'left'] as const).find((one) => names[one].every((other) => Math.abs(other - y) >= NAME_STEP));
    if (side) names[side].push(y);
    const focalLength = sku.attributes['focalLengthMm'];
    const name = focalLength === undefined ? `${angleDeg}°` : attributeText(focalLength, 'mm');
    const path = wedgePath(camera.x, camera.y, radius, angleDeg);
    return {
      skuNo: sku.skuNo,
      name,
      angleDeg,
      isChosen: sku.skuNo === chosen.skuNo,
      path,
      nameAt: side ? { x: round(camera.x + (side === 'left' ? -aside : aside)), y, side } : null,
    };
  });
  return {
    width: WIDTH,
    height: Math.ceil(camera.y + behind * scale + BELOW),
    camera,
    wedges: wedges.reverse(),
    rings: farthest === 0 ? [] : ringsOf(reachOf(chosen), farthest).map((metres) => ringOf(metres, scale, camera, angleOf(chosen) ?? 0)),
  };
}

/** Round distances up to the reach: every 10 m of 40, every 20 m of 100, every 50 m beyond. */
function ringsOf(reach: number, farthest: number): number[] {
  const step = farthest <= 40 ? 10 : farthest <= 100 ? 20 : 50;
  return Array.from({ length: Math.floor(reach / step) }, (_, index) => (index + 1) * step);
}

function ringOf(metres: number, scale: number, { x, y }: { x: number; y: number }, angleDeg: number): FieldOfView['rings'][number] {
  const arc = wedgePath(x, y, metres * scale, angleDeg)
    .replace(/^M[^L]*L/, 'M')
    .replace('Z', '');
  return { metres, path: arc, y: round(y - metres * scale) };
}
