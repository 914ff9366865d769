/** A list of products as a question for the check, and the check's answer as the list's page needs it. Pure. */
import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import {
  askedOf,
  isSameProblem,
  issueText,
  issueTitle,
  type CompatInputs,
  type CompatResult,
  type Issue,
  type IssueCode,
  type Stream,
} from '@portal/engines/compatibility';
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { attributeLabel, findRole, type RoleLine } from '@portal/engines/roles';

/** What a place of the question is: a line of the list, or a device the customer has already. */
export interface Place {
  /** null: a kept device. */
  skuNo: string | null;
  name: string;
  /** Without the name of the product. */
  model: string;
}

/** A line that no rule looks at, and why none does. */
export interface OutsideLine {
  skuNo: string;
  name: string;
  reason: string;
}

export interface ListQuestion {
  inputs: CompatInputs;
  /** By place in `inputs.lines`. */
  places: readonly Place[];
  /** Lines on sale that no rule looks at: other systems, and what no rule counts. */
  outside: readonly OutsideLine[];
}

/** A problem as the panel shows it. */
export interface ListIssue extends Pick<Issue, 'code' | 'severity' | 'shortBy' | 'subject' | 'rule' | 'why' | 'cures'> {
  /** The same for the same problem of the next check. */
  key: string;
  /** True: the system will not work as it is put together, and nothing that is added cures it. All else is still to come. */
  isBroken: boolean;
  title: string;
  text: string;
  places: readonly Place[];
  /** Those of them it is a problem of: a list without a recorder is no fault of each of its cameras. */
  own: readonly Place[];
}

export interface IgnoredListIssue extends ListIssue {
  reason: string;
}

export interface ListStream extends Omit<Stream, 'line'> {
  place: Place;
}

export interface ListAnswer {
  /** What is to be dealt with, in the order of the rules; what stands ignored is not among it. */
  issues: readonly ListIssue[];
  ignored: readonly IgnoredListIssue[];
  /** All products proposed; `cures` of an issue are places in it. */
  additions: readonly RoleLine[];
  /** Lines whose numbers a rule had to do without, with the names of what is missing. */
  incomplete: readonly { place: Place; missing: readonly string[] }[];
  cameras: number;
  requiredMbps: number;
  /** What the cameras of each line were taken to send. */
  streams: readonly ListStream[];
  /** Lines that no rule looks at (CHECK-14). */
  outside: readonly OutsideLine[];
  /** What no rule could judge, in words (CHECK-20). */
  unjudged: readonly string[];
}

/** What is asked of a list, with what each line of the question stands for; null: there is nothing to check. */
export function questionOf(lines: readonly DesignLine[], check: ListCheck): ListQuestion | null {
  const asked = askedOf(lines, check);
  const looked = new Set(asked?.from.flatMap((from) => ('line' in from ? [from.line] : [])));
  return (
    asked && {
      inputs: asked.inputs,
      places: asked.from.map((from): Place =>
        'line' in from
          ? { skuNo: from.line.skuNo, name: `${from.line.productName} ${from.line.productModel}`, model: from.line.productModel }
          : { skuNo: null, name: `利旧：${from.kept.name}`, model: from.kept.name },
      ),
      outside: lines
        .filter((line) => line.skuStatus === SkuStatus.Active && !looked.has(line))
        .map((line) => ({ skuNo: line.skuNo, name: `${line.productName} ${line.productModel}`.trim(), reason: outsideReason(line) })),
    }
  );
}

/** Why no rule looks at a line: what it is, which none of them knows or counts. */
function outsideReason({ skuType, productCategory, role }: Pick<DesignLine, 'skuType' | 'productCategory' | 'role'>): string {
  if (skuType === SkuType.SelfDefined) return '自定义产品，没有可核对的参数';
  if (skuType === SkuType.Software) return '软件，没有检查规则';
  const kind = (role === null ? null : findRole(role))?.name ?? productCategory.split('>').at(-1)?.trim() ?? '';
  return kind === '' ? '没有检查规则' : `${kind}没有检查规则`;
}

