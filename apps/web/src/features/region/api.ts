/** Calls about regions; the contract loads with the first of them. */
import type { Region } from '@portal/contract/region';
import { pageCall } from '../../lib/calls/call.ts';

/** Regions below one, provinces without one. */
export async function listChildren(parentCode?: string): Promise<Region[]> {
  const { listRegions } = await import('@portal/contract/region');
  return pageCall(listRegions, { query: parentCode === undefined ? {} : { parentCode } });
}

/** Points inside the counties, cities and the province itself, by code: longitude, latitude. */
export type Centres = Readonly<Record<string, readonly [number, number]>>;

const read = new Map<string, Promise<Centres>>();

/** The centres of a province, read once; none where they cannot be read: a list does without distances. */
export function findCentres(provinceCode: string): Promise<Centres> {
  const known = read.get(provinceCode);
  if (known) return known;
  const reading = fetch(`/outlines/centres/${provinceCode}.json`).then(async (answer) => (answer.ok ? ((await answer.json()) as Centres) : {}));
  const answered = reading.catch((): Centres => {
    read.delete(provinceCode);
    return {};
  });
  read.set(provinceCode, answered);
  return answered;
}
