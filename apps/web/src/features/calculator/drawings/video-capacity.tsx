import { numberText as n, type videoCapacity } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { LoadBar, Paper, Words } from './parts.tsx';

type Props = PropsOf<typeof videoCapacity>;

const WIDTH = 400;
const DISK = { width: 30, height: 38, gap: 6 };
/** More disks than these are told, not drawn. */
const SHOWN_MAX = 60;

type Kind = 'data' | 'parity' | 'spare';
const LETTERS: Record<Kind, string> = { data: '数', parity: '校', spare: '备' };

/** The disks by group of the RAID, and how full they will be. */
export function VideoCapacityDrawing({ values, outputs }: Props) {
  const isDays = 'retentionDays' in outputs;
  const parity = isDays ? (values.installedDisks ?? outputs.dataDisks) - outputs.dataDisks : outputs.parityDisks;
  const groupCount = isDays ? Math.max(1, Math.ceil((outputs.dataDisks + parity) / values.raidGroupMax)) : Math.max(1, outputs.raidGroups);
  const isMirrored = values.raid === 'raid1' || values.raid === 'raid10';
  const groups = groupsOf(outputs.dataDisks, parity, values.raid === 'none' || values.raid === 'raid0' || isMirrored ? 1 : groupCount);
  const spares = values.hotSpares;
  const total = outputs.dataDisks + parity + spares;
  const disks = groups.flat();
  const rows: { kind: Kind; group: number }[] = [
    ...disks.map((kind, place) => ({ kind, group: groupAt(groups, place) })),
    ...Array.from({ length: spares }, (): { kind: Kind; group: number } => ({ kind: 'spare', group: -1 })),
  ].slice(0, SHOWN_MAX);
  const perRow = Math.floor((WIDTH - 16) / (DISK.width + DISK.gap));
  const lineCount = Math.max(1, Math.ceil(rows.length / perRow));
  const below = 26 + lineCount * (DISK.height + 12);
  const usedTB = isDays ? (outputs.gbPerDay * outputs.retentionDays) / 1024 : outputs.totalTB;
  const usableTB = outputs.usableTBPerDisk * outputs.dataDisks;
  return (
    <Paper
      width={WIDTH}
      height={below + 62}
      says={`硬盘 ${n(total)} 块：数据 ${n(outputs.dataDisks)}，${isMirrored ? '镜像' : '校验'} ${n(parity)}，热备 ${n(spares)}；可用 ${n(usableTB, 2)} TB，录像 ${n(usedTB, 2)} TB`}
    >
      <Words x={8} y={14} tone="strong">
        {n(total)} 块 {values.diskSizeTB} TB
      </Words>
      <Words x={WIDTH - 8} y={14} anchor="end">
        {[`数据 ${n(outputs.dataDisks)}`, parity > 0 ? `${isMirrored ? '镜像' : '校验'} ${n(parity)}` : '', spares > 0 ? `热备 ${n(spares)}` : '']
          .filter(Boolean)
          .join('，')}
      </Words>
      {rows.map(({ kind, group }, place) => {
        const x = 8 + (place % perRow) * (DISK.width + DISK.gap);
        const y = 24 + Math.floor(place / perRow) * (DISK.height + 12);
        return (
          <g key={place} className={`cd-disk cd-disk--${kind}`}>
            <rect x={x} y={y} width={DISK.width} height={DISK.height} rx={3} />
            <circle cx={x + DISK.width / 2} cy={y + 14} r={8} />
            <circle cx={x + DISK.width / 2} cy={y + 14} r={1.5} />
            <text className="cd-disk__letter" x={x + DISK.width / 2} y={y + 34} textAnchor="middle">
              {isMirrored && kind === 'parity' ? '镜' : LETTERS[kind]}
            </text>
            {group >= 0 && groups.length > 1 && (
              <path
                className={group % 2 === 0 ? 'cd-groupline' : 'cd-groupline cd-groupline--other'}
                d={`M${x - 3} ${y + DISK.height + 4}h${DISK.width + 6}`}
              />
            )}
          </g>
        );
      })}
      {total > SHOWN_MAX && (
        <Words x={WIDTH - 8} y={below + 4} anchor="end">
          还有 {n(total - SHOWN_MAX)} 块未画出
        </Words>
      )}
      <LoadBar x={8} y={below + 18} width={WIDTH - 16} used={usedTB} limit={usableTB} />
      <Words x={8} y={below + 50}>
        录像 {n(usedTB, 2)} TB
      </Words>
      <Words x={WIDTH - 8} y={below + 50} anchor="end">
        可用 {n(usableTB, 2)} TB
      </Words>
    </Paper>
  );
}

/** The disks of each group, spread as evenly as they go: data first. */
function groupsOf(data: number, parity: number, count: number): Kind[][] {
  return Array.from({ length: count }, (_group, place) => {
    const share = (all: number) => Math.floor(((place + 1) * all) / count) - Math.floor((place * all) / count);
    return [...Array.from({ length: share(data) }, (): Kind => 'data'), ...Array.from({ length: share(parity) }, (): Kind => 'parity')];
  });
}

function groupAt(groups: readonly Kind[][], place: number): number {
  let before = 0;
  return groups.findIndex((group) => (before += group.length) > place);
}
