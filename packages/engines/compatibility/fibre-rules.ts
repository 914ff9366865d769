/** Runs on fibre: the cable between a pair of converters, and the cords at both ends. Sums, on the lenient side: what may do is not reported. Source: CHECK-2.19. */
import { BACKBONE_SPARE_PERCENT, BACKBONE_TERMINAL_M, CLOSET_CORD_M } from '../constants/structured-cabling.ts';
import { FAR_CORES, FIBRE_ROLL_M } from '../constants/video-surveillance.ts';
import { ceil, floor, isAtMost, numberText as n, sumOf } from '../inputs/index.ts';
import { cableRunsOf, isRunSaid, longestWayM } from './cable-runs.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';

/** One at each end of a fibre. */
export const CONVERTERS_PER_RUN = 2;

/** Of a rack with slots, or one with several copper ports, each ends a run; none of them is joined to its own. */
const endsOf = ({ has }: CheckedList['converters'][number]): number => Math.max(1, has.ports ?? 1);

/** Camera wires that converters make fibre of, at most. */
export function fibreRunsOf({ converters }: CheckedList): number {
  const ends = sumOf(converters, (one) => one.quantity * endsOf(one));
  return Math.min(floor(ends / CONVERTERS_PER_RUN), ends - Math.max(0, ...converters.map(endsOf)));
}

/** Fibres there are at least: a converter at both ends of each. */
const pairsOf = ({ converters }: CheckedList): number => floor(sumOf(converters, ({ quantity }) => quantity) / CONVERTERS_PER_RUN);

/** Rules 16b to 16e, and 16h: each converter has another to speak to; how far light goes, glass between the converters of each pair, and what leads from them to the glass and to copper ports. */
export function checkFibre(list: CheckedList, findings: Findings): void {
  checkPairs(list, findings);
  const pairs = pairsOf(list);
  if (pairs === 0) return;
  checkReach(list, findings);
  checkGlass(list, pairs, findings);
  checkEnds(list, pairs, findings);
}

/**
 * Rule 16h: of converters with one port each speaks to another of its mode and speed. One that does not say them may be that, and beside modules of
 * switches or converters of several ports nobody can say which speaks to which.
 */
function checkPairs(list: CheckedList, findings: Findings): void {
  const converters = linesOf(list, 'mediaConverter');
  if (linesOf(list, 'sfpModule').length > 0 || converters.some((line) => (figureOf(line, 'ports') ?? 1) > 1)) return;
  const isSaid = ({ attributes: { fibreMode } }: ListedLine): boolean => typeof fibreMode === 'string';
  const [said, unsaid] = [converters.filter(isSaid), converters.filter((line) => !isSaid(line))];
  const alike = Map.groupBy(said, (line) => JSON.stringify([line.attributes['fibreMode'], figureOf(line, 'portMbps')]));
  const odd = [...alike.values()].filter((lines) => piecesOf(lines) % CONVERTERS_PER_RUN === 1);
  const free = piecesOf(unsaid);
  const alone = odd.length - free;
  if (alone <= 0) return;
  const [only] = odd.length === 1 && free === 0 ? odd : [];
  const { portMbps, fibreMode, distanceKm } = only?.[0]?.attributes ?? {};
  findings.report({
    code: 'CONVERTER_UNPAIRED',
    severity: 'warning',
    rule: '16h',
    shortBy: alone,
    why: `光纤收发器两端成对用，模式（单模、多模）和速率要相同；清单里共 ${n(piecesOf(converters))} 台，有 ${n(alone)} 台配不成对，对端由别的设备接的可以忽略`,
    about: odd.flat(),
    cures:
      fibreMode === undefined
        ? []
        : [
            findings.add({
              role: 'mediaConverter',
              quantity: 1,
              attributes: { fibreMode, ...(portMbps !== undefined && { portMbps }), ...(distanceKm !== undefined && { distanceKm }), ports: 1 },
            }),
          ],
  });
}

/** As far as runs are said to go. */
export const farthestWayM = (list: CheckedList): number =>
  Math.max(...list.cameras.map((camera) => longestWayM(list, camera)), list.cameras.length === 0 ? list.settings.avgCableM : 0);

/** Rule 16e: light that does not go as far as runs are said to go. */
function checkReach(list: CheckedList, findings: Findings): void {
  const farM = farthestWayM(list);
  const near = linesOf(list, 'mediaConverter').filter((line) => {
    const distanceKm = figureOf(line, 'distanceKm');
    return distanceKm !== null && !isAtMost(farM, distanceKm * 1000);
  });
  if (near.length === 0) return;
  const far = Math.max(...near.map((line) => figureOf(line, 'distanceKm') ?? 0));
  findings.report({
    code: 'FIBRE_REACH_SHORT',
    severity: 'warning',
    rule: '16e',
    shortBy: piecesOf(near),
    why: `走线按 ${n(farM)} m，收发器最远 ${n(far * 1000)} m；换成传得更远的（单模），或核对走线长度`,
    about: near,
  });
}

