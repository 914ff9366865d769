import type { Region } from '@portal/contract/region';
import { pageCall } from '../../lib/call.ts';

/** Regions below one, provinces without one; the contract loads with the first call. */
export async function listChildren(parentCode?: string): Promise<Region[]> {
  const { listRegions } = await import('@portal/contract/region');
  return pageCall(listRegions, { query: parentCode === undefined ? {} : { parentCode } });
}
