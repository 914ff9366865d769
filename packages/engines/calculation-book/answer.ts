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
  type Sourced,
  type WorkingStep,
} from '../inputs/index.ts';
import { roleName, roleUnit, wantedText } from '../roles/index.ts';
import { scenarioPlans, type ScenarioId, type ScenarioPlan } from '../sizing/index.ts';

/** What a book may hold: the ten calculators and the seven recommendations, by the names of their engines. */
export type EngineId = CalculatorId | ScenarioId;

/** A plan among others: whoever holds it hands its functions the values read by its own fields. */
const anyCalculator = <F extends Fields, Outputs>(plan: CalculatorPlan<F, Outputs>) => plan as unknown as CalculatorPlan;

const calculatorPlans: Readonly<Record<CalculatorId, CalculatorPlan>> = {
  aVideoCapacity: anyCalculator(videoCapacity),
  bNVRChannelAccess: anyCalculator(recorderAccess),
  cCameraFocalLength: anyCalculator(focalLength),
  dBandWidth: anyCalculator(bandwidth),
  eSwitchAccess: anyCalculator(switchAccess),
  fGenericCabling: anyCalculator(genericCabling),
  gCameraPowerSupply: anyCalculator(powerSupply),
  hTwistedPairAmount: anyCalculator(twistedPair),
  iVerticalBinocular: anyCalculator(peopleCounter),
  jWirelessIntelligent: anyCalculator(wirelessBridge),
};

const isCalculator = (engine: EngineId): engine is CalculatorId => Object.hasOwn(calculatorPlans, engine);
const planOf = (engine: EngineId): CalculatorPlan | ScenarioPlan => (isCalculator(engine) ? calculatorPlans[engine] : scenarioPlans[engine]);

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
  working: WorkingStep[];
  /** Steps left out beyond those kept. */
  stepsLeftOut: number;
  warnings: string[];
  basis: BasisEntry[];
}

export type Answered =
  | { valid: true; answer: BookAnswer; values: Raw; inputs: Raw; pairs: [name: string, value: string][] }
  /** Field by field, in the words of its form. */
  | { valid: false; errors: { field: string; text: string }[] };

/** Works inputs out anew. `inputs` of the answer: what the engine knows of those given; `pairs`: the same as an address keeps them. */
export function answerOf(engine: EngineId, given: Raw): Answered {
  const plan = planOf(engine);
  const outcome = plan.calculate(given);
  if (!outcome.valid) return { valid: false, errors: outcome.errors.map((error) => ({ field: error.field, text: errorText(plan.fields, error, given) })) };
  const inputs = knownAnswers(plan.fields, given);
  const values = outcome.values as Raw;
  const outputs = outcome as unknown as Record<string, unknown>;
  const said = 'working' in plan ? calculated(plan, values, outputs) : recommended(plan, values, outputs);
  return {
    valid: true,
    values,
    inputs,
    pairs: inputsToPairs(plan.fields, inputs),
    answer: {
      ...said,
      working: said.working.slice(0, STEPS_MAX),
      stepsLeftOut: Math.max(0, said.working.length - STEPS_MAX),
      inputs: groupsOf(inputsInWords(plan.fields, inputs, values)),
      warnings: outcome.warnings.map((code) => plan.warningTexts[code] ?? code),
      basis: plan.basis.map(({ mark, label, source, value }) => ({ mark, label: [label, constantText(value) ?? []].flat().join('：'), source })),
    },
  };
}

type Said = Pick<BookAnswer, 'headline' | 'notes' | 'results' | 'working'>;

function calculated(plan: CalculatorPlan, values: Raw, outputs: Record<string, unknown>): Said {
  const [headline = plan.title, ...notes] = plan.meaning(values as never, outputs);
  const working = plan.working(values as never, outputs);
  // steps of the single groups lead to those of the whole, which are the results
  const ofTheWhole = working.filter(({ title }) => !/^第 \d+ [组行]/.test(title));
  return { headline, notes, working, results: (ofTheWhole.length > 0 ? ofTheWhole : working).map(({ title, value }) => ({ label: title, text: value })) };
}

function recommended(plan: ScenarioPlan, values: Raw, outputs: Record<string, unknown>): Said {
  const { lines } = outputs as unknown as Parameters<ScenarioPlan['highlights']>[1];
  const results = plan.highlights(values as never, outputs as never).map(({ label, value }) => ({ label, text: value }));
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
      };
    }),
  };
}

function groupsOf(words: readonly (InputLine | InputGroup)[]): BookAnswer['inputs'] {
  const plain = words.filter((one) => 'label' in one).map(({ label, text }) => ({ label, text }));
  const groups = words.filter((one) => 'lines' in one).map(({ title, lines }) => ({ title, lines: lines.map(({ label, text }) => ({ label, text })) }));
  return [...(plain.length > 0 ? [{ title: '', lines: plain }] : []), ...groups];
}
