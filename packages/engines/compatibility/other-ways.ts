/** Ways for what is neither recorded nor fed over its cable: a larger supply, a housing for outdoors. Source: CHECK-10. */
import { CURE_LIMITS, OUTDOOR_IP_RATING } from '../constants/list-check.ts';
import { SUPPLY_SIZES_A } from '../constants/supply.ts';
import { isAtMost } from '../inputs/index.ts';
import type { RoleAttribute, RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import type { Camera } from './parts.ts';
import { replaced, type Cured, type Way } from './way.ts';

export function* powerWays(list: CheckedList, { proposed, mayGo }: Cured): Generator<Way> {
  if (proposed !== null) yield proposed;
  for (const { place, quantity, has } of list.supplies.filter((supply) => mayGo(supply.place)).slice(0, CURE_LIMITS.value.lines)) {
    const larger = SUPPLY_SIZES_A.value.filter((sizeA) => sizeA > (has.currentA ?? 0));
    for (const currentA of larger) yield replaced([{ place, quantity: 1 }], [{ role: 'powerSupply12V', quantity: 1, attributes: { currentA } }]);
    for (const currentA of quantity > 1 ? larger : []) yield replaced([{ place, quantity }], [{ role: 'powerSupply12V', quantity, attributes: { currentA } }]);
  }
}

/** The same camera in a housing that keeps the rain out. */
export function* weatherWays({ cameras }: CheckedList, { mayGo }: Cured): Generator<Way> {
  const wet = cameras.filter(
    ({ has: { location, ipRating } }) => location === 'outdoor' && ipRating !== undefined && !isAtMost(OUTDOOR_IP_RATING.value, ipRating),
  );
  if (wet.length === 0 || wet.length > CURE_LIMITS.value.lines || wet.some(({ place }) => !mayGo(place))) return;
  yield replaced(
    wet.map(({ place, quantity }) => ({ place, quantity })),
    wet.map((camera): RoleLine => ({ role: 'ipCamera', quantity: camera.quantity, attributes: alike(camera) })),
  );
}

/** All that the rules read of it: one that did not say its protocols would meet no recorder of another maker, one that is not on the air would take a port. */
function alike({ brand, protocols, power, bracket, junctionBox, has }: Camera): Record<string, RoleAttribute> {
  const { resolution, codec, fps, scene, powerW, poeClass, bracketIncluded, bitrateKbps, subStreamKbps, audio, wireless } = has;
  const known: Record<string, RoleAttribute | null | undefined> = {
    resolution,
    codec,
    fps,
    scene,
    powerW,
    poeClass,
    bracketIncluded,
    bitrateKbps,
    subStreamKbps,
    audio: audio === true ? true : undefined,
    wireless: wireless === true ? true : undefined,
    brand,
    protocols,
    power,
    bracket,
    junctionBox,
  };
  const said = Object.entries(known).flatMap(([name, value]): [string, RoleAttribute][] => (value === undefined || value === null ? [] : [[name, value]]));
  return { ...Object.fromEntries(said), location: 'outdoor', ipRating: OUTDOOR_IP_RATING.value };
}
