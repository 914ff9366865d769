/** Ways to feed the PoE cameras: a switch beside, a stronger one in the place of another, injectors for a few. Source: CHECK-10. */
import { CURE_LIMITS, INJECTOR_SIZES_W, POE_SWITCH_SIZES, UPLINK_SIZES_MBPS } from '../constants/list-check.ts';
import { POE_HIGHEST_CLASS, POE_RESERVE_PERCENT } from '../constants/poe.ts';
import { isAtMost } from '../inputs/index.ts';
import { poeStandards, servesClass, type RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { feedingOf, isServed, packFeeding, type FedCameras, type Feeding } from './feeding.ts';
import { TRIAL_STEPS } from './pack.ts';
import { added, replaced, type Cured, type Way } from './way.ts';
import { withChange } from './with-lines.ts';

export function* feedingWays(list: CheckedList, { issues, proposed, mayGo }: Cured): Generator<Way> {
  const feeding = feedingOf(list);
  if (issues.some(({ code }) => code === 'UPLINK_SHORT' || code === 'RECORDER_LINK_UNASSIGNABLE')) yield* fasterLinks(list, mayGo);
  if (proposed !== null) yield proposed;
  yield* injectorsFor(list, feeding);
  const unserved = feeding.fed.filter((one) => !isServed(feeding, one));
  const listed = list.poeSwitches.filter(({ place }) => mayGo(place)).slice(0, CURE_LIMITS.value.lines);
  for (const { place, quantity, has } of listed) {
    const uplink = has.uplinkMbps === undefined ? {} : { uplinkMbps: has.uplinkMbps };
    const exchanges = quantity === 1 ? [[1, 1] as const] : [[1, 1] as const, [quantity, quantity] as const];
    for (const [out, into] of exchanges) {
      // one more of another line in its place, where that does
      for (const other of listed)
        if (other.place !== place) yield { adds: [], takes: [{ place, quantity: out }], more: [{ place: other.place, quantity: into }] };
      let found = 0;
      for (const size of POE_SWITCH_SIZES.value.filter(
        ({ poePorts }) => poePorts >= Math.min(has.poePorts ?? 0, CURE_LIMITS.value.poePorts) || unserved.length > 0,
      )) {
        if (found >= CURE_LIMITS.value.sizes || list.cures.left <= 0) break;
        for (const poeStandard of BOUGHT) {
          const takes = [{ place, quantity: out }];
          const line: RoleLine = { role: 'poeSwitch', quantity: into, attributes: { ...size, poeStandard, ...uplink } };
          if (!feeds(list, replaced(takes, [withReserve(line)]))) continue;
          found++;
          yield replaced(takes, [line]);
          break;
        }
      }
    }
  }
}

function* fasterLinks(list: CheckedList, mayGo: Cured['mayGo']): Generator<Way> {
  yield* fasterUplinks(list, mayGo);
  yield* fasterTrunks(list, mayGo);
}

/** The switch above for one of faster ports. */
function* fasterTrunks({ all, networkSwitches }: CheckedList, mayGo: Cured['mayGo']): Generator<Way> {
  for (const { place, quantity, has } of networkSwitches.filter((one) => mayGo(one.place)).slice(0, CURE_LIMITS.value.lines)) {
    const { ports, portMbps } = has;
    if (ports === undefined || portMbps === undefined) continue;
    const uplinkPorts = all.find((line) => line.place === place)?.attributes['uplinkPorts'];
    const asked = { ports, ...(uplinkPorts !== undefined && { uplinkPorts }) };
    for (const mbps of UPLINK_SIZES_MBPS.value.filter((size) => size > portMbps))
      yield replaced([{ place, quantity }], [{ role: 'networkSwitch', quantity, attributes: { ...asked, portMbps: mbps } }]);
  }
}

/** `af` switches are no longer sold as new. */
const BOUGHT = poeStandards.filter((standard) => standard !== 'af');

/** What is bought has a reserve: as if it gave less. */
const withReserve = ({ attributes, ...line }: RoleLine): RoleLine => ({
  ...line,
  attributes: { ...attributes, poeBudgetW: Number(attributes['poeBudgetW']) / (1 + POE_RESERVE_PERCENT.value / 100) },
});

function feeds(list: CheckedList, way: Way): boolean {
  const feeding = feedingOf(withChange(list, way));
  const { served, packing } = packFeeding(feeding, false, list.cures, TRIAL_STEPS);
  return packing.kind === 'packed' && served.length === feeding.fed.length;
}

/** For those that no listed port serves, each its own; or for a few of any that are left over. Without a switch they would lead nowhere. */
function* injectorsFor(list: CheckedList, feeding: Feeding): Generator<Way> {
  if (list.networkSwitches.length + list.poeSwitches.length === 0) return;
  const unserved = feeding.fed.filter((one) => !isServed(feeding, one));
  const { packing, served } = packFeeding(feeding, false, list.cures, TRIAL_STEPS);
  const few = served.flatMap((one, load) => {
    const placed = packing.packed.reduce((sum, { units, pieces }) => sum + units * (pieces[load] ?? 0), 0);
    return one.count > placed ? [{ ...one, count: one.count - placed }] : [];
  });
  for (const missing of [[...unserved, ...few], unserved]) {
    const count = missing.reduce((sum, one) => sum + one.count, 0);
    if (count === 0 || count > CURE_LIMITS.value.injectors) continue;
    const lines = missing.map(injectorFor);
    if (lines.some((line) => line === null)) continue;
    yield added(...lines.flatMap((line) => line ?? []));
  }
}

function injectorFor({ count, watts, poeClass }: FedCameras): RoleLine | null {
  const poeBudgetW = INJECTOR_SIZES_W.value.find((size) => isAtMost(watts, size));
  const poeStandard = poeClass > POE_HIGHEST_CLASS.value.bt4 ? undefined : BOUGHT.find((standard) => servesClass(standard, poeClass));
  return poeBudgetW === undefined || poeStandard === undefined
    ? null
    : { role: 'poeInjector', quantity: count, attributes: { poePorts: 1, poeBudgetW, poeStandard } };
}

/** The same switch with an uplink that carries more. */
function* fasterUplinks(list: CheckedList, mayGo: (place: number) => boolean): Generator<Way> {
  const slow = list.poeSwitches.filter(({ place, has }) => mayGo(place) && has.uplinkMbps !== undefined);
  for (const uplinkMbps of UPLINK_SIZES_MBPS.value) {
    const going = slow.filter(({ has }) => (has.uplinkMbps ?? 0) < uplinkMbps);
    if (going.length === 0 || going.length > CURE_LIMITS.value.lines) continue;
    yield replaced(
      going.map(({ place, quantity }) => ({ place, quantity })),
      going.map(({ quantity, has: { poePorts = 0, poeBudgetW = 0, poeStandard = 'at' } }) => ({
        role: 'poeSwitch',
        quantity,
        attributes: { poePorts, poeBudgetW, poeStandard, uplinkMbps },
      })),
    );
  }
}