/** A core for each pair at least, as far as a run is said to be; a line that says neither cores nor metres may do. */
function checkGlass(list: CheckedList, pairs: number, findings: Findings): void {
  const avgCableM = fibreWayM(list, pairs);
  const listedCables = linesOf(list, 'fibreCable');
  const cables = fittingOf(list, listedCables);
  const coreMetres = sumOf(cables, (line) => line.quantity * (figureOf(line, 'cores') ?? Infinity) * (figureOf(line, 'rollM') ?? Infinity));
  if (isAtMost(pairs * avgCableM, coreMetres)) return;
  const without = pairs - floor(coreMetres / avgCableM);
  const runM = avgCableM * (1 + BACKBONE_SPARE_PERCENT.value / 100) + BACKBONE_TERMINAL_M.value;
  const inRoll = floor(FIBRE_ROLL_M.value / runM);
  // what is longer than a roll is spliced
  const rolls = inRoll > 0 ? ceil(without / inRoll) : ceil((without * runM) / FIBRE_ROLL_M.value);
  const listed = cables.length === 0 ? `清单里没有${listedCables.length > 0 ? '模式相符的' : ''}光缆` : `已有光缆 ${n(coreMetres)} 芯·米`;
  findings.report({
    code: 'FIBRE_SHORT',
    severity: 'warning',
    rule: '16b',
    shortBy: rolls,
    why: `${n(pairs)} 对收发器，每对至少 1 芯，走线按 ${n(avgCableM)} m：${n(pairs)} × ${n(avgCableM)} ＝ ${n(pairs * avgCableM)} 芯·米，${listed}；还差 ${n(without)} 根，每根 ${n(runM, 1)} m，${n(FIBRE_ROLL_M.value)} m 一盘${unfitText(listedCables, cables)}`,
    about: [...listedCables, ...list.converters],
    cures: [
      findings.add({
        role: 'fibreCable',
        quantity: rolls,
        attributes: { fibreMode: modeOf(list), cores: FAR_CORES.value, rollM: FIBRE_ROLL_M.value, ...(isOutside(list) && { location: 'outdoor' }) },
      }),
    ],
  });
}

/** As long as the runs on fibre are on average, the farthest first; those beyond the cameras as the list's. */
function fibreWayM(list: CheckedList, pairs: number): number {
  if (!list.cameras.some(isRunSaid)) return list.settings.avgCableM;
  const { fibre } = cableRunsOf(list, list.cameras, pairs);
  const [count, metres] = [sumOf(fibre, ({ quantity }) => quantity), sumOf(fibre, ({ quantity, wayM }) => quantity * wayM)];
  return (metres + (pairs - count) * list.settings.avgCableM) / pairs;
}

/** A cord or a pigtail at both ends of the glass; a copper cord at each converter, unless boxes of cable are listed of which they can be made. */
function checkEnds(list: CheckedList, pairs: number, findings: Findings): void {
  const ends = pairs * CONVERTERS_PER_RUN;
  const listedCords = linesOf(list, 'fibreCord', 'fibrePigtail');
  const cords = fittingOf(list, listedCords);
  const glass = piecesOf(cords);
  if (glass < ends) {
    findings.report({
      code: 'FIBRE_CORD_SHORT',
      severity: 'warning',
      rule: '16c',
      shortBy: ends - glass,
      why: `${n(pairs)} 对收发器共 ${n(ends)} 端，各要 1 条光纤跳线或尾纤，已有 ${n(glass)} 条${unfitText(listedCords, cords)}`,
      about: [...listedCords, ...list.converters],
      cures: [findings.add({ role: 'fibreCord', quantity: ends - glass, attributes: { fibreMode: modeOf(list) } })],
    });
  }
  const patch = linesOf(list, 'patchCord');
  const copper = piecesOf(patch);
  if (list.cableBoxes.length > 0 || copper >= ends) return;
  findings.report({
    code: 'CORD_SHORT',
    severity: 'warning',
    rule: '16d',
    shortBy: ends - copper,
    why: `${n(ends)} 台收发器的电口各要 1 条网络跳线，接摄像机、供电器或交换机；已有 ${n(copper)} 条，清单里也没有网线可做`,
    about: [...patch, ...list.converters],
    cures: [findings.add({ role: 'patchCord', quantity: ends - copper, attributes: { lengthM: CLOSET_CORD_M.value } })],
  });
}

/** Light of one mode does not pass through glass of another: what says another mode than all converters counts for nothing. */
function fittingOf({ all }: CheckedList, lines: readonly ListedLine[]): ListedLine[] {
  const modes = new Set(all.flatMap(({ role, attributes }) => (role === 'mediaConverter' ? [attributes['fibreMode']] : [])));
  return modes.has(undefined) ? [...lines] : lines.filter(({ attributes: { fibreMode } }) => fibreMode === undefined || modes.has(fibreMode));
}

const unfitText = (listed: readonly ListedLine[], counted: readonly ListedLine[]): string =>
  listed.length > counted.length ? '；另有单模、多模与收发器不同的，不算' : '';

/** Of the converters that say it; single mode where they differ, which goes as far. */
function modeOf({ all }: CheckedList): string {
  const modes = new Set(
    all.flatMap(({ role, attributes: { fibreMode } }: ListedLine) => (role === 'mediaConverter' && typeof fibreMode === 'string' ? [fibreMode] : [])),
  );
  const [only] = modes;
  return modes.size === 1 && only !== undefined ? only : 'single';
}

const isOutside = ({ cameras }: CheckedList): boolean => cameras.some(({ has: { location } }) => location === 'outdoor');
