import type { Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import { camerasOfList } from '../stream/cameras-of-list.ts';

/** A bandwidth is no product; the switches follow from the switch calculator. */
export const bandwidthProducts = (): RoleLine[] => [];

/** The cameras of the list by stream. */
export function bandwidthInputs(lines: readonly GivenLine[]): Raw | null {
  const groups = camerasOfList(lines, 'subStreamKbps').map(({ count, attributes }) => ({ count, ...attributes }));
  return groups.length > 0 ? { groups } : null;
}
