import { POLE_EARTH } from '../../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine, tally } from '../core/sized-line.ts';
import type { SizedZone, Zone } from './zone.ts';

/** A pole for each horn outdoors that has no wall, with what it stands on and its earth; nothing where all hang on walls. Source: SIZE-4.3. */
export function hornPoleLines(zones: readonly Zone[], sized: readonly SizedZone[]): SizedLine[] {
  const onPoles = zones.flatMap(({ room, mounting, ceilingM }, place): [number, number][] =>
    room === 'outdoor' && mounting === 'pole' ? [[ceilingM, sized[place]?.speakers ?? 0]] : [],
  );
  const heights = tally(onPoles);
  const horns = sumOf(heights, ([, count]) => count);
  if (horns === 0) return [];
  const each = ([heightM, count]: readonly [number, number]) => [`装在 ${n(heightM)} m 高的室外扬声器 ${n(count)} 个`, n(count)] as const;
  return [
    ...heights.map((one) =>
      sizedLine('pole', one[1], { heightM: one[0] }, ['没有墙可装的室外扬声器每个 1 根立杆，不低于安装高度；两只同杆的可以减', ...each(one)]),
    ),
    ...heights.map((one) =>
      sizedLine('poleFoundation', one[1], { heightM: one[0] }, ['每根立杆的混凝土基础里预埋 1 个地笼，与杆高相配；浇筑由土建另计', ...each(one)]),
    ),
    sizedLine('earthElectrode', horns, {}, [`每根立杆 1 套接地极，接地电阻不大于 ${POLE_EARTH.value} Ω，装好后实测`, `${n(horns)} 根立杆`, n(horns)]),
  ];
}
