/** What in a list shows that a zone is loud enough, or its line thick enough, after all. Source: SIZE-18. */
import { COPPER_CLASS_5 } from '../../calculators/index.ts';
import { ROLL_M } from '../../constants/cabling.ts';
import { ceil, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { RoleLine } from '../../roles/index.ts';
import type { BroadcastZoneMetrics } from './calculate.ts';
import type { BroadcastFields } from './fields.ts';
import { allowedLineOhm, type Zone } from './zone.ts';

type Values = ValuesOf<BroadcastFields>;
interface Pair {
  zone: Zone;
  found: BroadcastZoneMetrics;
}

/** Speakers as loud as the loudest zone that is short asks, as many as all of them have; cable as thick as the longest line asks. Nothing of what no product does. */
export function broadcastEndedBy({ zones, lineLossDb }: Values, found: readonly BroadcastZoneMetrics[]): Record<string, RoleLine[]> {
  const pairs = zones.flatMap((zone, place): Pair[] => {
    const metrics = found[place];
    return metrics === undefined ? [] : [{ zone, found: metrics }];
  });
  const louder = louderSpeakers(pairs.filter((pair) => pair.found.cure !== null));
  const thicker = thickerCable(
    pairs.filter((pair) => pair.found.lineAreaMm2 === null),
    lineLossDb,
  );
  return { ...(louder.length > 0 && { SPL_SHORT: louder }), ...(thicker.length > 0 && { LINE_TOO_LONG: thicker }) };
}

function louderSpeakers(short: readonly Pair[]): RoleLine[] {
  const needs = short.flatMap(({ zone, found: { cure, speakers, tapW } }) => {
    const role = zone.room !== 'outdoor' && zone.use === 'emergency' ? ('fireSpeaker' as const) : ('ceilingSpeaker' as const);
    return cure === null || cure.sensitivityDb === null ? [] : [{ role, speakers, tapW, sensitivityDb: cure.sensitivityDb }];
  });
  if (needs.length < short.length) return [];
  return [...Map.groupBy(needs, ({ role, tapW }) => JSON.stringify([role, tapW])).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { role, tapW } = first;
    return [
      { role, quantity: sumOf(same, ({ speakers }) => speakers), attributes: { tapW, sensitivityDb: Math.max(...same.map((need) => need.sensitivityDb)) } },
    ];
  });
}

function thickerCable(long: readonly Pair[], lineLossDb: number): RoleLine[] {
  if (long.length === 0) return [];
  const thickest = COPPER_CLASS_5.value.at(-1);
  if (thickest === undefined) throw new Error('no conductor');
  // twice the conductor, half the resistance: beyond the table by its last one
  const areas = long.map(
    ({ zone, found: { zoneLoadW } }) => (((2 * zone.cableM * thickest.ohmPerKm) / 1000) * thickest.areaMm2) / allowedLineOhm(zoneLoadW, lineLossDb),
  );
  const rolls = ceil(sumOf(long, ({ zone }) => zone.cableM) / ROLL_M.value);
  return [{ role: 'speakerCable', quantity: rolls, attributes: { areaMm2: ceil(Math.max(...areas)) } }];
}
