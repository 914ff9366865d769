/** Doors against what opens them: controllers with a place for each, something that reads at each, cards that are read. On the lenient side. Source: CHECK-15.6. */
import { CONTROLLER_DOORS, DOUBLE_LEAVES } from '../constants/access-control.ts';
import { ceil, numberText as n, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { openingsOf } from './door-power.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';

/** Rules 21c to 21e; what is proposed, which is to be fed as well. */
export function checkDoorCounts(list: CheckedList, findings: Findings): RoleLine[] {
  checkCards(list, findings);
  return [...checkPlaces(list, findings), ...checkReaders(list, findings)];
}

/** So many doors there are at least: a leaf may have a lock of its own. */
const doorsOf = (list: CheckedList): number => Math.max(openingsOf(list), ceil(piecesOf(linesOf(list, 'lock')) / DOUBLE_LEAVES.value));

const hasGates = (list: CheckedList): boolean => linesOf(list, 'gatePedestalSide', 'gateUnit').length > 0;

/** Fewer openings than half of the locks tell nothing of the doors; with something for every lock that is no matter. */
function noteDoorNumber(list: CheckedList, held: number, findings: Findings): void {
  const locks = piecesOf(linesOf(list, 'lock'));
  if (held < locks && openingsOf(list) < ceil(locks / DOUBLE_LEAVES.value)) findings.pass('doorNumber');
}

const doorsText = (list: CheckedList): string =>
  `紧急破玻 ${n(piecesOf(linesOf(list, 'breakGlass')))} 个、出门按钮 ${n(piecesOf(linesOf(list, 'exitButton')))} 个、电控锁 ${n(piecesOf(linesOf(list, 'lock')))} 把，至少 ${n(doorsOf(list))} 樘门`;

/** Rule 21c. A terminal opens a door by itself; without either the doors may be opened by something no rule knows. */
function checkPlaces(list: CheckedList, findings: Findings): RoleLine[] {
  const controllers = linesOf(list, 'doorController');
  const terminals = linesOf(list, 'faceTerminal');
  if (controllers.length + terminals.length === 0) return [];
  if (hasGates(list)) {
    findings.pass('doorCounts');
    return [];
  }
  if (controllers.some((line) => figureOf(line, 'doors') === null)) return [];
  const places = sumOf(controllers, (line) => line.quantity * (figureOf(line, 'doors') ?? 0)) + piecesOf(terminals);
  const short = doorsOf(list) - places;
  noteDoorNumber(list, places, findings);
  if (short <= 0) return [];
  const sizes = CONTROLLER_DOORS.value.toSorted((a, b) => a - b);
  const most = Math.max(...sizes);
  const doors = sizes.find((size) => size >= short) ?? most;
  const powers = new Set(controllers.flatMap(({ attributes: { power } }) => (typeof power === 'string' ? [power] : [])));
  const [power] = powers;
  const line: RoleLine = {
    role: 'doorController',
    quantity: ceil(short / doors),
    attributes: { doors, ...(powers.size === 1 && power !== undefined && { power }) },
  };
  findings.report({
    code: 'DOOR_CONTROLLER_SHORT',
    severity: 'warning',
    rule: '21c',
    shortBy: short,
    why: `${doorsText(list)}；门禁控制器共可接 ${n(places - piecesOf(terminals))} 樘，人脸终端 ${n(piecesOf(terminals))} 樘`,
    about: [...controllers, ...terminals, ...linesOf(list, 'lock')],
    cures: [findings.add(line)],
  });
  return [line];
}

/** Rule 21d: nobody comes in through a door where nothing reads. */
function checkReaders(list: CheckedList, findings: Findings): RoleLine[] {
  const reading = linesOf(list, 'cardReader', 'qrReader', 'fingerprintReader', 'idCardReader', 'faceTerminal');
  if (linesOf(list, 'doorController').length === 0 || hasGates(list)) return [];
  noteDoorNumber(list, piecesOf(reading), findings);
  const short = doorsOf(list) - piecesOf(reading);
  if (short <= 0) return [];
  const line: RoleLine = { role: 'cardReader', quantity: short, attributes: {} };
  findings.report({
    code: 'DOOR_READER_SHORT',
    severity: 'warning',
    rule: '21d',
    shortBy: short,
    why: `${doorsText(list)}，每樘门至少 1 台读卡器或人脸终端；清单里共 ${n(piecesOf(reading))} 台`,
    about: [...reading, ...linesOf(list, 'lock')],
    cures: [findings.add(line)],
  });
  return [line];
}

const typesOf = ({ attributes: { cardTypes } }: ListedLine): string[] | null =>
  Array.isArray(cardTypes) && cardTypes.length > 0 ? cardTypes.filter((type) => typeof type === 'string') : null;

/** Rule 21e: cards of a kind that no reader of the list reads. A device that does not say what it reads may read them. */
function checkCards(list: CheckedList, findings: Findings): void {
  const readers = linesOf(list, 'cardReader', 'qrReader', 'fingerprintReader', 'idCardReader');
  const others = linesOf(list, 'faceTerminal', 'gateFaceTerminal');
  if (readers.length === 0 || readers.some((line) => typesOf(line) === null)) return;
  const read = new Set(readers.flatMap((line) => typesOf(line) ?? []));
  const unread = linesOf(list, 'accessCard').filter((line) => typesOf(line)?.every((type) => !read.has(type)) === true);
  if (unread.length === 0) return;
  if (others.length > 0) return findings.pass('cards');
  const cards = sumOf(unread, (line) => line.quantity * (figureOf(line, 'pieces') ?? 1));
  findings.report({
    code: 'CARD_UNREADABLE',
    severity: 'warning',
    rule: '21e',
    shortBy: cards,
    why: `卡是 ${[...new Set(unread.flatMap((line) => typesOf(line) ?? []))].join('、')}，读卡器读 ${[...read].join('、')}；换成读得了的卡，或换读卡器`,
    about: [...unread, ...readers],
  });
}
