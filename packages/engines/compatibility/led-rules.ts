/** An LED wall: cards and ports for its pixels, mains for its watts, spare modules that fit. By the size a cabinet says, else the usual one of its pitch. Source: CHECK-15.4. */
import {
  DISTRIBUTION_BOXES_KW,
  LED_CABINETS,
  LED_MODULES,
  LED_PEAK_W_PER_M2,
  LED_POWER_MARGIN,
  PIXELS_PER_PORT,
  PORTS_PER_CONTROLLER,
  RECEIVING_CARD_PX,
} from '../constants/led.ts';
import { ceil, firstAtLeast, floor, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';
import { replaced, type Cured, type Way } from './way.ts';

interface Cabinets {
  pieces: number;
  pixels: number;
  ports: number;
  peakKW: number;
}

/** Millimetres and pixels of a cabinet: as it says its size, else as is usual for its pitch; null: its pitch is not said, or has no usual size. */
function sizeOf({ attributes }: ListedLine, pitchMm: number | null, environment: 'indoor' | 'outdoor') {
  if (pitchMm === null) return null;
  const [, width = '', height = ''] = /^(\d{2,4})\s*[×xX*]\s*(\d{2,4})/u.exec(String(attributes['cabinetSize'] ?? '')) ?? [];
  const [widthMm, heightMm] = [Number(width), Number(height)];
  if (widthMm > 0 && heightMm > 0) return { widthMm, heightMm, across: round(widthMm / pitchMm, 0), down: round(heightMm / pitchMm, 0) };
  const module = LED_MODULES.value.find((one) => one.pitchMm === pitchMm);
  const cabinet = LED_CABINETS.value[environment];
  if (module === undefined) return null;
  const { modulesAcross, modulesDown } = cabinet;
  return { widthMm: cabinet.widthMm, heightMm: cabinet.heightMm, across: modulesAcross * module.widthPx, down: modulesDown * module.heightPx };
}

function cabinetsOf(line: ListedLine): Cabinets | null {
  const environment = line.attributes['environment'] === 'outdoor' ? 'outdoor' : 'indoor';
  const size = sizeOf(line, figureOf(line, 'pitchMm'), environment);
  if (size === null) return null;
  const { widthMm, heightMm, across, down } = size;
  const each = floor(PIXELS_PER_PORT.value / (across * down));
  return {
    pieces: line.quantity,
    pixels: line.quantity * across * down,
    ports: ceil(line.quantity / Math.max(1, each)),
    peakKW: (line.quantity * (widthMm / 1000) * (heightMm / 1000) * LED_PEAK_W_PER_M2.value[environment]) / 1000,
  };
}

/** Rule 26. What is for a control room elsewhere is not looked at. */
export function checkLed(list: CheckedList, findings: Findings): void {
  const lines = linesOf(list, 'ledCabinet');
  const known = lines.map(cabinetsOf);
  if (lines.length === 0) return;
  checkSpares(list, lines, findings);
  const cabinets = known.flatMap((one) => one ?? []);
  if (cabinets.length < known.length) return;
  checkCards(list, { lines, cabinets }, findings);
  checkPorts(list, { lines, cabinets }, findings);
  checkMains(list, { lines, cabinets }, findings);
}

interface Wall {
  lines: readonly ListedLine[];
  cabinets: readonly Cabinets[];
}

/** Rule 26a: cards for all pixels; one may serve several cabinets. Cabinets may bring theirs: with none listed it is asked, no more. */
function checkCards(list: CheckedList, { lines, cabinets }: Wall, findings: Findings): void {
  const cards = linesOf(list, 'ledReceivingCard');
  const { width, height } = RECEIVING_CARD_PX.value;
  const pixels = sumOf(cabinets, (one) => one.pixels);
  const needed = ceil(pixels / (width * height));
  const listed = piecesOf(cards);
  if (needed <= listed) return;
  findings.report({
    code: 'LED_CARDS_SHORT',
    severity: listed === 0 ? 'info' : 'error',
    rule: '26a',
    shortBy: needed - listed,
    why: `${n(sumOf(cabinets, ({ pieces }) => pieces))} 个箱体共 ${n(pixels)} 点，每卡带 ${width}×${height} 点，至少要 ${n(needed)} 张接收卡，清单里有 ${n(listed)} 张；箱体自带接收卡的不用另配`,
    about: [...cards, ...lines],
    cures: listed === 0 ? [] : [findings.add({ role: 'ledReceivingCard', quantity: needed - listed, attributes: {} })],
  });
}

/** Rule 26b: ports of senders for all pixels, whole cabinets to each. */
function checkPorts(list: CheckedList, { lines, cabinets }: Wall, findings: Findings): void {
  const senders = linesOf(list, 'ledSendingController');
  // one that does not say its ports may do
  if (senders.some((line) => figureOf(line, 'ports') === null)) return;
  const needed = sumOf(cabinets, ({ ports }) => ports);
  const listed = totalOf(senders, 'ports');
  if (needed <= listed) return;
  const each = PORTS_PER_CONTROLLER.value;
  findings.report({
    code: 'LED_PORTS_SHORT',
    severity: 'error',
    rule: '26b',
    shortBy: needed - listed,
    why: `每个网口带 ${n(PIXELS_PER_PORT.value)} 点、接整箱体，要 ${n(needed)} 个网口，清单里的发送器共 ${n(listed)} 个`,
    about: [...senders, ...lines],
    cures: [findings.add({ role: 'ledSendingController', quantity: ceil((needed - listed) / each), attributes: { ports: each } })],
  });
}

/** Rule 26c: boxes for the watts of a wall that is all white, with the margin of the trade. */
function checkMains(list: CheckedList, { lines, cabinets }: Wall, findings: Findings): void {
  const boxes = linesOf(list, 'ledDistributionBox');
  if (boxes.some((line) => figureOf(line, 'powerKW') === null)) return;
  const peakKW = sumOf(cabinets, (one) => one.peakKW);
  const neededKW = peakKW * LED_POWER_MARGIN.value;
  const listed = totalOf(boxes, 'powerKW');
  if (isAtMost(neededKW, listed)) return;
  const sizes = DISTRIBUTION_BOXES_KW.value;
  const quantity = ceil((neededKW - listed) / Math.max(...sizes));
  const powerKW = firstAtLeast(sizes, (neededKW - listed) / quantity) ?? Math.max(...sizes);
  const phases = Math.max(0, ...boxes.map((line) => figureOf(line, 'phases') ?? 0));
  findings.report({
    code: 'LED_MAINS_SHORT',
    severity: boxes.length > 0 && !isAtMost(peakKW, listed) ? 'error' : 'warning',
    rule: '26c',
    shortBy: round(neededKW - listed, 2),
    why: `箱体最大功耗 ${n(peakKW, 2)} kW × ${n(LED_POWER_MARGIN.value)} ＝ ${n(neededKW, 2)} kW，清单里的配电箱共 ${n(listed)} kW（功耗为常见值，以产品说明书为准）`,
    about: [...boxes, ...lines],
    cures: [findings.add({ role: 'ledDistributionBox', quantity, attributes: { powerKW, ...(phases > 0 ? { phases } : {}) } })],
  });
}

const MODULE_FACTS = ['pitchMm', 'environment'] as const;

function unfitSpares(list: CheckedList): ListedLine[] {
  const fits = (spare: ListedLine): boolean =>
    linesOf(list, 'ledCabinet').some((line) =>
      MODULE_FACTS.every((name) => [spare, line].some(({ attributes }) => attributes[name] === undefined) || spare.attributes[name] === line.attributes[name]),
    );
  return linesOf(list, 'ledSpareModule').filter((spare) => !fits(spare));
}

/** Modules of the wall in the place of those that fit nowhere; of a wall of several kinds the one or the other. */
export function* spareWays(list: CheckedList, { mayGo }: Cured): Generator<Way> {
  const unfit = unfitSpares(list);
  if (unfit.some(({ place }) => !mayGo(place))) return;
  const kinds = linesOf(list, 'ledCabinet').map(({ attributes }) =>
    Object.fromEntries(MODULE_FACTS.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]] as const]))),
  );
  for (const attributes of new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values())
    yield replaced(
      unfit.map(({ place, quantity }) => ({ place, quantity })),
      [{ role: 'ledSpareModule', quantity: piecesOf(unfit), attributes }],
    );
}

/** Rule 26d: a spare module of another pitch, or for elsewhere, stands in for none. */
function checkSpares(list: CheckedList, lines: readonly ListedLine[], findings: Findings): void {
  const unfit = unfitSpares(list);
  if (unfit.length === 0) return;
  findings.report({
    code: 'LED_SPARE_UNFIT',
    severity: 'warning',
    rule: '26d',
    shortBy: piecesOf(unfit),
    why: `备用模组要与箱体同点间距、同使用环境，最好同批次；箱体是 ${[...new Set(lines.map((line) => `P${n(figureOf(line, 'pitchMm') ?? 0)}`))].join('、')}`,
    about: [...unfit, ...lines],
  });
}
