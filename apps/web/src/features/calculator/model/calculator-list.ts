import { calculatorList, type CalculatorId } from '@portal/engines/calculators';

export const CALCULATORS_PATH = '/tool/calculator';
export const calculatorPath = (id: CalculatorId): string => `${CALCULATORS_PATH}/${id}`;

/** The calculator of an address; null where it is none of the ten. */
export function calculatorAt(path: string): CalculatorId | null {
  const name = path.startsWith(`${CALCULATORS_PATH}/`) ? path.slice(CALCULATORS_PATH.length + 1).replace(/\/$/u, '') : '';
  return Object.hasOwn(calculatorList, name) ? (name as CalculatorId) : null;
}
