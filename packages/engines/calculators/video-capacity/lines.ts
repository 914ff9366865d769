import { sumOf, type Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import type { ListKeeping } from '../plan.ts';
import { camerasOfList } from '../stream/cameras-of-list.ts';
import type { VideoCapacityOutputs } from './calculate.ts';
import type { VideoCapacityValues } from './fields.ts';

/** The disks, spares included; none where the days of disks already installed were asked. */
export const videoCapacityProducts = ({ diskSizeTB }: VideoCapacityValues, outputs: VideoCapacityOutputs): RoleLine[] =>
  'totalDisks' in outputs ? [{ role: 'hdd', quantity: outputs.totalDisks, attributes: { sizeTB: diskSizeTB } }] : [];

/** The cameras of the list by stream, kept as its check is set, and its disks where they are of one size. */
export function videoCapacityInputs(lines: readonly GivenLine[], keeping?: ListKeeping): Raw | null {
  const kept = keeping && { days: keeping.retentionDays, hoursPerDay: keeping.hoursPerDay };
  const groups = camerasOfList(lines).map(({ count, attributes }) => ({ channels: count, ...attributes, ...kept }));
  if (groups.length === 0) return null;
  const disks = lines.filter(({ role, quantity }) => role === 'hdd' && quantity > 0);
  const [sizeTB, ...otherSizes] = new Set(disks.map(({ attributes }) => attributes['sizeTB']));
  if (sizeTB === undefined || otherSizes.length > 0) return { groups };
  return { groups, diskSizeTB: sizeTB, installedDisks: sumOf(disks, ({ quantity }) => quantity) };
}
