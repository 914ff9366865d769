import type { RoleLine } from '../roles/index.ts';
import type { CompatInputs } from './check-types.ts';
import { FIBRE_ROLES, isSafetyList, SAFETY_ROLES, SITE_ROLES } from './asked-roles.ts';
import { findCheckedRole, isVideoList } from './fields.ts';
import type { GivenLine } from '../roles/index.ts';

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
  const { bitrates, runs, kept, retentionDays, hoursPerDay, avgCableM, headless, standbyHours, gateRunM, scene, mandatory } = settings;
  const typed = new Map(bitrates.map(({ skuNo, kbps }) => [skuNo, kbps]));
  const asked = new Set([...SAFETY_ROLES, ...SITE_ROLES, ...FIBRE_ROLES, ...mandatory.flatMap(({ role, beside }) => [role, ...beside])]);
  const listed = lines.flatMap((line) => {
    const given = roleLineOf(line) ?? otherLineOf(line, asked);
    if (given === null) return [];
    if (given.role !== 'ipCamera') return [{ given, from: { line } }];
    const [kbps, run] = [typed.get(line.skuNo), runs.find(({ skuNo }) => skuNo === line.skuNo)];
    const told = { ...(kbps !== undefined && { bitrateKbps: kbps }), ...(run !== undefined && { runAvgM: run.averageM, runMaxM: run.longestM }) };
    return [{ given: { ...given, attributes: { ...given.attributes, ...told } }, from: { line } }];
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
    inputs: { lines: all.map(({ given }) => given), retentionDays, hoursPerDay, avgCableM, headless, standbyHours, gateRunM, scene, mandatory },
    from: all.map(({ from }) => from),
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
