/** Ways to cure what is amiss with a list: products that come, and listed ones that go for better ones. Source: CHECK-10. */
import { CURE_LIMITS } from '../constants/list-check.ts';
import { sumOf } from '../inputs/index.ts';
import type { Effort } from './budget.ts';
import type { Issue } from './check-types.ts';
import { readList, ruleOn } from './compat-check.ts';
import type { CheckedList } from './demand.ts';
import { checkAggregation } from './aggregation-rules.ts';
import { checkPorts } from './port-rules.ts';
import { feedingWays } from './feeding-ways.ts';
import { createFindings, type Findings } from './findings.ts';
import { gateLinkWays } from './gate-network-rules.ts';
import { spareWays } from './led-rules.ts';
import { licenceWays } from './licence-rules.ts';
import { displayWays, powerWays, weatherWays } from './other-ways.ts';
import { bracketWays } from './mounting-rules.ts';
import { reachWays } from './reach-ways.ts';
import { recordingWays } from './recording-ways.ts';
import type { IssueCode } from './texts.ts';
import type { RoleLine } from '../roles/index.ts';
import { added, type Cured, type Way } from './way.ts';
import { withChange } from './with-lines.ts';

export type CureKind = 'recording' | 'feeding' | 'power' | 'weather' | 'display' | 'licences' | 'spares' | 'gates' | 'mounting' | 'reach';

/** Problems with one cure among them, and the ways to cure them all at once; each by itself leaves none of them. */
export interface Cure {
  kind: CureKind;
  /** `CODE subject` of the problems. */
  keys: string[];
  ways: Way[];
}

interface Kind {
  codes: ReadonlySet<IssueCode>;
  ways: (list: CheckedList, of: Cured) => Iterable<Way>;
}

const KINDS: Readonly<Record<CureKind, Kind>> = {
  recording: {
    codes: new Set([
      'NVR_MISSING',
      'NVR_CHANNELS_SHORT',
      'NVR_BANDWIDTH_SHORT',
      'NVR_UNASSIGNABLE',
      'CODEC_UNSUPPORTED',
      'RESOLUTION_UNSUPPORTED',
      'PROTOCOL_MISMATCH',
      'NVR_DECODE_SHORT',
      'HDD_MISSING',
      'HDD_SHORT',
      'HDD_BAYS_SHORT',
      'HDD_UNASSIGNABLE',
      'HDD_TOO_LARGE',
    ]),
    ways: recordingWays,
  },
  feeding: {
    codes: new Set(['POE_PORTS_SHORT', 'POE_POWER_SHORT', 'POE_CLASS_UNSUPPORTED', 'POE_UNASSIGNABLE', 'UPLINK_SHORT', 'RECORDER_LINK_UNASSIGNABLE']),
    ways: feedingWays,
  },
  power: { codes: new Set(['POWER_12V_SHORT', 'POWER_12V_OUTPUTS_SHORT']), ways: powerWays },
  weather: { codes: new Set(['ENV_UNSUITABLE']), ways: weatherWays },
  display: { codes: new Set(['MONITOR_OUTPUTS_SHORT']), ways: displayWays },
  licences: { codes: new Set(['LICENCE_SHORT']), ways: licenceWays },
  spares: { codes: new Set(['LED_SPARE_UNFIT']), ways: spareWays },
  mounting: { codes: new Set(['BRACKET_SHORT', 'BRACKET_UNFIT']), ways: bracketWays },
  gates: { codes: new Set(['GATE_LINK_SHORT']), ways: gateLinkWays },
  reach: { codes: new Set(['DISTANCE_OVER_100M']), ways: reachWays },
};

/** What follows from a cure and belongs to it: a switch above two, ports for what hangs on them, cable for four pairs. */
const FOLLOWING: ReadonlySet<IssueCode> = new Set(['AGGREGATION_SWITCH_MISSING', 'DATA_PORTS_SHORT']);

export const keyOf = ({ code, subject }: Pick<Issue, 'code' | 'subject'>): string => `${code} ${subject}`;

/** What cures a list as a whole. */
export interface Cures {
  cures: Cure[];
  /** Products for what is short beside, which only an addition cures, with the `CODE subject` of their problem. */
  rest: { key: string; adds: RoleLine[] }[];
}

/**
 * The cures of a list. Each way has been tried: with it none of its problems is left, no other
 * error comes in and none that there is grows. The first of them is the addition the check proposes, where there is one.
 * `fixed`: places of devices that stay. Nothing where the question is refused. The same question always gets the same ways.
 */
