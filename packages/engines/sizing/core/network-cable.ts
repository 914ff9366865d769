/** Network cable by the box, cut run by run; none of what is beyond the reach of copper. Source: SIZE-13. */
import {
  BOX_LENGTH_M,
  CHANNEL_MAX_M,
  PLUGS_PER_CABLE,
  PLUG_PACK_PIECES,
  PLUG_SPARE_PERCENT,
  SPARE_PERCENT,
  TERMINAL_ALLOWANCE_M,
} from '../../constants/cabling.ts';
import { ceil, floor, isAtMost, numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from './briefly.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine, tally } from './sized-line.ts';

/** What stands under the tables of a plan that has such cable. */
export const NETWORK_CABLE_BASIS = [BOX_LENGTH_M, CHANNEL_MAX_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M, PLUG_SPARE_PERCENT] as const;

/** Is a run with both its ends within what copper carries? 94 m are, 95 m are not. */
export const isInReach = (runM: number): boolean => isAtMost(runM + TERMINAL_ALLOWANCE_M.value, CHANNEL_MAX_M.value);

interface NetworkCable {
  category?: 'cat5e' | 'cat6';
  /** Runs whose cable is listed elsewhere and that want plugs, too. */
  plugged?: number;
}

/** Boxes and plugs for so many runs of each length: `[[50, 4]]` → two boxes of 305 m, a pack of plugs. */
export function networkCableLines(
  counts: readonly (readonly [runM: number, runs: number])[],
  { category = 'cat5e', plugged = 0 }: NetworkCable = {},
): SizedLine[] {
  const cuts = tally(counts.filter(([runM, runs]) => runs > 0 && isInReach(runM))).map(([runM, runs]) => {
    const cutM = runM * (1 + SPARE_PERCENT.value / 100) + TERMINAL_ALLOWANCE_M.value;
    const perBox = floor(BOX_LENGTH_M.value / cutM);
    return { runs, cutM, perBox, boxes: ceil(runs / perBox) };
  });
  const runs = sumOf(cuts, (cut) => cut.runs);
  const boxes = sumOf(cuts, (cut) => cut.boxes);
  const ended = runs + plugged;
  const plugs = ceil(ended * PLUGS_PER_CABLE.value * (1 + PLUG_SPARE_PERCENT.value / 100));
  const packs = ceil(plugs / PLUG_PACK_PIECES.value);
  return [
    sizedLine('networkCableBox', boxes, { lengthM: BOX_LENGTH_M.value, category }, [
      `每根 ＝ 走线 × ${n(1 + SPARE_PERCENT.value / 100)} ＋ ${TERMINAL_ALLOWANCE_M.value} m，不接头，按每箱能裁几根计`,
      `${n(runs)} 根`,
      `${briefly(
        cuts.map((cut) => `${n(cut.cutM, 1)} m，每箱 ${n(cut.perBox)} 根：${n(cut.runs)} ÷ ${n(cut.perBox)} → ${n(cut.boxes)} 箱`),
        '；',
      )}${cuts.length > 1 ? `；共 ${n(boxes)} 箱` : ''}`,
    ]),
    sizedLine('rj45Plug', packs, { pieces: PLUG_PACK_PIECES.value, category }, [
      `每根线两端各 1 个，另备 ${PLUG_SPARE_PERCENT.value} %，每包 ${PLUG_PACK_PIECES.value} 个`,
      `${n(ended)} 根`,
      `${n(ended)} × ${PLUGS_PER_CABLE.value} × ${n(1 + PLUG_SPARE_PERCENT.value / 100)} ＝ ${n(plugs)} 个 → ${n(packs)} 包`,
    ]),
  ];
}
