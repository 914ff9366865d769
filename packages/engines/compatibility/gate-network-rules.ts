/** Gates that copper does not reach: fibre to a switch beside them, and what its link carries. On the lenient side. Source: CHECK-15.8. */
import { mbpsOf } from '../calculators/index.ts';
import { CHANNEL_MAX_M, TERMINAL_ALLOWANCE_M } from '../constants/cabling.ts';
import { TRUNK_UTILISATION } from '../constants/network.ts';
import { GATE_TERMINAL_KBPS } from '../constants/passage.ts';
import { CLOSET_CORD_M } from '../constants/structured-cabling.ts';
import { ACCESS_UPLINK_MBPS, FIBRE_ROLL_M } from '../constants/video-surveillance.ts';
import { ceil, floor, isAtMost, numberText as n, round, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import { coresFor, fibreM, gateLinkMbps, isInReach, switchFor } from '../sizing/index.ts';
import type { CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { figureOf, linesOf, piecesOf } from './line-sums.ts';
import type { ListedLine } from './read-lines.ts';
import { replaced, type Cured, type Way } from './way.ts';

/** Of a link. */
const ENDS = 2;
/** One in the closet, one beside the gates. */
const SWITCHES = 2;

const gatesOf = (list: CheckedList): ListedLine[] => linesOf(list, 'gatePedestalSide', 'gatePedestalMiddle', 'gateUnit');

/** Converters and modules whose light goes as far as the gates are. */
const lightOf = (list: CheckedList): ListedLine[] =>
  linesOf(list, 'mediaConverter', 'sfpModule').filter((line) => isAtMost(list.settings.gateRunM, (figureOf(line, 'distanceKm') ?? Infinity) * 1000));

/** Rules 23b and 23c, where somebody said how far the gates are. Nothing beside bridges: they may be the way there. */
export function checkGateRun(list: CheckedList, findings: Findings): void {
  const gates = gatesOf(list);
  const { gateRunM } = list.settings;
  if (gates.length === 0 || isInReach(gateRunM)) return;
  if (piecesOf(linesOf(list, 'wirelessBridge')) >= ENDS) return findings.pass('gateBridge');
  const missing = missingTo(list);
  if (missing.length === 0) return checkGateLink(list, findings);
  findings.report({
    code: 'GATE_OVER_100M',
    severity: 'error',
    rule: '23b',
    shortBy: sumOf(missing, ({ quantity }) => quantity),
    why: `闸机到弱电间 ${n(gateRunM)} m，加两端 ${n(TERMINAL_ALLOWANCE_M.value)} m 超过 ${n(CHANNEL_MAX_M.value)} m，网线到不了；光纤链路要两端收发器或光模块、一路光缆、两端跳线或尾纤，闸机旁和弱电间各 1 台交换机`,
    about: gates,
    cures: missing.map((line) => findings.add(line)),
  });
}

/** What a link of fibre to a switch beside the gates lacks. */
function missingTo(list: CheckedList): RoleLine[] {
  const { gateRunM } = list.settings;
  const light = piecesOf(lightOf(list));
  const glassM = sumOf(linesOf(list, 'fibreCable'), (line) => line.quantity * (figureOf(line, 'rollM') ?? Infinity));
  const ends = piecesOf(linesOf(list, 'fibreCord', 'fibrePigtail'));
  const cords = piecesOf(linesOf(list, 'patchCord')) + piecesOf(linesOf(list, 'sfpModule'));
  // a converter of several ports stands in for a switch
  const several = linesOf(list, 'mediaConverter').filter((line) => (figureOf(line, 'ports') ?? 1) > 1);
  const switches = piecesOf(linesOf(list, 'networkSwitch', 'poeSwitch')) + piecesOf(several);
  const lanes = piecesOf(gatesOf(list));
  const faces = piecesOf(linesOf(list, 'gateFaceTerminal', 'qrReader'));
  const { ports, quantity } = switchFor(lanes + faces + 1);
  const lines: (RoleLine | null)[] = [
    light >= ENDS ? null : converters(list, ENDS - light),
    isAtMost(gateRunM, glassM)
      ? null
      : {
          role: 'fibreCable',
          quantity: ceil(fibreM(gateRunM) / FIBRE_ROLL_M.value),
          attributes: { fibreMode: 'single', cores: coresFor(1), location: 'outdoor', rollM: FIBRE_ROLL_M.value },
        },
    ends >= ENDS ? null : { role: 'fibreCord', quantity: ENDS - ends, attributes: { fibreMode: 'single' } },
    cords >= ENDS || list.cableBoxes.length > 0 ? null : { role: 'patchCord', quantity: ENDS - cords, attributes: { lengthM: CLOSET_CORD_M.value } },
    switches >= SWITCHES ? null : { role: 'networkSwitch', quantity: Math.max(quantity, SWITCHES - switches), attributes: { ports } },
  ];
  return lines.flatMap((line) => line ?? []);
}

const converters = (list: CheckedList, quantity: number, portMbps = gateLinkMbps(facesOf(list))): RoleLine => ({
  role: 'mediaConverter',
  quantity,
  attributes: { portMbps, fibreMode: 'single', distanceKm: ceil(list.settings.gateRunM / 100) / 10, ports: 1 },
});

const facesOf = (list: CheckedList): number => piecesOf(linesOf(list, 'gateFaceTerminal'));

/** What all links carry together: as many as there are pairs, each as fast as the fastest. */
function carriedMbps(list: CheckedList): number {
  const light = lightOf(list);
  const fastest = Math.max(0, ...light.map((line) => figureOf(line, 'portMbps') ?? Infinity));
  return Math.max(1, floor(piecesOf(light) / ENDS)) * fastest * TRUNK_UTILISATION.value;
}

/** Rule 23c: what the face terminals beside the gates send goes through the link to the closet. */
function checkGateLink(list: CheckedList, findings: Findings): void {
  const faces = facesOf(list);
  const sent = faces * mbpsOf(GATE_TERMINAL_KBPS.value);
  const carried = carriedMbps(list);
  if (isAtMost(sent, carried)) return;
  findings.report({
    code: 'GATE_LINK_SHORT',
    severity: 'warning',
    rule: '23c',
    shortBy: round(sent - carried, 1),
    why: `人脸终端 ${n(faces)} 台 × ${n(mbpsOf(GATE_TERMINAL_KBPS.value), 1)} Mbps（工程取值，全部同时预览）＝ ${n(sent, 1)} Mbps，共用闸机旁到弱电间的链路；链路按 ${n(TRUNK_UTILISATION.value * 100)} % 使用可带 ${n(carried, 1)} Mbps`,
    about: lightOf(list),
  });
}

/** Faster converters in the place of the slow ones, or a fast pair beside. */
export function* gateLinkWays(list: CheckedList, { mayGo }: Cured): Generator<Way> {
  const slow = lightOf(list).filter((line) => line.role === 'mediaConverter' && mayGo(line.place) && (figureOf(line, 'ports') ?? 1) === 1);
  if (piecesOf(slow) === 0) return;
  const better = converters(list, piecesOf(slow), ACCESS_UPLINK_MBPS.value);
  yield replaced(
    slow.map(({ place, quantity }) => ({ place, quantity })),
    [better],
  );
}
