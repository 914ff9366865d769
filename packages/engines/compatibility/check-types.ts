import type { CalcResult, ValuesOf } from '../inputs/index.ts';
import type { MandatoryItem } from './read-lines.ts';
import type { GivenLine, RoleLine } from '../roles/index.ts';
import type { checkFields } from './check-fields.ts';
import type { IssueCode, Severity } from './texts.ts';

/** A problem of the list. Extra to the handbook's fields: `subject`, `rule`, `why`, `lines`. */
export interface Issue {
  code: IssueCode;
  severity: Severity;
  /** How many, how much is missing; null where a count makes no sense. */
  shortBy: number | null;
  /** What it is about where a code can occur more than once (a bracket type); '' otherwise. */
  subject: string;
  /** Number of the handbook's rule: `7`, `17b`. */
  rule: string;
  /** The arithmetic, a sentence: `10 × (3072＋512) ÷ 1000 ＝ 35.84 Mbps，已有 0 Mbps`. */
  why: string;
  /** Places in `inputs.lines` it is about, for jumping there. */
  lines: number[];
  /** Places in `additions` that cure it; empty: the user decides. */
  cures: number[];
}

/** What each camera of a line sends into its recorder. */
export interface Stream {
  /** Place in `inputs.lines`. */
  line: number;
  quantity: number;
  /** Main stream; null: its description is not complete. */
  kbps: number | null;
  /** `4MP · H.265 · 25 帧/秒 · 复杂`; the bitrate that was typed in is said as such. */
  by: string;
}

export interface CompatInputs {
  lines: readonly GivenLine[];
  retentionDays?: number;
  hoursPerDay?: number;
  avgCableM?: number;
  headless?: boolean;
  /** How long doors are to work without the mains; 0: nobody asks. */
  standbyHours?: number;
  /** How far gates are from their closet; 0: nobody asks. */
  gateRunM?: number;
  /** What the batteries of UPS hosts are to have together, pieces × ampere-hours; 0: nobody asks. */
  upsBlockAh?: number;
  /** No sound is recorded, whatever microphones there are. */
  silent?: boolean;
  scene?: ValuesOf<typeof checkFields>['scene'];
  /** What a recommendation said may not be left out. */
  mandatory?: readonly (Omit<MandatoryItem, 'role'> & { role: string })[];
}

export type CompatResult = CalcResult<
  {
    /** No issue of severity `error`. */
    ok: boolean;
    /** The effort was used up: with more of it more might be decided, or proposed. */
    isCut: boolean;
    cameras: number;
    /** 2 decimals. */
    requiredMbps: number;
    /** What the cameras of each line were taken to send. */
    streams: Stream[];
    issues: Issue[];
    additions: RoleLine[];
    /** Lines a rule had to skip because a number it needs is missing (参数缺失): place and the attributes' names. */
    incomplete: { line: number; attributes: string[] }[];
    /** What no rule could judge, in words (CHECK-20). */
    unjudged: string[];
  },
  ValuesOf<typeof checkFields>
>;
