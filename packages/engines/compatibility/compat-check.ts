import { readInputs, refused, round } from '../inputs/index.ts';
import { WHOLE_EFFORT, type Effort } from './budget.ts';
import { checkAggregation, checkTrunk, checkUnsaidTrunk } from './aggregation-rules.ts';
import { checkCable, checkPlugs } from './cabling-rules.ts';
import type { CompatResult } from './check-types.ts';
import { checkCompanions, checkWhole } from './companion-rules.ts';
import { cameraCountOf, requiredMbpsOf, type CheckedList } from './demand.ts';
import { checkFields } from './check-fields.ts';
import { checkFibre } from './fibre-rules.ts';
import { checkModules } from './module-rules.ts';
import { withoutSound } from './camera-scene.ts';
import { createFindings, type Findings } from './findings.ts';
import { checkLicences } from './licence-rules.ts';
import { checkBoxes, checkBrackets, checkSurge, checkWeather } from './mounting-rules.ts';
import { readParts } from './parts.ts';
import { checkMandatory } from './mandatory-rules.ts';
import { checkSafety } from './safety-rules.ts';
import { checkPoe } from './poe-rules.ts';
import { checkDcCable } from './dc-cable-rules.ts';
import { checkPower } from './power-rules.ts';
import { readLines, readMandatory } from './read-lines.ts';
import { streamsOf } from './streams.ts';
import { unjudgedOf } from './unjudged-rules.ts';
import { asRecorded } from './recorder-fit.ts';
import { checkRecording } from './recorder-rules.ts';
import { checkPorts } from './port-rules.ts';
import type { FieldError } from '../inputs/index.ts';

/** Rules 1–17, which hold for a list with cameras, in the handbook's order: later ones count what earlier ones propose. */
const CAMERA_RULES: readonly ((list: CheckedList, findings: Findings) => void)[] = [
  checkRecording,
  checkPoe,
  checkPorts,
  checkAggregation,
  checkTrunk,
  checkUnsaidTrunk,
  checkPower,
  checkDcCable,
  checkCable,
  checkPlugs,
  checkFibre,
  checkModules,
  checkBrackets,
  checkWeather,
  checkBoxes,
  checkSurge,
  checkLicences,
  checkCompanions,
];

/**
 * Examines a list of products by role and says what is missing and what would complete it. Issues and additions stand in the
 * order of the handbook's rules. Roles the rules do not know are passed over; an attribute that is absent takes the
 * handbook's default, and a line without a number its rule needs is left out by that rule and named in `incomplete`.
 * Errors: `lines` REQUIRED or OUT_OF_RANGE, `lines[0].role`, `lines[0].quantity`, and the settings by their names.
 * The work is bounded by `effort`, whatever the list: what is not decided within it is said, what would complete it may be missing.
 * Source: CHECK-1, CHECK-2, CHECK-9. Ten 4MP cameras alone: 35 Mbps, a 16-channel recorder, 2 × 6 TB.
 */
export function compatCheck(inputs: unknown, effort: Effort = WHOLE_EFFORT): CompatResult {
  const read = readList(inputs, effort);
  if (!read.ok) return refused(...read.errors);
  const { list, findings } = read;
  ruleOn(list, findings);
  const { issues, additions, lacking } = findings;
  return {
    valid: true,
    values: list.settings,
    warnings: [],
    ok: issues.every(({ severity }) => severity !== 'error'),
    isCut: list.verdict.left <= 0 || list.cures.left <= 0,
    cameras: cameraCountOf(list),
    requiredMbps: round(requiredMbpsOf(list), 2),
    streams: streamsOf(list),
    issues,
    additions,
    incomplete: [...lacking].toSorted(([a], [b]) => a - b).map(([line, attributes]) => ({ line, attributes: [...attributes] })),
    unjudged: unjudgedOf(list, findings),
  };
}

/** The question as the rules read it, with what its lines lack already noted. */
export function readList(inputs: unknown, effort: Effort): { ok: true; list: CheckedList; findings: Findings } | { ok: false; errors: FieldError[] } {
  const settings = readInputs(checkFields, inputs);
  const { lines, errors: wrongLines } = readLines(inputs);
  const mandatory = readMandatory(inputs);
  const errors = [...wrongLines, ...mandatory.errors];
  if (!settings.ok) return { ok: false, errors: [...errors, ...settings.errors] };
  if (errors.length > 0) return { ok: false, errors };
  const findings = createFindings();
  const { scene, silent } = settings.values;
  const parts = readParts(silent ? lines.map(withoutSound) : lines, findings, scene);
  const list: CheckedList = {
    ...parts,
    described: parts.cameras,
    cameras: asRecorded(parts.cameras, parts.recorders),
    settings: settings.values,
    verdict: { left: effort.verdict },
    cures: { left: effort.cures },
    all: lines,
    mandatory: mandatory.items,
  };
  return { ok: true, list, findings };
}

/** Every rule on this list, its findings added to those there are. */
export function ruleOn(list: CheckedList, findings: Findings): void {
  if (cameraCountOf(list) > 0) for (const check of CAMERA_RULES) check(list, findings);
  checkWhole(list, findings);
  checkMandatory(list, findings);
  checkSafety(list, findings);
}
