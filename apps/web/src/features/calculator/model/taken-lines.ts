import type { DesignLine, ListCheck } from '@portal/contract/design-order';
import type { CalculatorPlan } from '@portal/engines/calculators';
import { inScene } from '@portal/engines/compatibility';
import type { Raw } from '@portal/engines/inputs';
import type { GivenLine } from '@portal/engines/roles';

export interface TakenLines {
  /** Inputs as far as the lines say them. */
  inputs: Raw;
  used: readonly DesignLine[];
  unused: readonly DesignLine[];
}

/** How the list is checked, as far as it says what its cameras send and how long it is kept. */
type CheckedStreams = Pick<ListCheck, 'scene' | 'bitrates' | 'retentionDays' | 'hoursPerDay'>;
type InputsFrom = CalculatorPlan['inputsFrom'];

/**
 * The inputs a list says for a calculator; null where it says nothing. Used are the lines without which the inputs would be
 * others, so that a second recorder that changes nothing counts as not used. Cameras send what the check of the list takes them to send (CHECK-12), for the days and hours
 * it is set to: what one signs is not less than what the list is judged by.
 */
export function takeLines(inputsFrom: InputsFrom, lines: readonly DesignLine[], check: CheckedStreams): TakenLines | null {
  const known = lines.flatMap((line) => (line.role === null ? [] : [{ line, roleLine: roleLineOf(line, line.role, check) }]));
  const inputs = inputsFrom(
    known.map(({ roleLine }) => roleLine),
    check,
  );
  if (inputs === null) return null;
  const whole = JSON.stringify(inputs);
  const used = known
    .filter(
      ({ line }) =>
        JSON.stringify(
          inputsFrom(
            known.filter((other) => other.line !== line).map(({ roleLine }) => roleLine),
            check,
          ),
        ) !== whole,
    )
    .map(({ line }) => line);
  return { inputs, used, unused: lines.filter((line) => !used.includes(line)) };
}

function roleLineOf({ skuNo, quantity, roleAttributes }: DesignLine, role: string, { scene, bitrates }: CheckedStreams): GivenLine {
  if (role !== 'ipCamera') return { role, quantity, attributes: roleAttributes };
  const typed = bitrates.find((one) => one.skuNo === skuNo);
  return { role, quantity, attributes: { ...inScene(roleAttributes, scene), ...(typed && { bitrateKbps: typed.kbps }) } };
}
