import type { CalcResult, Fields, Raw, Sourced, ValuesOf, WorkingStep } from '../inputs/index.ts';
import type { GivenLine, RoleLine } from '../roles/index.ts';

/** The ten, in the order of the sidebar; each is the name of its page under /tool/calculator/. */
export const calculatorIds = [
  'aVideoCapacity',
  'bNVRChannelAccess',
  'cCameraFocalLength',
  'dBandWidth',
  'eSwitchAccess',
  'fGenericCabling',
  'gCameraPowerSupply',
  'hTwistedPairAmount',
  'iVerticalBinocular',
  'jWirelessIntelligent',
] as const;
export type CalculatorId = (typeof calculatorIds)[number];

/** A calculator as its page needs it: what goes in, what comes out, and how to say it. */
export interface CalculatorPlan<F extends Fields = Fields, Outputs = Record<string, unknown>> {
  id: CalculatorId;
  title: string;
  /** What it answers, in one line. */
  answers: string;
  fields: F;
  /** Inputs the page opens with: a plain case from practice, valid. */
  starter: Raw;
  /** Checks the inputs and works them out. The outputs are rounded as the handbook's output lists say. */
  calculate: (inputs: unknown) => CalcResult<Outputs, ValuesOf<F>>;
  /** The formula with the numbers put in, in the order of evaluation. */
  working: (values: ValuesOf<F>, outputs: Outputs) => WorkingStep[];
  /** What the result means for the project, a sentence each; the first is the one to copy into a message. */
  meaning: (values: ValuesOf<F>, outputs: Outputs) => string[];
  /** Every warning code with what it says and what to do. */
  warningTexts: Readonly<Record<string, string>>;
  /** The constants behind the figures. */
  basis: readonly Sourced<unknown>[];
  /** The products that follow from the result; empty where none do. */
  products: (values: ValuesOf<F>, outputs: Outputs) => RoleLine[];
  /** Inputs as far as a list of products says them; null where it says nothing for this calculator. */
  inputsFrom: (lines: readonly GivenLine[]) => Raw | null;
}

export const defineCalculator = <const F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>): CalculatorPlan<F, Outputs> => plan;
