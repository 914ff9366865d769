import type { RoleLine } from '../roles/index.ts';
import type { CompatInputs } from './check-types.ts';
import { FIBRE_ROLES, isSafetyList, SAFETY_ROLES, SITE_ROLES } from './asked-roles.ts';
import { findCheckedRole, isVideoList } from './fields.ts';
import type { GivenLine } from '../roles/index.ts';
import { usualLocation, type CameraLocation } from './camera-location.ts';

/** What the check reads of a line of a list or an order. */
export interface LineToCheck {
  role: string | null;
  roleAttributes: RoleLine['attributes'];
  quantity: number;
  /** Its product family: what a camera's accessory relation names. */
  spuNo: string;
  /** 0 on sale; anything else is left out. */
  skuStatus: number;
}

/** A list's line as the rules take it; null where it is not on sale or plays no role they know. Screen and paper ask by `askedOf`. */
export function roleLineOf({ role, roleAttributes, quantity, spuNo, skuStatus }: LineToCheck): RoleLine | null {
  const checked = role === null || skuStatus !== 0 ? null : findCheckedRole(role);
  return checked && { role: checked, quantity, attributes: { ...roleAttributes, spu: spuNo } };
}

/** How a list is checked, as far as it is asked of the rules. */
export interface ListSettings extends Required<Omit<CompatInputs, 'lines'>> {
  /** Main streams as they are set on the devices, by model. */
  bitrates: readonly { skuNo: string; kbps: number }[];
  /** How far the cameras of a model are from their cabinet. */
  runs: readonly { skuNo: string; averageM: number; longestM: number }[];
  /** Where the cameras of a model hang, as somebody said. */
  places: readonly { skuNo: string; location: CameraLocation }[];
  /** What the customer has already. */
  kept: readonly GivenLine[];
}

/** A question for the rules; what each of its lines stands for is beside it, line by line. */
export interface AskedList<Line, Kept> {
  inputs: CompatInputs;
  from: readonly ({ line: Line } | { kept: Kept })[];
}

/**
 * What is asked of a list: its lines on sale that play a role the rules know or something mandatory is of, then the devices the customer has
 * already. null: nothing of it belongs to a video system, no rule of safety asks for anything, and nothing mandatory is asked for.
 */
export function askedOf<Line extends LineToCheck & { skuNo: string }, Kept extends GivenLine>(
  lines: readonly Line[],
  settings: Omit<ListSettings, 'kept'> & { kept: readonly Kept[] },
): AskedList<Line, Kept> | null {
  const { kept, retentionDays, hoursPerDay, avgCableM, headless, standbyHours, gateRunM, upsBlockAh, silent, scene, mandatory } = settings;
  const asked = new Set([...SAFETY_ROLES, ...SITE_ROLES, ...FIBRE_ROLES, ...mandatory.flatMap(({ role, beside }) => [role, ...beside])]);
  const listed = lines.flatMap((line) => {
    const given = roleLineOf(line) ?? otherLineOf(line, asked);
    if (given === null) return [];
    if (given.role !== 'ipCamera') return [{ given, from: { line } }];
    return [{ given: { ...given, attributes: asTold(line.skuNo, given.attributes, settings) }, from: { line } }];
  });
  const present = kept.flatMap((device) => {
    const { role, quantity, attributes } = device;
    return findCheckedRole(role) === null && !asked.has(role) ? [] : [{ given: { role, quantity, attributes }, from: { kept: device } }];
  });
  const all: { given: GivenLine; from: { line: Line } | { kept: Kept } }[] = [...listed, ...present];
  const isAsked = mandatory.some(({ beside }) => all.some(({ given: { role } }) => beside.includes(role)));
  const roles = all.map(({ given }) => given.role);
  if (!isVideoList(roles) && !isSafetyList(roles) && !isAsked) return null;
  return {
    inputs: {
      lines: all.map(({ given }) => given),
      retentionDays,
      hoursPerDay,
      avgCableM,
      headless,
      standbyHours,
      gateRunM,
      upsBlockAh,
      silent,
      scene,
      mandatory,
    },
    from: all.map(({ from }) => from),
  };
}

/** What a camera's model says, with what somebody said of it in this list and where it hangs. */
export function asTold(
  skuNo: string,
  attributes: GivenLine['attributes'],
  { bitrates, runs, places }: Pick<ListSettings, 'bitrates' | 'runs' | 'places'>,
): GivenLine['attributes'] {
  const typed = bitrates.find((one) => one.skuNo === skuNo);
  const run = runs.find((one) => one.skuNo === skuNo);
  const location = places.find((one) => one.skuNo === skuNo)?.location ?? usualLocation(attributes);
  return {
    ...attributes,
    ...(typed !== undefined && { bitrateKbps: typed.kbps }),
    ...(run !== undefined && { runAvgM: run.averageM, runMaxM: run.longestM }),
    ...(location !== null && { location }),
  };
}

/** One of a role that only a rule of safety or something mandatory asks for. */
function otherLineOf({ role, quantity, roleAttributes, skuStatus }: LineToCheck, asked: ReadonlySet<string>): GivenLine | null {
  return role === null || skuStatus !== 0 || !asked.has(role) ? null : { role, quantity, attributes: roleAttributes };
}

interface Problem {
  code: string;
  subject: string;
  shortBy: number | null;
}

/** A problem stays ignored as long as exactly as much is missing as when it was. */
export const isSameProblem = (one: Problem, other: Problem): boolean =>
  one.code === other.code && one.subject === other.subject && one.shortBy === other.shortBy;
