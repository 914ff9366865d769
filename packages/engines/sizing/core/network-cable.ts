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
import { packRolls } from '../../calculators/index.ts';
import { ceil, floor, isAtMost, numberText as n, round, sumOf } from '../../inputs/index.ts';
import type { RoleAttribute } from '../../roles/index.ts';
import { briefly } from './briefly.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine, tally } from './sized-line.ts';

/** So many runs of each length. */
export type Runs = readonly (readonly [runM: number, runs: number])[];

/** What stands under the tables of a plan that has such cable. */
export const NETWORK_CABLE_BASIS = [BOX_LENGTH_M, CHANNEL_MAX_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M, PLUG_SPARE_PERCENT] as const;

/** Is a run with both its ends within what copper carries? 94 m are, 95 m are not. */
export const isInReach = (runM: number): boolean => isAtMost(runM + TERMINAL_ALLOWANCE_M.value, CHANNEL_MAX_M.value);

interface NetworkCable {
  category?: 'cat5e' | 'cat6';
  /** Runs whose cable is listed elsewhere and that want plugs, too. */
  plugged?: number;
  /** Of a kind that stands rain and sun, in boxes of its own. */
  outdoors?: Runs;
  /** The same runs as the list will know them: some at their mean. */
  indoorsAsKnown?: Runs;
  outdoorsAsKnown?: Runs;
}

/**
 * Boxes and plugs for so many runs of each length: `[[50, 4]]` → a box of 305 m, a pack of plugs. What lies indoors is of no kind
 * that is made for outdoors, which burns.
 */
export function networkCableLines(
  indoors: Runs,
  { category = 'cat5e', plugged = 0, outdoors = [], indoorsAsKnown = [], outdoorsAsKnown = [] }: NetworkCable = {},
): SizedLine[] {
  const [inside, outside] = [reached(indoors), reached(outdoors)];
  const ended = sumOf([...inside, ...outside], ([, count]) => count) + plugged;
  const plugs = ceil(ended * PLUGS_PER_CABLE.value * (1 + PLUG_SPARE_PERCENT.value / 100));
  const packs = ceil(plugs / PLUG_PACK_PIECES.value);
  return [
    boxesLine(inside, { asKnown: indoorsAsKnown, kind: '' }, { category }, { location: 'indoor' }),
    boxesLine(outside, { asKnown: outdoorsAsKnown, kind: '室外走线用防水外护套的；' }, { category, location: 'outdoor' }),
    sizedLine('rj45Plug', packs, { pieces: PLUG_PACK_PIECES.value, category }, [
      `每根线两端各 1 个，另备 ${PLUG_SPARE_PERCENT.value} %，每包 ${PLUG_PACK_PIECES.value} 个`,
      `${n(ended)} 根`,
      `${n(ended)} × ${PLUGS_PER_CABLE.value} × ${n(1 + PLUG_SPARE_PERCENT.value / 100)} ＝ ${n(plugs)} 个 → ${n(packs)} 包`,
    ]),
  ];
}

const reached = (runs: Runs): [number, number][] => tally(runs.filter(([runM, count]) => count > 0 && isInReach(runM)));

const cutOf = (runM: number): number => runM * (1 + SPARE_PERCENT.value / 100) + TERMINAL_ALLOWANCE_M.value;

type Attributes = Readonly<Record<string, RoleAttribute>>;

function boxesLine(runs: Runs, { asKnown, kind }: { asKnown: Runs; kind: string }, more: Attributes, fits?: Attributes): SizedLine {
  const cuts = runs.map(([runM, count]): [number, number] => [cutOf(runM), count]);
  const count = sumOf(runs, (run) => run[1]);
  // who checks the list knows one mean length, as it is shown, and cuts by it
  const meanM = round(sumOf(runs, ([runM, pieces]) => runM * pieces) / Math.max(1, count), 1);
  const byMean = count === 0 ? 0 : ceil(count / floor(BOX_LENGTH_M.value / cutOf(meanM)));
  const known = asKnown.map(([runM, pieces]): [number, number] => [cutOf(runM), pieces]);
  const boxes = Math.max(packRolls(cuts, BOX_LENGTH_M.value), byMean, packRolls(known, BOX_LENGTH_M.value));
  return sizedLine(
    'networkCableBox',
    boxes,
    { lengthM: BOX_LENGTH_M.value, ...more },
    [
      `${kind}每根 ＝ 走线 × ${n(1 + SPARE_PERCENT.value / 100)} ＋ ${TERMINAL_ALLOWANCE_M.value} m，不接头，从长到短裁，也不少于按平均长度裁`,
      `${n(count)} 根`,
      `${briefly(
        cuts.toReversed().map(([cutM, pieces]) => `${n(cutM, 1)} m × ${n(pieces)}`),
        '，',
      )}；每箱 ${n(BOX_LENGTH_M.value)} m → ${n(boxes)} 箱`,
    ],
    fits,
  );
}
