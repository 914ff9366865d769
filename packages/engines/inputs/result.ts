/** What every calculator, scenario and check answers. Source: CALC-0. */
export const fieldErrorCodes = ['REQUIRED', 'NOT_A_NUMBER', 'NOT_INTEGER', 'OUT_OF_RANGE', 'NOT_IN_LIST', 'CONFLICT'] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** `field`: path of the input, rows by place: `groups[0].channels`. */
export interface FieldError {
  field: string;
  code: FieldErrorCode;
}

export interface Refused {
  valid: false;
  /** At most one a field. */
  errors: FieldError[];
}

/**
 * `values`: the inputs as they were read, checked and with defaults put in, so that nobody reads them again. `warnings` never
 * block; they stand in the order in which the rules name them, each once.
 */
export type CalcResult<Outputs, Values = unknown> = ({ valid: true; warnings: string[]; values: Values } & Outputs) | Refused;

export const refused = (...errors: FieldError[]): Refused => ({ valid: false, errors });

/** Warnings that hold, in their order, each once: `warningsOf([['OVER_100M', far], …])`. */
export const warningsOf = (named: readonly (readonly [code: string, holds: boolean])[]): string[] => [
  ...new Set(named.filter(([, holds]) => holds).map(([code]) => code)),
];

/** One step of the working: symbols, the same with the numbers put in, and what comes out. */
export interface WorkingStep {
  /** `每路每天容量` */
  title: string;
  /** `码率 ÷ 8 × 3600 × 时长 × 占比 ÷ 1024²` */
  formula: string;
  /** `2048 ÷ 8 × 3600 × 24 × 100% ÷ 1024²` */
  substituted: string;
  /** `21.09 GB` */
  value: string;
  /** It is of one group or row among those typed; without this it is of the whole. */
  isOfGroup?: true;
}

export const ofGroup = (steps: readonly WorkingStep[]): WorkingStep[] => steps.map((step) => ({ ...step, isOfGroup: true }));
