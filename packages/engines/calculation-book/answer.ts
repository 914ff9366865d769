import {
  bandwidth,
  calculatorList,
  focalLength,
  genericCabling,
  peopleCounter,
  powerSupply,
  recorderAccess,
  switchAccess,
  twistedPair,
  videoCapacity,
  wirelessBridge,
  type CalculatorId,
  type CalculatorPlan,
} from '../calculators/index.ts';
import {
  errorText,
  inputsInWords,
  inputsToPairs,
  knownAnswers,
  constantText,
  numberText as n,
  type Fields,
  type InputGroup,
  type InputLine,
  type Raw,
  type Refused,
  type Sourced,
  type ValuesOf,
  type WorkingStep,
} from '../inputs/index.ts';
import { roleName, roleUnit, wantedText } from '../roles/index.ts';
import { scenarioPlans, type ScenarioId, type ScenarioPlan } from '../sizing/index.ts';

/** What a book may hold: the ten calculators and the seven recommendations, by the names of their engines. */
export type EngineId = CalculatorId | ScenarioId;

/** A plan closed over: its own functions are handed the values read by its own fields. */
const calculates =
  <F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>) =>
  (given: Raw): BookOutcome => {
    const outcome = plan.calculate(given);
    return outcome.valid ? answered(plan, given, outcome, calculated(plan, outcome.values, outcome)) : refusedBy(plan, given, outcome);
  };

const calculators: Readonly<Record<CalculatorId, (given: Raw) => BookOutcome>> = {
  aVideoCapacity: calculates(videoCapacity),
  bNVRChannelAccess: calculates(recorderAccess),
  cCameraFocalLength: calculates(focalLength),
  dBandWidth: calculates(bandwidth),
  eSwitchAccess: calculates(switchAccess),
  fGenericCabling: calculates(genericCabling),
  gCameraPowerSupply: calculates(powerSupply),
  hTwistedPairAmount: calculates(twistedPair),
  iVerticalBinocular: calculates(peopleCounter),
  jWirelessIntelligent: calculates(wirelessBridge),
};

const recommends = (plan: ScenarioPlan, given: Raw): BookOutcome => {
  const outcome = plan.calculate(given);
  return outcome.valid ? answered(plan, given, outcome, recommended(plan, outcome.values, outcome)) : refusedBy(plan, given, outcome);
};

const isCalculator = (engine: EngineId): engine is CalculatorId => Object.hasOwn(calculators, engine);

/** `录像存储容量计算`. */
export const engineTitle = (engine: EngineId): string => (isCalculator(engine) ? calculatorList[engine].title : scenarioPlans[engine].title);

/** Steps that are kept: of a thousand groups the first ones show how it goes. */
const STEPS_MAX = 120;

export interface LabelledText {
  label: string;
  text: string;
}
interface BasisEntry {
  mark: Sourced<unknown>['mark'];
  label: string;
  source: string;
}

/** `device`: of a recommendation what the step is a line of, and its size in words; answers kept before it was said have none. */
export interface BookStep extends Omit<WorkingStep, 'isOfGroup'> {
  device?: { role: string; wanted: string } | undefined;
}

/** What an engine answers to inputs, in words, as it is read on paper (BOOK-3). */
export interface BookAnswer {
  /** The sentence to copy into a message. */
  headline: string;
  /** Further sentences. */
  notes: string[];
  /** By device or row; the first group without a title are the inputs of the whole. */
  inputs: { title: string; lines: LabelledText[] }[];
  /** The figures that matter. */
  results: LabelledText[];
  working: BookStep[];
  /** Steps left out beyond those kept. */
  stepsLeftOut: number;
  warnings: string[];
  basis: BasisEntry[];
}

export type BookOutcome =
  | { valid: true; answer: BookAnswer; inputs: Raw; pairs: [name: string, value: string][] }
  /** Field by field, in the words of its form. */
  | { valid: false; errors: { field: string; text: string }[] };

/** Works inputs out anew. `inputs` of the answer: what the engine knows of those given; `pairs`: the same as an address keeps them. */
export const answerOf = (engine: EngineId, given: Raw): BookOutcome =>
  isCalculator(engine) ? calculators[engine](given) : recommends(scenarioPlans[engine], given);

type Plan = Pick<CalculatorPlan, 'fields' | 'warningTexts' | 'basis'>;

const refusedBy = ({ fields }: Plan, given: Raw, { errors }: Refused): BookOutcome => ({
  valid: false,
  errors: errors.map((error) => ({ field: error.field, text: errorText(fields, error, given) })),
});

function answered(plan: Plan, given: Raw, { values, warnings }: { values: Raw; warnings: readonly string[] }, said: Said): BookOutcome {
  const inputs = knownAnswers(plan.fields, given);
  return {
    valid: true,
    inputs,
    pairs: inputsToPairs(plan.fields, inputs),
    answer: {
      ...said,
      working: said.working.slice(0, STEPS_MAX),
      stepsLeftOut: Math.max(0, said.working.length - STEPS_MAX),
      inputs: groupsOf(inputsInWords(plan.fields, inputs, values)),
      warnings: warnings.map((code) => plan.warningTexts[code] ?? code),
      basis: plan.basis.map(({ mark, label, source, value }) => ({ mark, label: [label, constantText(value) ?? []].flat().join('：'), source })),
    },
  };
}

type Said = Pick<BookAnswer, 'headline' | 'notes' | 'results' | 'working'>;

function calculated<F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>, values: ValuesOf<F>, outputs: Outputs): Said {
  const [headline = plan.title, ...notes] = plan.meaning(values, outputs);
  const steps = plan.working(values, outputs);
  // steps of the single groups lead to those of the whole, which are the results
  const ofTheWhole = steps.filter(({ isOfGroup }) => !isOfGroup);
  return {
    headline,
    notes,
    working: steps.map(({ title, formula, substituted, value }) => ({ title, formula, substituted, value })),
    results: (ofTheWhole.length > 0 ? ofTheWhole : steps).map(({ title, value }) => ({ label: title, text: value })),
  };
}

function recommended(plan: ScenarioPlan, ...[values, outputs]: Parameters<ScenarioPlan['highlights']>): Said {
  const { lines } = outputs;
  const results = plan.highlights(values, outputs).map(({ label, value }) => ({ label, text: value }));
  return {
    headline: results.map(({ label, text }) => `${label} ${text}`).join('，'),
    notes: ['以上为按用途与参数推算的设备数量，型号与价格以清单和报价为准。'],
    results,
    working: lines.map(({ role, quantity, attributes, reason }) => {
      const wanted = wantedText(role, attributes);
      return {
        title: wanted === '' ? roleName(role) : `${roleName(role)}（${wanted}）`,
        formula: reason.rule,
        substituted: `${reason.inputs}：${reason.arithmetic}`,
        value: `${n(quantity)} ${roleUnit(role)}`,
        device: { role, wanted },
      };
    }),
  };
}

function groupsOf(words: readonly (InputLine | InputGroup)[]): BookAnswer['inputs'] {
  const plain = words.filter((one) => 'label' in one).map(({ label, text }) => ({ label, text }));
  const groups = words.filter((one) => 'lines' in one).map(({ title, lines }) => ({ title, lines: lines.map(({ label, text }) => ({ label, text })) }));
  return [...(plain.length > 0 ? [{ title: '', lines: plain }] : []), ...groups];
}
