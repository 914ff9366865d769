import { RAID_MIN_DISKS, RAID_PARITY_DISKS } from '../../constants/storage.ts';
import { ceil } from '../../inputs/index.ts';
import type { Raid } from './fields.ts';

export interface RaidLayout {
  /** Disks whose capacity holds recordings. */
  dataDisks: number;
  /** Parity disks, or mirrors. */
  parityDisks: number;
  raidGroups: number;
}

/** The layout that gives the capacity of `needed` disks (at least 1); no group of RAID5/6 is larger than `groupMax`. */
export function layoutFor(needed: number, raid: Raid, groupMax: number): RaidLayout {
  const least = RAID_MIN_DISKS.value[raid];
  switch (raid) {
    case 'none':
      return { dataDisks: needed, parityDisks: 0, raidGroups: 0 };
    case 'raid0':
      return { dataDisks: Math.max(least, needed), parityDisks: 0, raidGroups: 1 };
    case 'raid1':
      return { dataDisks: needed, parityDisks: needed, raidGroups: needed };
    case 'raid10': {
      const dataDisks = Math.max(least / 2, needed);
      return { dataDisks, parityDisks: dataDisks, raidGroups: 1 };
    }
    default: {
      const parity = RAID_PARITY_DISKS.value[raid];
      const raidGroups = ceil(needed / (groupMax - parity));
      return { dataDisks: Math.max(needed, raidGroups * (least - parity)), parityDisks: raidGroups * parity, raidGroups };
    }
  }
}

/** How many of `installed` disks hold recordings; null where the level cannot be built of them. */
export function dataDisksOf(installed: number, raid: Raid, groupMax: number): number | null {
  const groups = raid === 'raid5' || raid === 'raid6' ? ceil(installed / groupMax) : 1;
  if (installed < RAID_MIN_DISKS.value[raid] * groups) return null;
  switch (raid) {
    case 'none':
    case 'raid0':
      return installed;
    case 'raid1':
    case 'raid10':
      return installed % 2 === 0 ? installed / 2 : null;
    default:
      return installed - groups * RAID_PARITY_DISKS.value[raid];
  }
}
