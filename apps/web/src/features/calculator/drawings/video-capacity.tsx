import { EDGE } from '@portal/engines/drawings';
import { usableTB as usableTBOf, type videoCapacity } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import { firstDisks, type DiskKind } from './disks.ts';
import type { PropsOf } from './props.ts';
import { LoadBar, Paper, Words } from './parts.tsx';
import './video-capacity.css';

type Props = PropsOf<typeof videoCapacity>;

const WIDTH = 400;
const DISK = { width: 30, height: 38, gap: 6 };
/** More disks than these are told, not drawn. */
const SHOWN_MAX = 60;

const WORDS: Record<DiskKind, string> = { data: '数据', parity: '校验', spare: '热备' };

/** The disks by group of the RAID, and how full they will be. */
export function VideoCapacityDrawing({ values, outputs }: Props) {
  const isDays = 'retentionDays' in outputs;
  const parity = isDays ? (values.installedDisks ?? outputs.dataDisks) - outputs.dataDisks : outputs.parityDisks;
  const groupCount = isDays ? Math.max(1, Math.ceil((outputs.dataDisks + parity) / values.raidGroupMax)) : Math.max(1, outputs.raidGroups);
  const isMirrored = values.raid === 'raid1' || values.raid === 'raid10';
  const groups = values.raid === 'none' || values.raid === 'raid0' || isMirrored ? 1 : groupCount;
  const spares = values.hotSpares;
  const total = outputs.dataDisks + parity + spares;
  const rows = firstDisks({ data: outputs.dataDisks, parity, spare: spares, groups }, SHOWN_MAX);
  const perRow = Math.floor((WIDTH - 2 * EDGE) / (DISK.width + DISK.gap));
  const lineCount = Math.max(1, Math.ceil(rows.length / perRow));
  const below = 26 + lineCount * (DISK.height + 12);
  const usedTB = isDays ? (outputs.gbPerDay * outputs.retentionDays) / 1024 : outputs.totalTB;
  // of thousands of disks the rounded capacity of one tells
  const usableTB = usableTBOf(values) * outputs.dataDisks;
  return (
    <Paper
      width={WIDTH}
      height={below + 54}
      says={`硬盘 ${n(total)} 块：数据 ${n(outputs.dataDisks)}，${isMirrored ? '镜像' : '校验'} ${n(parity)}，热备 ${n(spares)}；可用 ${n(usableTB, 2)} TB，录像 ${n(usedTB, 2)} TB`}
    >
      <Words x={EDGE} y={14} tone="strong">
        {n(total)} 块 {values.diskSizeTB} TB 硬盘
      </Words>
      <Words x={WIDTH - EDGE} y={14} anchor="end">
        {[
          `存录像 ${n(outputs.dataDisks)} 块`,
          parity > 0 ? `${isMirrored ? '镜像' : '校验'} ${n(parity)} 块` : '',
          spares > 0 ? `热备 ${n(spares)} 块` : '',
          groups > 1 ? `分 ${n(groups)} 组` : '',
        ]
          .filter(Boolean)
          .join('，')}
      </Words>
      {rows.map(({ kind, group }, place) => {
        const x = EDGE + (place % perRow) * (DISK.width + DISK.gap);
        const y = 24 + Math.floor(place / perRow) * (DISK.height + 12);
        return (
          <g key={place} className={`cd-disk cd-disk--${kind}`}>
            <rect x={x} y={y} width={DISK.width} height={DISK.height} rx={3} />
            <circle cx={x + DISK.width / 2} cy={y + 14} r={8} />
            <circle cx={x + DISK.width / 2} cy={y + 14} r={1.5} />
            <text className="cd-disk__words" x={x + DISK.width / 2} y={y + 34} textAnchor="middle">
              {isMirrored && kind === 'parity' ? '镜像' : WORDS[kind]}
            </text>
            {group !== null && groups > 1 && (
              <path className={group % 2 === 0 ? 'cd-groupline' : 'cd-groupline cd-groupline--other'} d={`M${x} ${y + DISK.height + 4}h${DISK.width}`} />
            )}
          </g>
        );
      })}
      {total > SHOWN_MAX && (
        <Words x={WIDTH - EDGE} y={below + 4} anchor="end">
          还有 {n(total - SHOWN_MAX)} 块未画出
        </Words>
      )}
      <LoadBar x={EDGE} y={below + 18} width={WIDTH - 2 * EDGE} used={usedTB} limit={usableTB} />
      <Words x={EDGE} y={below + 50}>
        录像 {n(usedTB, 2)} TB
      </Words>
      <Words x={WIDTH - EDGE} y={below + 50} anchor="end">
        可用 {n(usableTB, 2)} TB
      </Words>
    </Paper>
  );
}
