/** Disks in the order they are drawn: those of each group of the RAID, data first, then the spares. */
export type DiskKind = 'data' | 'parity' | 'spare';
/** `group`: place of the RAID group; null for a spare, which belongs to none. */
export interface Disk {
  kind: DiskKind;
  group: number | null;
}
export interface DiskCounts {
  data: number;
  /** Parity disks, or mirrors. */
  parity: number;
  spare: number;
  /** Groups the data and parity disks are spread over as evenly as they go: at least 1. */
  groups: number;
}

/** The first `most` disks. No more than those are made: a capacity may ask for hundreds of millions. */
export function firstDisks({ data, parity, spare, groups }: DiskCounts, most: number): Disk[] {
  const disks: Disk[] = [];
  const put = (count: number, disk: Disk) => {
    for (let left = Math.min(count, most - disks.length); left > 0; left--) disks.push(disk);
  };
  for (let group = 0; group < groups && disks.length < most; group++) {
    const share = (all: number) => Math.floor(((group + 1) * all) / groups) - Math.floor((group * all) / groups);
    put(share(data), { kind: 'data', group });
    put(share(parity), { kind: 'parity', group });
  }
  put(spare, { kind: 'spare', group: null });
  return disks;
}