export function curesOf(inputs: unknown, { fixed = [], effort }: { fixed?: readonly number[]; effort: Effort }): Cures {
  const read = readList(inputs, effort);
  if (!read.ok) return { cures: [], rest: [] };
  const { list, findings } = read;
  ruleOn(list, findings);
  const before = withoutFollowing(list, findings);
  // what the proposals have left
  const budget = list.cures;
  const stay = new Set(fixed);
  const mayGo = (place: number): boolean => place >= 0 && !stay.has(place);
  let base = list;
  const cures = (Object.keys(KINDS) as CureKind[]).flatMap((kind): Cure[] => {
    const { codes, ways: waysOf } = KINDS[kind];
    const issues = findings.issues.filter(({ code }) => codes.has(code));
    if (issues.length === 0) return [];
    const proposals = [...new Set(issues.flatMap(({ cures }) => cures))].flatMap((place) => findings.additions[place] ?? []);
    const proposed = proposals.length === 0 ? null : added(...proposals);
    const ways: Way[] = [];
    const known = new Set<string>();
    for (const way of waysOf({ ...base, cures: budget, verdict: budget }, { issues, proposed, mayGo })) {
      if (ways.length >= CURE_LIMITS.value.ways || budget.left <= 0) break;
      const tried = known.size < CURE_LIMITS.value.tries ? completed({ ...base, verdict: budget }, way, { codes, before }) : null;
      if (tried === null || known.has(JSON.stringify(tried))) continue;
      known.add(JSON.stringify(tried));
      ways.push(tried);
    }
    if (ways.length === 0) return [];
    // what comes after is tried beside the first way
    base = withChange(base, ways[0] ?? added());
    return [{ kind, keys: issues.map(keyOf), ways }];
  });
  const cured = new Set(cures.flatMap(({ keys }) => keys));
  // asked for beside the first ways: fibre in the place of copper leaves fewer plugs to buy
  const beside = base === list ? before : found({ ...base, verdict: { left: effort.verdict }, cures: budget });
  const rest = before.issues.flatMap((issue) => {
    const key = keyOf(issue);
    const still = cured.has(key) ? undefined : beside.issues.find((one) => keyOf(one) === key);
    const adds = still === undefined ? [] : beside.additionsOf(still);
    return adds.length === 0 ? [] : [{ key, adds: [...adds] }];
  });
  return { cures, rest };
}

function found(list: CheckedList): Plain {
  const findings = createFindings();
  ruleOn(list, findings);
  return plainOf(findings);
}

interface Plain {
  issues: readonly Issue[];
  additionsOf: (issue: Issue) => Way['adds'];
}

const plainOf = ({ issues, additions }: Pick<Findings, 'issues' | 'additions'>): Plain => ({
  issues,
  additionsOf: ({ cures }) => cures.flatMap((place) => additions[place] ?? []),
});

/** Problems of the list as it stands, nothing looked for that would cure them. */
const plainly = (list: CheckedList): Plain => found({ ...list, cures: { left: 0 } });

/** What was found, but what follows from a proposal judged by the list as it stands. */
function withoutFollowing(list: CheckedList, findings: Findings): Plain {
  const found = plainOf(findings);
  const fresh = createFindings();
  for (const check of [checkPorts, checkAggregation]) check(list, fresh);
  const following = plainOf(fresh);
  return {
    issues: [...found.issues.filter(({ code }) => !FOLLOWING.has(code)), ...fresh.issues],
    additionsOf: (issue) => (FOLLOWING.has(issue.code) ? following : found).additionsOf(issue),
  };
}

/** The way with what follows from it; null: something of its kind is left, or an error is new or has grown. */
function completed(list: CheckedList, way: Way, { codes, before }: { codes: ReadonlySet<IssueCode>; before: Plain }): Way | null {
  const wasSaid = new Map(before.issues.map((issue) => [keyOf(issue), issue]));
  let whole = way;
  for (let round = 0; round < 2; round++) {
    const after = plainly(withChange(list, whole));
    const following = after.issues.filter((issue) => FOLLOWING.has(issue.code) && !wasSaid.has(keyOf(issue)));
    if (following.length > 0 && round === 0) {
      whole = { ...whole, adds: [...whole.adds, ...following.flatMap(after.additionsOf)] };
      continue;
    }
    const isLeft = after.issues.some((issue) => codes.has(issue.code) || isUndecided(issue, codes));
    const isWorse = after.issues.some((issue) => {
      const was = wasSaid.get(keyOf(issue));
      return issue.severity === 'error' && (was === undefined || (was.shortBy ?? 0) < (issue.shortBy ?? 0));
    });
    return isLeft || isWorse ? null : whole;
  }
  return null;
}

/** A cure that may be none is none. */
const isUndecided = ({ code, subject }: Issue, codes: ReadonlySet<IssueCode>): boolean =>
  code === 'ASSIGNMENT_UNDECIDED' &&
  (subject === 'dc12' ? codes.has('POWER_12V_SHORT') : codes.has(subject === 'poe' || subject === 'uplink' ? 'UPLINK_SHORT' : 'HDD_SHORT'));

/** Money of a way, integer fen: what comes less what goes. */
interface WayPrices {
  /** Of one piece; null: it has no price here. */
  ofAdded(line: Way['adds'][number]): number | null;
  ofListed(place: number): number | null;
}

/**
 * What a way costs more than the list as it stands, fen; null where something that comes has no price. What goes and has no price
 * saves nothing. A recorder of 2,280.00 for one of 1,150.00: 113000.
 */
export function differenceOf({ adds, takes, more }: Way, { ofAdded, ofListed }: WayPrices): number | null {
  const prices = [...adds.map((line) => [ofAdded(line), line.quantity] as const), ...more.map(({ place, quantity }) => [ofListed(place), quantity] as const)];
  if (prices.some(([fen]) => fen === null)) return null;
  return sumOf(prices, ([fen, quantity]) => (fen ?? 0) * quantity) - sumOf(takes, ({ place, quantity }) => (ofListed(place) ?? 0) * quantity);
}

/** Ways from the cheapest; those without a price last, in their own order, so that none of them counts as cheap. */
export function cheapestFirst<One extends Way>(ways: readonly One[], prices: WayPrices): { way: One; differenceFen: number | null }[] {
  return ways
    .map((way) => ({ way, differenceFen: differenceOf(way, prices) }))
    .toSorted((a, b) => (a.differenceFen ?? Number.POSITIVE_INFINITY) - (b.differenceFen ?? Number.POSITIVE_INFINITY) || 0);
}
