import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import type { CalculatorPlan, PickedLine } from '@portal/engines/calculators';
import { asSent, asTold, checkDefaults } from '@portal/engines/compatibility';
import { SkuStatus } from '@portal/engines/goods';
import type { Raw } from '@portal/engines/inputs';
import type { GivenLine } from '@portal/engines/roles';

type KeptDevice = ListCheck['kept'][number];

export interface InputsOfLines {
  /** Inputs as far as the lines say them. */
  inputs: Raw;
  used: readonly DesignLine[];
  /** Devices the customer has already, which count as the check counts them. */
  usedKept: readonly KeptDevice[];
  unused: readonly DesignLine[];
  /** Of each input that takes one line of several, which it is. */
  picks: readonly string[];
  /** What the list left open. */
  notes: readonly string[];
}

/** How the list is checked, as far as it says what its cameras send, how far they are, how long it is kept and what is there already. */
type CheckedStreams = Pick<ListCheck, 'scene' | 'silent' | 'bitrates' | 'runs' | 'avgCableM' | 'places' | 'retentionDays' | 'hoursPerDay' | 'kept'>;
type Taking = Pick<CalculatorPlan, 'inputsFrom' | 'howTaken'>;

/**
 * The inputs a list says for a calculator; null where it says nothing. Used are lines that say the inputs between them and of which none can be
 * spared, those of most pieces first, so that a second recorder that changes nothing counts as not used and of two alike one is (CALC-13.1).
 * Lines and devices are those the check of the list counts, and cameras send what it takes
 * them to send (CHECK-12), for the days and hours it is set to: what one signs is what the list is judged by.
 */
export function takeLines({ inputsFrom, howTaken }: Taking, lines: readonly DesignLine[], check: CheckedStreams): InputsOfLines | null {
  const known: Known[] = [
    ...lines.flatMap((line) => (line.role === null || line.skuStatus !== SkuStatus.Active ? [] : [{ of: line, given: givenOf(line, line.role, check) }])),
    ...check.kept.map((device) => ({ of: device, given: device })),
  ];
  const { retentionDays, hoursPerDay, avgCableM } = check;
  const keeping = { retentionDays, hoursPerDay, ...(avgCableM !== checkDefaults.avgCableM && { avgCableM }) };
  const sentOf = (some: readonly Known[]): GivenLine[] =>
    asSent(
      some.map(({ given }) => given),
      check,
    );
  const inputsOf = (some: readonly Known[]): Raw | null => inputsFrom(sentOf(some), keeping);
  const inputs = inputsOf(known);
  if (inputs === null) return null;
  const whole = JSON.stringify(inputs);
  const sent = sentOf(known);
  const how = howTaken?.(sent, keeping);
  const picks = (how?.picks ?? []).map((picked) => ({ picked, from: known[sent.indexOf(picked.line)] }));
  const leastFirst = known.toReversed().toSorted((one, other) => one.given.quantity - other.given.quantity);
  const needed = leastFirst.reduce<readonly Known[]>((left, one) => {
    if (picks.some(({ from }) => from === one)) return left;
    const without = left.filter((other) => other !== one);
    return JSON.stringify(inputsOf(without)) === whole ? without : left;
  }, known);
  const used = new Set(needed.map(({ of }) => of));
  return {
    inputs,
    used: lines.filter((line) => used.has(line)),
    usedKept: check.kept.filter((device) => used.has(device)),
    unused: lines.filter((line) => !used.has(line)),
    picks: picks.map(({ picked, from }) => pickText(picked, from?.of)),
    notes: how?.notes ?? [],
  };
}

const pickText = ({ among, noun }: PickedLine, of: Known['of'] | undefined): string => {
  const name = of === undefined ? noun : 'productModel' in of ? of.productModel : `利旧：${of.name}`;
  return among > 1 ? `${noun}有 ${among} 种，按数量最多的 ${name} 填入` : `按 ${name} 填入`;
};

interface Known {
  of: DesignLine | KeptDevice;
  given: GivenLine;
}

const givenOf = ({ skuNo, quantity, roleAttributes }: DesignLine, role: string, check: CheckedStreams): GivenLine => ({
  role,
  quantity,
  attributes: role === 'ipCamera' ? asTold(skuNo, roleAttributes, check) : roleAttributes,
});
