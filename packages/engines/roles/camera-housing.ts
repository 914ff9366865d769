import type { RoleAttribute } from './role-line.ts';

const ROUND: ReadonlySet<string> = new Set(['dome-camera', 'turret-camera']);
const TURNING: ReadonlySet<string> = new Set(['ptz-camera', 'panoramic-camera']);
const LONG: ReadonlySet<string> = new Set(['bullet-camera', 'box-camera', 'thermal-camera', 'multi-lens-camera']);

/** The housing of a camera as brackets are made for it, by its second category and lens, in the catalogue's word; null where the category tells none. */
export function cameraHousing(secondCategory: string, attributes: Readonly<Record<string, RoleAttribute>>): string | null {
  if (ROUND.has(secondCategory) || (attributes['lens'] === '鱼眼' && TURNING.has(secondCategory))) return '半球';
  if (TURNING.has(secondCategory) || (attributes['zoom'] !== undefined && LONG.has(secondCategory))) return '球机';
  return LONG.has(secondCategory) ? '枪机' : null;
}
