import type { DesignLine } from '@portal/contract/design-order';
import type { Raw } from '@portal/engines/inputs';
import type { GivenLine } from '@portal/engines/roles';

export interface TakenLines {
  /** Inputs as far as the lines say them. */
  inputs: Raw;
  used: readonly DesignLine[];
  unused: readonly DesignLine[];
}

/**
 * The inputs a list says for a calculator; null where it says nothing. Used are the lines without which the inputs would be
 * others, so that a second recorder that changes nothing counts as not used.
 */
export function takeLines(inputsFrom: (lines: readonly GivenLine[]) => Raw | null, lines: readonly DesignLine[]): TakenLines | null {
  const known = lines.flatMap((line) => (line.role === null ? [] : [{ line, roleLine: roleLineOf(line, line.role) }]));
  const inputs = inputsFrom(known.map(({ roleLine }) => roleLine));
  if (inputs === null) return null;
  const whole = JSON.stringify(inputs);
  const used = known
    .filter(({ line }) => JSON.stringify(inputsFrom(known.filter((other) => other.line !== line).map(({ roleLine }) => roleLine))) !== whole)
    .map(({ line }) => line);
  return { inputs, used, unused: lines.filter((line) => !used.includes(line)) };
}

const roleLineOf = ({ quantity, roleAttributes }: DesignLine, role: string): GivenLine => ({ role, quantity, attributes: roleAttributes });
