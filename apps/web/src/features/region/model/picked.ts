/** A place as it is picked: province, city, area and, where the area has any, street; each below the one before. */
import type { Region } from '@portal/contract/region';

export type PickedRegion = Pick<Region, 'code' | 'name' | 'hasNext'>;

export const LEVELS = ['省份', '城市', '区县', '街道'] as const;

/** Another region at a level: what was picked below it no longer holds. */
export const pickRegion = (picked: readonly PickedRegion[], level: number, region: PickedRegion | undefined): readonly PickedRegion[] => [
  ...picked.slice(0, level),
  ...(region ? [region] : []),
];

/** How many levels are asked for: a street only where there are any. */
export const levelsAsked = (picked: readonly PickedRegion[]): number => (picked.length >= 3 && picked[2]?.hasNext === false ? 3 : 4);
