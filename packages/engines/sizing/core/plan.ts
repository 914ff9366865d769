import type { CalcResult, Fields, Raw, Sourced, ValuesOf } from '../../inputs/index.ts';
import type { RoleAttribute, RoleLine } from '../../roles/index.ts';

/** The seven, in the order of the scene page. Each is also the name of its engine function: `scenarioLed(inputs)`. */
export const scenarioIds = [
  'scenarioVideoSurveillance',
  'scenarioLed',
  'scenarioParking',
  'scenarioAccessGuard',
  'scenarioBroadcast',
  'scenarioUps',
  'scenarioAccessControl',
] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** Why a line stands in the list with this quantity. All three are sentences for the designer. */
export interface LineReason {
  /** `每个箱体一张接收卡，另备 5 %` */
  rule: string;
  /** `48 个箱体` */
  inputs: string;
  /** `48 ＋ max(1, ⌈48 × 5%⌉) ＝ 51` */
  arithmetic: string;
}

export interface SizedLine extends RoleLine {
  reason: LineReason;
  /**
   * What the model must also suit, beyond the handbook's attributes: a spare module for the same environment, a breaker of
   * the same phases. Asked only of models that state it.
   */
  fits?: Readonly<Record<string, RoleAttribute>>;
  /** The clause that makes it mandatory: `GB 50116-2013 4.10.3`. Absent: a matter of taste and purse. */
  mandatory?: string;
  /** Of the pieces those the clause is about, where the others are not; absent: all. */
  mandatoryPieces?: number;
  /** What a capacity comes from, before it was rounded up to a size: the reserve of the high tier is of it, and is given once. */
  need?: Readonly<Record<string, number>>;
}

/** Metrics of the scenario and its lines, in the handbook's order; lines of quantity 0 are left out. */
export type SizedOutputs<Metrics> = Metrics & { lines: SizedLine[] };

/** 经济, 标准, 高配. `standard` is the handbook's own answer to the inputs as given. */
export const tierIds = ['economy', 'standard', 'high'] as const;
export type TierId = (typeof tierIds)[number];

/** A scenario as its page needs it. */
export interface ScenarioPlan<F extends Fields = Fields, Outputs = Record<string, unknown>> {
  id: ScenarioId;
  title: string;
  /** What it leads to, in one line. */
  answers: string;
  fields: F;
  /** The questions in the order of asking, a page each; every field stands in exactly one. */
  steps: readonly { title: string; fields: readonly (keyof F & string)[] }[];
  /** Inputs the page opens with: a plain case from practice, valid. */
  starter: Raw;
  /** Inputs for each answer to the question `by`, as the starter is one of them: a yard is no shop. */
  examples?: { by: keyof F & string; of: Readonly<Record<string, Raw>> };
  calculate: (inputs: unknown) => CalcResult<SizedOutputs<Outputs>, ValuesOf<F>>;
  /** The figures that matter, for the head of the result: `{ label: '屏体尺寸', value: '5.12 × 2.88 m' }`. */
  highlights(values: ValuesOf<F>, outputs: SizedOutputs<Outputs>): { label: string; value: string }[];
  warningTexts: Readonly<Record<string, string>>;
  /** By the code of a warning what a list must hold, all of it, for its cause to be gone; a code left out: no list can tell. */
  endedBy?(values: ValuesOf<F>, outputs: SizedOutputs<Outputs>): Readonly<Record<string, readonly RoleLine[]>>;
  basis: readonly Sourced<unknown>[];
  /**
   * Preferences a tier sets where the user left the question open (absent from the inputs): `{ high: { redundancy: 'n+1' } }`.
   * Never a fact of the site, never anything for `standard`.
   */
  presets: Readonly<Partial<Record<TierId, Raw>>>;
}

export const defineScenario = <const F extends Fields, Outputs>(plan: ScenarioPlan<F, Outputs>): ScenarioPlan<F, Outputs> => plan;