/** Problems that the cameras named have themselves; of any other they are only the reason. */
const CAMERAS_OWN: ReadonlySet<IssueCode> = new Set([
  'CODEC_UNSUPPORTED',
  'RESOLUTION_UNSUPPORTED',
  'PROTOCOL_MISMATCH',
  'POE_CLASS_UNSUPPORTED',
  'BRACKET_SHORT',
  'BRACKET_UNFIT',
  'ENV_UNSUITABLE',
]);

/** Problems no line has by itself: something else is not there. */
const WHOLE_LIST: ReadonlySet<IssueCode> = new Set(['CAMERA_MISSING', 'AGGREGATION_SWITCH_MISSING']);

/** The answer in the list's terms. A refusal (settings the check does not take) is null. */
export function answerOf({ inputs, places, outside }: ListQuestion, result: CompatResult, ignored: ListCheck['ignored']): ListAnswer | null {
  if (!result.valid) return null;
  const placesAt = (at: readonly number[]): Place[] => at.flatMap((place) => places[place] ?? []);
  const all = result.issues.map(({ code, severity, shortBy, subject, rule, why, cures, lines }) => {
    const isBroken = severity === 'error' && cures.length === 0 && !result.isCut;
    const issue = { code, severity, shortBy, subject, rule, why, cures, isBroken, key: `${code} ${subject}`, title: issueTitle({ code }) };
    const own = WHOLE_LIST.has(code) ? [] : lines.filter((line) => CAMERAS_OWN.has(code) || inputs.lines[line]?.role !== 'ipCamera');
    const models = placesAt(lines.filter((line) => inputs.lines[line]?.role === 'ipCamera')).map(({ model }) => model);
    return { ...issue, text: issueText({ code, shortBy, subject, models }), places: placesAt(lines), own: placesAt(own) };
  });
  const reasonOf = (issue: ListIssue) => ignored.find((entry) => isSameProblem(entry, issue))?.reason;
  return {
    issues: all.filter((issue) => reasonOf(issue) === undefined),
    ignored: all.flatMap((issue) => {
      const reason = reasonOf(issue);
      return reason === undefined ? [] : [{ ...issue, reason }];
    }),
    additions: result.additions,
    incomplete: result.incomplete.flatMap(({ line, attributes }) => placesAt([line]).map((place) => ({ place, missing: attributes.map(attributeLabel) }))),
    cameras: result.cameras,
    requiredMbps: result.requiredMbps,
    outside,
    unjudged: result.unjudged,
    streams: result.streams.flatMap(({ line, ...stream }) => placesAt([line]).map((place) => ({ ...stream, place }))),
  };
}

/** How many there are that the system does not work with. */
export const brokenCount = ({ issues }: Pick<ListAnswer, 'issues'>): number => issues.filter(({ isBroken }) => isBroken).length;

/** How many problems there are; advice is not one. */
export const problemCount = ({ issues }: ListAnswer): number => issues.filter(({ severity }) => severity !== 'info').length;

/** What each problem is cured by that none before it is: a switch with ports and power enough is offered once. By key. */
export function curesByIssue({
  additions,
  issues,
}: Pick<ListAnswer, 'additions' | 'issues'>): ReadonlyMap<string, { cures: RoleLine[]; curedWith: string | null }> {
  const offeredBy = new Map<number, string>();
  return new Map(
    issues.map(({ key, title, cures }) => {
      const fresh = cures.filter((place) => !offeredBy.has(place));
      const curedWith = fresh.length === 0 ? (offeredBy.get(cures[0] ?? -1) ?? null) : null;
      for (const place of fresh) offeredBy.set(place, title);
      return [key, { cures: fresh.flatMap((place) => additions[place] ?? []), curedWith }];
    }),
  );
}

/** What would complete the list as far as it is not ignored. */
export function additionsFor({ additions }: ListAnswer, issues: readonly ListIssue[]): RoleLine[] {
  const wanted = new Set(issues.flatMap(({ cures }) => cures));
  return additions.filter((_line, place) => wanted.has(place));
}
