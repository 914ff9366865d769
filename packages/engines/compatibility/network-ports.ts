/** Ports of the network, and the devices that each take one. Source: CHECK-7.2. */
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { figureOf, linesOf, piecesOf, totalOf } from './line-sums.ts';

const quantityOf = ({ quantity }: { quantity: number }): number => quantity;
/** A link between two switches takes one at each end. */
const ENDS = 2;

/** What hangs on the network, and what it hangs on. */
export interface Network {
  cameras: number;
  recorders: number;
  /** Recorders whose cameras may all hang on their own ports. */
  aloneRecorders: number;
  decoders: number;
  switches: number;
  ports: number;
}

/** Uplinks of a plain switch count where it says them; null: a switch does not say its ports. */
export function networkOf(list: CheckedList): Network | null {
  const { networkSwitches, poeSwitches, recorders } = list;
  if (networkSwitches.some(({ has }) => has.ports === undefined) || poeSwitches.some(({ has }) => has.poePorts === undefined)) return null;
  const switches = sumOf([...networkSwitches, ...poeSwitches], quantityOf);
  const own = sumOf(recorders, ({ quantity, has }) => quantity * ((has.poePorts ?? 0) + (switches === 0 ? 1 : 0)));
  const ofSwitches =
    sumOf(networkSwitches, ({ quantity, has }) => quantity * (has.ports ?? 0)) +
    totalOf(linesOf(list, 'networkSwitch'), 'uplinkPorts') +
    sumOf(poeSwitches, ({ quantity, has }) => quantity * ((has.poePorts ?? 0) + (has.uplinkPorts ?? 0)));
  return {
    cameras: sumOf(
      list.cameras.filter(({ has }) => has.wireless !== true),
      quantityOf,
    ),
    recorders: sumOf(recorders, quantityOf),
    aloneRecorders: sumOf(
      recorders.filter(({ has }) => (has.poePorts ?? 0) > 0),
      quantityOf,
    ),
    decoders: piecesOf(linesOf(list, 'videoDecoder')),
    switches,
    ports: own + ofSwitches + sharedPorts(list),
  };
}

/** Cameras that share a port with others: at a converter of several copper ports, or behind a bridge. */
const sharedPorts = (list: CheckedList): number =>
  sumOf(linesOf(list, 'mediaConverter'), (line) => line.quantity * Math.max(0, (figureOf(line, 'ports') ?? 1) - 1)) + piecesOf(linesOf(list, 'wirelessBridge'));

export const linksOf = (switches: number): number => ENDS * Math.max(0, switches - 1);

/** All of it in one network. A recorder that no switch is beside needs none. */
export const neededOf = ({ cameras, recorders, decoders, switches }: Network): number =>
  cameras + (switches === 0 ? 0 : recorders + decoders + linksOf(switches));

/** In as many networks as there are recorders, which do not reach one another. */
export const leastOf = (network: Network): number =>
  neededOf(network) - (network.switches === 0 ? 0 : network.aloneRecorders + ENDS * Math.max(0, Math.min(network.recorders, network.switches) - 1));

/** How many ports are short for all of it in one network; none where a switch does not say its ports. */
export function shortPorts(list: CheckedList): number {
  const network = networkOf(list);
  return network === null ? 0 : Math.max(0, neededOf(network) - network.ports);
}
